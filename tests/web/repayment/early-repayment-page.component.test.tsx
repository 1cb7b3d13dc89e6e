import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { payoffEndpoints } from '#shared/repayment/payoff.endpoints.ts'
import { Component as EarlyRepaymentPage } from '../../../web/features/repayment/early/early-repayment-page.tsx'
import type { PayoffQuote } from '../../../web/features/repayment/early/payoff-quote.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aCharge } from '../pages/home/seller-state-builders.ts'

const { quotePayoff, reportPayoff } = payoffEndpoints

const aQuote = (change: Partial<PayoffQuote> = {}): PayoffQuote => ({
  drawdown_id: 'drawdown-1',
  currency: 'GBP',
  date: '2026-12-02',
  due_date: '2027-01-31',
  principal: '100000.00',
  interest: '900.00',
  total: '100900.00',
  saved: '1800.00',
  principal_left: '0.00',
  pay_to: aCharge().pay_to,
  transfer_reference: '0123456789',
  reported: null,
  ...change,
})

const aPart = { principal: '39100.00', total: '40000.00', saved: '703.80', principal_left: '60900.00' }

const listParamsOf = (body: unknown) => body as { amount?: string; date?: string }

beforeEach(() => {
  loginSeller()
  server.answer(quotePayoff, ({ body }) => {
    const { amount, date } = listParamsOf(body)
    return aQuote({ ...(amount ? aPart : {}), ...(date ? { date } : {}) })
  })
})

const renderPage = () =>
  renderScreen(
    <Routes>
      <Route path="/repay/early/:drawdownId" element={<EarlyRepaymentPage />} />
    </Routes>,
    { at: '/repay/early/drawdown-1' },
  )

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll(/\s/g, ' '))

const reference = () => screen.findByRole('textbox', { name: '转账附言或银行流水号' })
const submit = () => screen.findByRole('button', { name: '我已转账' })
const reports = () => server.callsOf(reportPayoff).map(({ body }) => body)

describe('early repayment', () => {
  it('shows today’s payoff, its saving and where to transfer it', async () => {
    renderPage()
    expect(await screen.findByText(/比到期再还少付 .*1,800\.00/)).toBeTruthy()
    expect(facts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/偿还本金 .*100,000\.00/),
        expect.stringMatching(/计到 2026年12月2日 的利息 .*900\.00/),
        expect.stringMatching(/附言 0123456789/),
      ]),
    )
    expect(screen.getByRole('button', { name: '复制账号' })).toBeTruthy()
  })

  it('has separate lines for the fee to date and the refund', async () => {
    server.answer(
      quotePayoff,
      aQuote({
        fee: '166.67',
        given_back: { interest: '1800.00', fee: '666.67', total: '-2466.67' },
        total: '98600.00',
        saved: '2800.00',
      }),
    )
    renderPage()
    await screen.findByText(/比到期再还少付 .*2,800\.00/)
    expect(facts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/计到 2026年12月2日 的费用 .*166\.67/),
        expect.stringMatching(
          /^退还放款时预扣而未用到的利息 .*1,800\.00、费用 .*666\.67，直接抵减本金.*2,466\.67/,
        ),
        expect.stringMatching(/^合计 .*98,600\.00/),
      ]),
    )
  })

  it('prices and reports a partial repayment, once', async () => {
    server.answer(reportPayoff, { drawdown_id: 'drawdown-1', status: 'reported' })
    const { user, fill } = renderPage()
    await user.click(await screen.findByRole('radio', { name: /先还一部分/ }))
    await fill(screen.getByRole('textbox', { name: '还款金额' }), '4万')
    expect(screen.getByText('请用数字填写金额，最多两位小数，例如 10,000.50。')).toBeTruthy()
    await fill(screen.getByRole('textbox', { name: '还款金额' }), '40000')
    await waitFor(() => expect(facts().join()).toMatch(/剩余本金.*60,900\.00/))
    await user.type(await reference(), 'FPS 77')
    server.answer(
      quotePayoff,
      aQuote({
        reported: { status: 'reported', amount: '40000.00', reported_time: '2026-12-02T01:00:00.000Z' },
      }),
    )
    await user.click(await submit())
    expect(await screen.findByText('正在核对您的转账')).toBeTruthy()
    expect(reports()).toEqual([
      { drawdown_id: 'drawdown-1', amount: '40000.00', partial: true, reference: 'FPS 77' },
    ])
  })

  it('shows a refused amount at its field', async () => {
    const { user, fill } = renderPage()
    await user.click(await screen.findByRole('radio', { name: /先还一部分/ }))
    server.refuse(quotePayoff, 'ruleBroken', {
      errors: [{ field: 'body.amount', rule: 'amountBelowMinimum' }],
    })
    await fill(screen.getByRole('textbox', { name: '还款金额' }), '1')
    expect(await screen.findByText('这个金额只够付利息和费用，请填写更高的金额。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '我已转账' })).toBeNull()
  })

  it('shows a day beyond the next due date as an error without a call', async () => {
    const { fill } = renderPage()
    const day = await screen.findByLabelText(/款项到账日/)
    const asked = server.callsOf(quotePayoff).length
    await fill(day, '2027-02-01')
    expect(await screen.findByText('请选择今天至 2027年1月31日 之间的日期。')).toBeTruthy()
    expect(server.callsOf(quotePayoff)).toHaveLength(asked)
  })

  it('shows that the transfer was insufficient for a payoff', async () => {
    server.refuse(reportPayoff, 'ruleBroken', {
      errors: [{ field: 'body.amount', rule: 'amountBelowMinimum' }],
    })
    const { user, fill } = renderPage()
    await user.type(await reference(), 'FPS 77')
    await fill(screen.getByRole('textbox', { name: '已转账金额' }), '50000')
    await user.click(await submit())
    expect(await screen.findByText(/低于全部还清所需的金额/)).toBeTruthy()
    expect(reports()).toEqual([
      { drawdown_id: 'drawdown-1', amount: '50000.00', partial: false, reference: 'FPS 77' },
    ])
  })

  it('shows that an earlier reported transfer did not arrive', async () => {
    const reported_time = '2026-12-01T01:00:00.000Z'
    server.answer(quotePayoff, aQuote({ reported: { status: 'voided', amount: '500.00', reported_time } }))
    renderPage()
    expect(await screen.findByText(/没有收到您报告的 .*500\.00 转账/)).toBeTruthy()
    expect(await submit()).toBeTruthy()
  })

  it('of a billed or repaid drawdown redirects to the bills', async () => {
    server.refuse(quotePayoff, 'wrongState')
    renderPage()
    expect(await screen.findByText('这笔提款没有可提前还的部分')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: '返回还款管理' })).toHaveLength(2)
  })
})
