import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { Component as ChargePage } from '../../../web/features/repayment/charge-page.tsx'
import type { ChargeDetail } from '../../../web/features/repayment/charge-state.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aChargeDetail } from '../pages/home/seller-state-builders.ts'

beforeEach(() => loginSeller())

const renderCharge = () =>
  renderScreen(
    <Routes>
      <Route path="/repay/:chargeId" element={<ChargePage />} />
    </Routes>,
    { at: '/repay/charge-1' },
  )

const payments: ChargeDetail['payments'] = [
  {
    id: 'payment-2',
    status: 'posted',
    method: 'bank_transfer',
    reported: '52957.50',
    reported_time: '2027-02-21T02:00:00.000Z',
    reference: 'FPS 2',
    file_id: 'proof-1',
    posted: {
      amount: '53000.00',
      value_date: '2027-02-22',
      fee: '50.00',
      overdue_interest: '0.00',
      interest: '2907.50',
      principal: '50000.00',
      recovered: '0.00',
      surplus: '42.50',
    },
  },
  {
    id: 'payment-1',
    status: 'reversed',
    method: 'bank_transfer',
    reported: '50000.00',
    reported_time: '2027-02-19T02:00:00.000Z',
    reference: 'FPS 1',
    file_id: null,
    posted: null,
  },
]

const deductedFrom = 'Quay Pay •••• ding'
const openDeducted = (deduction: NonNullable<ChargeDetail['charge']['deduction']>, pending = '0.00') => {
  server.answer(
    repaymentEndpoints.getCharge,
    aChargeDetail({ collection_method: 'platform_deduction', deduction, pending }, []),
  )
  renderCharge()
}

describe('the page of a deducted bill', () => {
  it.each([
    ['planned', '0.00', `将从 ${deductedFrom} 自动扣款`],
    ['asked', '102957.50', `正在从 ${deductedFrom} 扣款`],
  ] as const)('does not request a transfer while it is %s', async (state, pending, title) => {
    openDeducted({ account: deductedFrom, state, refusal: null, asked_on: null }, pending)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByText('第一步：转账到这个账户')).toBeNull()
    expect(screen.queryByText(/转账正在核对/)).toBeNull()
  })

  it.each([
    ['insufficient', deductedFrom, '没有扣款：账户余额不足'],
    ['revoked', deductedFrom, '没有扣款：扣款授权已终止'],
    ['noAccount', null, '没有可以扣款的账户'],
  ] as const)(
    'shows why nothing was deducted (%s), and where to transfer to',
    async (refusal, from, title) => {
      openDeducted({ account: from, state: 'refused', refusal, asked_on: '2027-02-19' })
      expect(await screen.findByText(title)).toBeTruthy()
      expect(screen.getByText('第一步：转账到这个账户')).toBeTruthy()
    },
  )
})

describe('the page of a bill', () => {
  it('that is paid is a printable receipt with payments, dates, payer and payee', async () => {
    const total = '103007.50'
    const paid = { status: 'collected', fee: '50.00', total, received: total, outstanding: '0.00' } as const
    server.answer(repaymentEndpoints.getCharge, aChargeDetail(paid, payments))
    renderCharge()
    expect(await screen.findByRole('heading', { name: '还款回执' })).toBeTruthy()
    const facts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
    expect(facts).toContain('结清日期 2027年2月22日')
    expect(facts).toContain('公司 Harbour Gift Trading Limited')
    expect(facts).toContain('收款人 Brightquay Finance Limited')
    const [posted, bounced] = screen.getAllByRole('listitem')
    expect(posted?.textContent).toContain('2027年2月22日 到账已入账')
    expect(posted?.textContent?.replaceAll(/\s/g, ' ')).toMatch(
      /费用 .*50\.00 · 利息 .*2,907\.50 · 本金 .*50,000\.00 · 多付.*42\.50/,
    )
    expect(bounced?.textContent).toContain('被银行退回')
    expect(screen.getByRole('button', { name: '打印或存为 PDF' })).toBeTruthy()
  })

  it('shows its drawdown and invoice', async () => {
    server.answer(repaymentEndpoints.getCharge, aChargeDetail())
    const { user } = renderCharge()
    await user.click(await screen.findByRole('button', { name: '查看对应的提款和发票号' }))
    const dialog = within(screen.getByRole('dialog', { name: '子订单' }))
    expect(dialog.getByText('INV-20270219-1')).toBeTruthy()
    expect(dialog.getByText('2026年11月21日')).toBeTruthy()
  })

  it('that does not exist shows a message', async () => {
    server.refuse(repaymentEndpoints.getCharge, 'notFound')
    renderCharge()
    expect(await screen.findByText('找不到这张账单')).toBeTruthy()
  })
})

