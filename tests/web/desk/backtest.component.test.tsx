import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BacktestRow, TermsBacktest } from '#shared/desk/terms.ts'
import { Backtest } from '../../../web/desk/features/terms/backtest.tsx'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const row = (number: number, currency: BacktestRow['currency'], change: number): BacktestRow => ({
  companyId: `c${number}`,
  companyNameEn: `Company ${number}`,
  companyNameCn: null,
  facilityId: `f${number}`,
  currency,
  limitCents: 100_00,
  byOwnTermsCents: 100_00,
  byDraftCents: 100_00 + change,
  drawnByOwnTerms: { drawnCents: 60_00, meanRatePercent: '10.80', incomeCents: 2_00, lossCents: 1_00 },
  drawnByDraft:
    change < 0 ? null : { drawnCents: 40_00, meanRatePercent: '10.00', incomeCents: 1_50, lossCents: 0 },
})

const page = (
  companies: BacktestRow[],
  cursor?: string,
): Omit<TermsBacktest, 'cursor'> & { cursor?: string } => ({
  productCode: 'small_shop_financing',
  number: 2,
  asOf: '2027-01-31',
  companies,
  ...(cursor ? { cursor } : {}),
})

const show = (pageAt: (cursor: unknown) => object) =>
  showScreen(<Backtest productCode="small_shop_financing" number="2" />, {
    path: '/terms',
    told: { 'terms-backtest': ({ cursor }) => ({ ...pageAt(cursor) }) },
  })

test('totals include all companies, as all pages load automatically, also after an empty one', async () => {
  const pages: Record<string, object> = {
    '': page([row(1, 'USD', 50_00)], '1'),
    1: page([], '2'),
    2: page([row(2, 'USD', -20_00), row(3, 'GBP', 0)]),
  }
  const { calls } = await show((cursor) => pages[String(cursor ?? '')] ?? {})
  const totals = await screen.findByRole('region', { name: '全部公司合计' })
  const [, gbp, usd] = within(totals).getAllByRole('row')
  expect(
    within(gbp!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['GBP\u{A0}0.00', '0', '0', '1', '0'])
  expect(
    within(usd!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['+USD\u{A0}30.00', '1', '1', '0', '0'])
  // A company whose figures under the draft are unknown is left out of the sums.
  for (const [currency, unknown] of [
    ['GBP', '0'],
    ['USD', '1'],
  ] as const) {
    const drawdowns = screen.getByRole('region', { name: `过去十二个月的提款（${currency}）` })
    const amount = (text: string) => `${currency}\u{A0}${text}`
    expect(
      within(drawdowns)
        .getAllByRole('row')
        .slice(1)
        .map((each) => [...each.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['提款金额', amount('60.00'), amount('40.00')],
      ['平均年利率', '10.80%', '10.00%'],
      ['利息和费用', amount('2.00'), amount('1.50')],
      ['核销本金', amount('1.00'), amount('0.00')],
      ['扣除核销后', amount('1.00'), amount('1.50')],
      ['未计入的公司', '', unknown],
    ])
  }
  expect(screen.getByRole('status').textContent).toBe('已回测全部 3 家公司')
  expect(calls.map(({ cursor }) => cursor)).toEqual([undefined, '1', '2'])
})

test('after a refused page, totals are marked as partial without an export, and a retry continues there', async () => {
  let isDown = true
  const { user, calls } = await show((cursor) =>
    cursor === undefined
      ? page([row(1, 'USD', 50_00)], '1')
      : isDown
        ? { ok: false, message: 'not now', reason: 'busy' }
        : page([row(2, 'USD', -20_00)]),
  )
  await screen.findByText('已回测 1 家公司后中断，以下合计不完整')
  expect(screen.getByRole('region', { name: '合计（尚未完整）' }).textContent).toContain('+USD\u{A0}50.00')
  const file = screen.getByRole<HTMLButtonElement>('button', { name: '导出 CSV' })
  expect(file.disabled).toBe(true)
  isDown = false
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findByText('已回测全部 2 家公司')
  expect(file.disabled).toBe(false)
  expect(calls.map(({ cursor }) => cursor)).toEqual([undefined, '1', '1'])
})

test('without a company of the product, a message is shown once all pages are loaded', async () => {
  const { calls } = await show((cursor) => (cursor === undefined ? page([], '1') : page([])))
  await screen.findByText('没有使用该产品的公司')
  expect(calls).toHaveLength(2)
})
