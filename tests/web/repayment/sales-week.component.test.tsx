import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { ExpectedCharge } from '../../../web/features/repayment/expected-charge.tsx'
import { SalesWeekCard } from '../../../web/features/repayment/sales-week-card.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aChargeDetail } from '../pages/home/seller-state-builders.ts'

beforeEach(() => loginSeller())

const week = {
  from: '2026-11-16',
  to: '2026-11-22',
  net_sales: '14000.00',
  sales_share: '10.00',
  share: '1400.00',
  correction: '-630.00',
  waived_interest: '0.00',
  is_estimate: true,
}
const parts = {
  shops: [
    { name: 'Lantern Street', net_sales: '10000.00', is_estimate: false },
    { name: null, net_sales: '4000.00', is_estimate: true },
  ],
  corrections: [{ from: '2026-11-09', to: '2026-11-15', estimated: '1400.00', actual: '800.00' }],
  carried: '-30.00',
}

const page = () => document.body.textContent?.replaceAll('\u{A0}', ' ') ?? ''

/** The amount next to a term, in cents. */
const centsOf = (term: string): number => {
  const found = screen.getAllByRole('term').find(({ textContent }) => textContent?.startsWith(term))
  const text = found?.nextElementSibling?.textContent ?? ''
  return centsFromDecimal(text.replace('−', '-').replace(/[^\d.-]/g, ''))
}

it('a bill names its week and each shop, and its lines add up', () => {
  const detail = aChargeDetail({ sales_week: week, total: '770.00' })
  renderScreen(<SalesWeekCard detail={{ ...detail, sales_week_parts: parts }} />)
  expect(page()).toContain('2026年11月16日 至 2026年11月22日')
  expect(centsOf('Lantern Street') + centsOf('已移除的店铺')).toBe(centsOf('净销售额合计'))
  expect(page().split('销售额还没读全')).toHaveLength(2)
  expect(page()).toContain('原按估算 GBP 1,400.00，实际 GBP 800.00')
  const lines = ['净销售额的 10.00%', '更正 2026年11月9日', '上周未用完的更正'].map(centsOf)
  expect(lines.reduce((sum, cents) => sum + cents)).toBe(centsOf('本周应还'))
  expect(centsOf('本周应还')).toBe(770_00)
  expect(page()).not.toContain('只收剩余欠款')
})

it('a bill states the minimum, a smaller remaining debt, and the sum of corrections without their parts', () => {
  const small = { ...week, net_sales: '100.00', share: '50.00', correction: '20.00' }
  renderScreen(<SalesWeekCard detail={aChargeDetail({ sales_week: small, total: '60.00' })} />)
  expect(centsOf('每周最低还款额')).toBe(50_00)
  expect(centsOf('更正以前各周的估算')).toBe(20_00)
  expect(centsOf('本周应还')).toBe(70_00)
  expect(page()).toContain('只收剩余欠款')
})

it('a bill of another repayment method has no week', () => {
  renderScreen(<SalesWeekCard detail={aChargeDetail()} />)
  expect(page()).not.toContain('净销售额')
})

const expected = {
  drawdown_id: 'drawdown-1',
  currency: 'GBP' as const,
  due_date: '2026-11-25',
  grace_until: '2026-11-28',
  known_to: '2026-11-18',
  known_sales: '6000.00',
  known_share: '600.00',
  sales_week: week,
  shops: parts.shops.map((shop) => ({ ...shop, known_to: '2026-11-18', known_sales: '3000.00' })),
  corrections: parts.corrections,
  carried: parts.carried,
  principal: '743.00',
  interest: '27.00',
  fee: '0.00',
  total: '770.00',
}

const renderExpected = (change: Partial<typeof expected> | { known_to: null }) => {
  server.answer(repaymentEndpoints.estimateCharge, { ...expected, ...change })
  renderScreen(<ExpectedCharge drawdownId="drawdown-1" />)
}

it('before the due day the expected amount stands with the sales known so far, and the grace period (N5)', async () => {
  renderExpected({})
  await screen.findByText('预计金额')
  expect(page()).toContain('GBP 770.00')
  expect(page()).toContain('销售额已读到 2026年11月18日：GBP 6,000.00，其 10.00% 为 GBP 600.00')
  expect(page()).toContain('宽限期至 2026年11月28日')
  expect(page()).toContain('已读到 2026年11月18日：GBP 3,000.00，其余为估算')
  expect(page()).toContain('本金 GBP 743.00，利息 GBP 27.00')
})

it('an expected amount without any sales yet says so', async () => {
  renderExpected({ known_to: null })
  await screen.findByText('预计金额')
  expect(page()).toContain('2026年11月16日 至 2026年11月22日 的销售额还没读到')
})

it.each([
  ['770.00', '到期日的账单就是这个金额'],
  ['0.00', '本周不用还款'],
])('with all sales known, an amount of %s is final', async (total, sentence) => {
  renderExpected({ total, sales_week: { ...week, is_estimate: false } })
  await screen.findByText('账单金额')
  expect(page()).toContain(sentence)
})

it('without an exchange rate there is no estimate, and the reason', async () => {
  server.refuse(repaymentEndpoints.estimateCharge, 'noExchangeRates')
  renderScreen(<ExpectedCharge drawdownId="drawdown-1" />)
  expect(await screen.findByText(/暂时没有汇率/)).toBeTruthy()
})