const openBill = (change: Parameters<typeof aChargeDetail>[0]) => {
  server.answer(repaymentEndpoints.getCharge, aChargeDetail(change, []))
  renderCharge()
}

describe('paying a bill', () => {
  const payTo = {
    bank_name: 'Test Bank',
    swift_code: 'TESTHKHH',
    account_name: 'Brightquay Finance Limited',
    account_number: '123-456789-000',
  }
  const fps = { kind: 'fpsId', value: '1234567' } as const
  const code = '转数快二维码，含收款人、金额和账单编号'

  it('shows the code of the Faster Payment System, and each detail can be copied with one press', async () => {
    openBill({ currency: 'HKD', pay_to: { ...payTo, fps } })
    expect(await screen.findByRole('img', { name: code })).toBeTruthy()
    const copies = screen
      .getAllByRole('button', { name: /^复制/ })
      .map((button) => button.getAttribute('aria-label'))
    expect(copies).toEqual(
      ['转账金额', '收款人', '账号', '银行', 'SWIFT 代码', '转数快识别码', '附言'].map(
        (what) => `复制${what}`,
      ),
    )
  })

  it('has no code, and no empty frame, where the lender has no proxy', async () => {
    openBill({ currency: 'HKD', pay_to: payTo })
    expect(await screen.findByText('123-456789-000')).toBeTruthy()
    expect(screen.queryByText('用转数快付款')).toBeNull()
    expect(screen.queryByRole('img', { name: code })).toBeNull()
  })

  it('shows the clearing code of another currency’s account', async () => {
    openBill({
      currency: 'GBP',
      pay_to: { ...payTo, clearing_code: { kind: 'sortCode', code: '20-00-00' } },
    })
    expect(await screen.findByRole('button', { name: '复制银行分类代码（Sort Code）' })).toBeTruthy()
    expect(screen.getByText('20-00-00')).toBeTruthy()
    expect(screen.queryByRole('img', { name: code })).toBeNull()
  })
})

describe('a disputed bill', () => {
  it('takes a transfer of the undisputed part, of which the seller decides the amount', async () => {
    server.answer(repaymentEndpoints.getCharge, aChargeDetail({ id: 'charge-1', status: 'suspend' }))
    server.answer(repaymentEndpoints.reportPayment, {
      payment_id: 'payment-1',
      charge: aChargeDetail({ status: 'suspend', pending: '500.00' }).charge,
    })
    const { user, fill } = renderCharge()
    await user.click(await screen.findByText('转账并报告'))
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /已转账金额/ })
    expect(amount.value).toBe('')
    expect(screen.queryByText('转账金额')).toBeNull()
    await fill(amount, '500')
    await fill(screen.getByRole('textbox', { name: /转账附言/ }), 'FPS 9')
    await user.click(screen.getByRole('button', { name: '我已转账' }))
    await expect
      .poll(() => server.callsOf(repaymentEndpoints.reportPayment).map(({ body }) => body))
      .toEqual([{ charge_id: 'charge-1', amount: '500.00', reference: 'FPS 9' }])
  })
})
