import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import type { ChargeDetail } from '../../../web/features/repayment/charge-state.ts'
import { DisputeCard } from '../../../web/features/repayment/dispute-card.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aCharge, aChargeDetail } from '../pages/home/seller-state-builders.ts'

const { disputeCharge, withdrawDispute } = repaymentEndpoints

beforeEach(() => loginSeller())

const asked: ChargeDetail['disputes'][number] = {
  raised_time: '2027-02-20T02:00:00.000Z',
  words: '二月十日已经付过',
  file_id: null,
  outcome: null,
  answer: null,
  answered_time: null,
}

describe('disputing a bill', () => {
  it('requires a text, and is sent once', async () => {
    server.answer(disputeCharge, { charge: aCharge({ status: 'suspend' }) })
    const { user, fill } = renderScreen(<DisputeCard detail={aChargeDetail({ id: 'charge-1' })} />)
    await user.click(screen.getByText('提出异议'))
    await user.click(screen.getByRole('button', { name: '提交异议' }))
    expect(screen.getByText('请写明哪里不对。')).toBeTruthy()
    await fill(screen.getByRole('textbox', { name: /哪里不对/ }), '二月十日已经付过')
    await user.click(screen.getByRole('button', { name: '提交异议' }))
    await waitFor(() => expect(server.callsOf(disputeCharge)).toHaveLength(1))
    expect(server.callsOf(disputeCharge)[0]?.body).toEqual({
      charge_id: 'charge-1',
      words: '二月十日已经付过',
    })
    expect(server.callsOf(disputeCharge)[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
  })

  it('repeats one that was not answered unchanged', async () => {
    server.breakOff(disputeCharge)
    const { user, fill } = renderScreen(<DisputeCard detail={aChargeDetail({ id: 'charge-2' })} />)
    await user.click(screen.getByText('提出异议'))
    await fill(screen.getByRole('textbox', { name: /哪里不对/ }), '二月十日已经付过')
    await user.click(screen.getByRole('button', { name: '提交异议' }))
    await screen.findByText('还不确定是否提交成功')
    expect(screen.getByRole('textbox', { name: /哪里不对/ }).closest('fieldset')?.disabled).toBe(true)
    server.answer(disputeCharge, { charge: aCharge({ status: 'suspend' }) })
    await user.click(screen.getByRole('button', { name: '再发送一次' }))
    await waitFor(() => expect(server.callsOf(disputeCharge)).toHaveLength(2))
    const [first, second] = server.callsOf(disputeCharge)
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  })

  it('shows the dispute and its decision, and a suspended bill cannot be disputed again', () => {
    const earlier = {
      ...asked,
      raised_time: '2027-02-19T02:00:00.000Z',
      outcome: 'upheld',
      answer: '已更正',
      answered_time: '2027-02-19T03:00:00.000Z',
    } as const
    renderScreen(
      <DisputeCard detail={{ ...aChargeDetail({ status: 'suspend' }), disputes: [asked, earlier] }} />,
    )
    const [waiting, answered] = screen.getAllByRole('listitem')
    expect(waiting?.textContent).toContain('等待答复')
    expect(answered?.textContent).toContain('异议成立，已更正')
    expect(answered?.textContent).toContain('我们的答复')
    expect(screen.queryByText('提出异议')).toBeNull()
  })

  it('promises the same before and after it is raised', () => {
    const promise =
      /答复之前，这张账单暂停收款.*经核实无误或您撤回异议，逾期利息照常补计，但超出 14 天的部分不计/
    const before = renderScreen(<DisputeCard detail={aChargeDetail()} />)
    const [promised] = promise.exec(before.container.textContent) ?? []
    expect(promised).toBeDefined()
    before.unmount()
    const after = renderScreen(
      <DisputeCard detail={{ ...aChargeDetail({ status: 'suspend' }), disputes: [asked] }} />,
    )
    expect(after.container.textContent).toContain(promised)
  })

  it('can be withdrawn once, after a dialog that states the effect', async () => {
    server.answer(withdrawDispute, { charge: aCharge() })
    const { user } = renderScreen(
      <DisputeCard detail={{ ...aChargeDetail({ id: 'charge-1', status: 'suspend' }), disputes: [asked] }} />,
    )
    await user.click(screen.getByRole('button', { name: '撤回异议' }))
    const dialog = screen.getByRole('dialog', { name: '撤回这次异议？' })
    expect(dialog.textContent).toContain('逾期利息照常补计，但超出 14 天的部分不计')
    await user.click(within(dialog).getByRole('button', { name: '撤回异议' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.callsOf(withdrawDispute).map(({ body }) => body)).toEqual([{ charge_id: 'charge-1' }])
  })

  it('shows a withdrawn dispute, which cannot be withdrawn again', () => {
    const withdrawn = { ...asked, outcome: 'withdrawn', answered_time: '2027-02-21T02:00:00.000Z' } as const
    const { container } = renderScreen(<DisputeCard detail={{ ...aChargeDetail(), disputes: [withdrawn] }} />)
    expect(container.textContent).toContain('已撤回')
    expect(screen.queryByRole('button', { name: '撤回异议' })).toBeNull()
  })

  it('is unavailable for a paid bill', () => {
    const { container } = renderScreen(<DisputeCard detail={aChargeDetail({ status: 'collected' })} />)
    expect(container.textContent).toBe('')
  })
})
