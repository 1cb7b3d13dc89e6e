import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { type AmountRange, checkAmount } from '../../../web/features/drawdown/amount-rules.ts'
import { AmountStep } from '../../../web/features/drawdown/amount-step.tsx'
import { useQuote } from '../../../web/features/drawdown/use-quote.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aQuote } from './drawdown-quote.ts'

const { quoteDrawdown } = drawdownEndpoints
const range: AmountRange = { currency: 'GBP', minimum: '10000.00', available: '396000.00' }

beforeEach(() => loginSeller())

const renderStep = () => {
  const onNext = vi.fn<() => void>()
  const Step = () => {
    const [typed, setTyped] = useState('')
    const checked = checkAmount(typed, range)
    const price = useQuote(checked.ok ? checked.amount : null, false)
    return (
      <AmountStep
        typed={typed}
        onType={setTyped}
        checked={checked}
        range={range}
        price={price}
        onNext={onNext}
      />
    )
  }
  return { ...renderScreen(<Step />), onNext }
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: '提款金额' })
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: '下一步：核对' })
/** What the price says to those who hear the page, once it is there. */
const spoken = (total: string) =>
  screen.findByText((text) => text.replaceAll('\u00A0', ' ').startsWith(`到期共还 GBP ${total}`))
const said = (text: string) => screen.queryByText(text)

describe('the amount to draw', () => {
  it('asks for no price before there is an amount', () => {
    renderStep()
    expect(said('填好金额，这里会列出全部费用。')).not.toBeNull()
    expect(next().disabled).toBe(true)
    expect(amount().getAttribute('aria-invalid')).toBeNull()
  })

  it('is priced in full once typing pauses, and then leads on', async () => {
    server.answer(quoteDrawdown, aQuote({ amount: '100000.00' }))
    const { user, onNext } = renderStep()
    await user.type(amount(), '100000')
    expect(amount().value).toBe('100000')
    await spoken('92,625.29')
    expect(server.callsOf(quoteDrawdown).map(({ body }) => body)).toEqual([{ amount: '100000.00' }])
    expect(screen.getByText(/100,000\.00 × 11\.83% × 90 天 ÷ 365/)).toBeTruthy()
    await user.click(next())
    expect(amount().value).toBe('100,000')
    expect(onNext).toHaveBeenCalledOnce()
  })

  it.each([
    { typed: '1万', words: '请用数字填写金额，最多两位小数，例如 10,000.50。' },
    { typed: '9999.99', words: '低于最低提款额，请填写更高的金额。' },
    { typed: '396000.01', words: '超出目前可以提取的金额，请填写更低的金额。' },
  ])(
    'tells at the field that $typed is out of the range, and asks for no price',
    async ({ typed, words }) => {
      const { user, fill, onNext } = renderStep()
      await fill(amount(), typed)
      expect(said(words)).not.toBeNull()
      expect(amount().getAttribute('aria-invalid')).toBe('true')
      expect(next().disabled).toBe(true)
      await user.keyboard('{Enter}')
      expect(onNext).not.toHaveBeenCalled()
    },
  )

  it('keeps the last price while a newer one is on its way, and leads nowhere meanwhile', async () => {
    server.answer(quoteDrawdown, aQuote())
    const { fill } = renderStep()
    await fill(amount(), '90000')
    await spoken('92,625.29')
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aQuote>>()
    server.answer(quoteDrawdown, promise)
    await fill(amount(), '50000')
    expect(next().disabled).toBe(true)
    await waitFor(() => expect(server.callsOf(quoteDrawdown)).toHaveLength(2))
    expect(screen.getByText(/90,000\.00 × 11\.83%/).closest('[aria-busy=true]')).not.toBeNull()
    expect(next().disabled).toBe(true)
    resolve(aQuote({ quote_id: 'quote-2', amount: '50000.00', interest: '1458.49', total: '51458.49' }))
    await spoken('51,458.49')
    expect(next().disabled).toBe(false)
  })

  it('can be chosen and slid', async () => {
    server.answer(quoteDrawdown, aQuote())
    const { user } = renderStep()
    const half = screen.getByRole('button', { name: '一半' })
    await user.click(half)
    expect(amount().value).toBe('198,000')
    expect(half.getAttribute('aria-pressed')).toBe('true')
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: '拖动选择提款金额' })
    fireEvent.change(slider, { target: { value: slider.max } })
    expect(amount().value).toBe('396,000')
    expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe('GBP 396,000.00')
    expect(half.getAttribute('aria-pressed')).toBe('false')
    await spoken('92,625.29')
  })

  it('tells at the field what the server finds wrong with it', async () => {
    server.refuse(quoteDrawdown, 'ruleBroken', {
      errors: [{ field: 'body.amount', rule: 'amountAboveAvailable' }],
    })
    const { fill } = renderStep()
    await fill(amount(), '90000')
    expect(await screen.findByText('超出目前可以提取的金额，请填写更低的金额。')).toBeTruthy()
    expect(amount().getAttribute('aria-invalid')).toBe('true')
    expect(next().disabled).toBe(true)
  })

  it('says that there is no offer, which another try would not mend', async () => {
    server.refuse(quoteDrawdown, 'ruleBroken')
    const { fill } = renderStep()
    await fill(amount(), '90000')
    expect(await screen.findByText(/这笔提款目前不能报价/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '再试一次' })).toBeNull()
  })

  it('tries again when the price did not come', async () => {
    server.breakOff(quoteDrawdown)
    const { user, fill } = renderStep()
    await fill(amount(), '90000')
    expect(await screen.findByText(/没有连上服务器/)).toBeTruthy()
    server.answer(quoteDrawdown, aQuote())
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    await spoken('92,625.29')
    expect(said('服务请求异常：没有连上服务器。请检查网络后再试。')).toBeNull()
  })

  it('warns of a price that somebody has to accept first', async () => {
    server.answer(quoteDrawdown, aQuote({ effective_rate: '36.50', warning: 'effectiveRateAboveWarning' }))
    const { fill } = renderStep()
    await fill(amount(), '90000')
    expect(await screen.findByText('费用偏高，须专人复核')).toBeTruthy()
    expect(next().disabled).toBe(false)
  })
})
