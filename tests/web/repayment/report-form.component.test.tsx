import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { ReportForm } from '../../../web/features/repayment/report-form.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aCharge } from '../pages/home/seller-state-builders.ts'

const { reportPayment } = repaymentEndpoints
const charge = aCharge({ id: 'charge-1', pending: '2957.50' })
const answer = { payment_id: 'payment-1', charge: aCharge({ id: 'charge-1', pending: '102957.50' }) }

beforeEach(() => loginSeller())

const renderReport = (shown = charge) => renderScreen(<ReportForm charge={shown} />)

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: '已转账金额' })
const reference = () => screen.getByRole<HTMLInputElement>('textbox', { name: '转账附言或银行流水号' })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '我已转账' })
const again = () => screen.findByRole<HTMLButtonElement>('button', { name: '再次确认是否已提交' })
/** A pending or unanswered report cannot be changed. */
const isHeld = (field: HTMLInputElement) => field.closest('fieldset')?.disabled === true
const keys = () => server.callsOf(reportPayment).map(({ headers }) => headers.get('idempotency-key'))
const bodies = () => server.callsOf(reportPayment).map(({ body }) => body)

describe('reporting a transfer', () => {
  it('starts with the amount still to pay', () => {
    renderReport()
    expect(amount().value).toBe('100,000')
    expect(reference().value).toBe('')
  })

  it('reports missing and wrong fields, and sends nothing', async () => {
    const { user, fill } = renderReport()
    await user.clear(amount())
    await user.click(submit())
    expect(screen.getByText('请填写已转账的金额。')).toBeTruthy()
    expect(screen.getByText('请填写转账附言或银行流水号。')).toBeTruthy()
    expect(document.activeElement).toBe(amount())
    await fill(amount(), '0')
    await user.click(submit())
    expect(screen.getByText('请填写大于零的金额，最多两位小数。')).toBeTruthy()
    await fill(amount(), '100000.01')
    await user.click(submit())
    expect(screen.getByText('超出还需支付的金额，请核对后修改。')).toBeTruthy()
    expect(bodies()).toEqual([])
  })

  it('sends amount and reference once, with an idempotency key', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof answer>()
    server.answer(reportPayment, promise)
    const { user, fill } = renderReport()
    await fill(amount(), '50000.5')
    await fill(reference(), 'FPS 20260219')
    await user.click(submit())
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'))
    expect(isHeld(amount())).toBe(true)
    fireEvent.submit(amount().form as HTMLFormElement)
    resolve(answer)
    await waitFor(() => expect(submit().hasAttribute('aria-disabled')).toBe(false))
    expect(bodies()).toEqual([{ charge_id: 'charge-1', amount: '50000.50', reference: 'FPS 20260219' }])
    expect(keys()[0]).toMatch(/^[\da-f-]{36}$/)
    expect(reference().value).toBe('')
  })

  it('shows the server’s errors at the fields', async () => {
    server.refuse(reportPayment, 'ruleBroken', {
      errors: [{ field: 'body.amount', rule: 'amountAboveOutstanding' }],
    })
    const { user, fill } = renderReport()
    await fill(reference(), 'FPS 20260219')
    await user.click(submit())
    expect(await screen.findByText('超出还需支付的金额，请核对后修改。')).toBeTruthy()
    expect(document.activeElement).toBe(amount())
    expect(amount().getAttribute('aria-invalid')).toBe('true')
  })

  it('repeats an unanswered request unchanged, and sends nothing else until it is answered', async () => {
    server.breakOff(reportPayment)
    const { user, fill } = renderReport()
    await fill(amount(), '50000')
    await fill(reference(), 'FPS 20260219')
    await user.click(submit())
    expect(await screen.findByText('还不确定是否提交成功')).toBeTruthy()
    await waitFor(() => expect(isHeld(amount())).toBe(true))
    expect(reference().value).toBe('FPS 20260219')
    server.answer(reportPayment, answer)
    await user.click(await again())
    await waitFor(() => expect(isHeld(amount())).toBe(false))
    const [first, second] = bodies()
    expect(second).toEqual(first)
    expect(new Set(keys()).size).toBe(1)
    expect(screen.queryByText('还不确定是否提交成功')).toBeNull()
  })

  it('restores an unanswered request after a reload', async () => {
    server.breakOff(reportPayment)
    const { user, fill, unmount } = renderReport()
    await fill(amount(), '50000')
    await fill(reference(), 'FPS 20260219')
    await user.click(submit())
    await again()
    unmount()
    renderReport()
    expect(await again()).toBeTruthy()
    expect(amount().value).toBe('50,000')
    expect(isHeld(reference())).toBe(true)
  })

  it('repeats the original request, even if it has since been booked', async () => {
    server.breakOff(reportPayment)
    const { user, fill, unmount } = renderReport()
    await fill(reference(), 'FPS 20260219')
    await user.click(submit())
    await again()
    unmount()
    server.answer(reportPayment, answer)
    // The amount left to pay is below the reported one.
    const { user: returned } = renderReport(aCharge({ id: 'charge-1', pending: '102957.50' }))
    await returned.click(await again())
    await waitFor(() => expect(bodies()).toHaveLength(2))
    expect(bodies()[1]).toEqual(bodies()[0])
  })

  it('can be changed and sent again after a refusal', async () => {
    server.refuse(reportPayment, 'changedMeanwhile')
    const { user, fill } = renderReport()
    await fill(reference(), 'FPS 20260219')
    await user.click(submit())
    await screen.findByText('同一时刻有其他改动，请刷新页面查看最新情况后再试。')
    expect(submit().disabled).toBe(false)
    server.answer(reportPayment, answer)
    await user.click(submit())
    await waitFor(() => expect(bodies()).toHaveLength(2))
    expect(new Set(keys()).size, 'another intention has another key').toBe(2)
  })
})
