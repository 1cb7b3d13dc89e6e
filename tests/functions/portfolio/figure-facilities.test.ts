import { beforeAll, expect, test } from 'vitest'
import type {
  FacilityBreakdownRow,
  LoanBreakdownRow,
  ShownEarnings,
  ShownInflow,
  ShownMargin,
  ShownPortfolio,
  ShownTrend,
  ShownVintages,
} from '#shared/desk/portfolio.ts'
import {
  type DrillDownFigure,
  figuresOfKind,
  isFigureOfLoans,
} from '#shared/portfolio/figures-with-drill-down.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { storePortfolioDay } from '../../../functions/jobs/portfolio-day.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

let first: SellerWithFacility

const shown = async (action: string, fields: Record<string, unknown> = {}) => {
  const outcome = await callDesk(app, action, fields)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown
}

/** The rows of all pages, which have two rows each. */
const readAll = async <Row>(
  action: string,
  rows: 'facilities' | 'loans',
  fields: Record<string, unknown>,
): Promise<Row[]> => {
  const found: Row[] = []
  let cursor: string | undefined
  do {
    const page = (await shown(action, {
      ...fields,
      limit: 2,
      ...(cursor ? { cursor } : {}),
    })) as Record<typeof rows, Row[]> & { cursor?: string }
    found.push(...page[rows])
    cursor = page.cursor
  } while (cursor)
  return found
}

const list = (fields: Record<string, unknown>) =>
  readAll<FacilityBreakdownRow>('portfolio-facility-list', 'facilities', fields)
const loansOf = (fields: Record<string, unknown>) =>
  readAll<LoanBreakdownRow>('portfolio-loan-list', 'loans', fields)

const totalOf = (rows: readonly { amountCents: number }[]): number =>
  rows.reduce((total, { amountCents }) => total + amountCents, 0)

/** The sum of a figure over its facilities. A figure of loans must have the same sum over its loans. */
const sumOf = async (fields: { figure: DrillDownFigure } & Record<string, unknown>): Promise<number> => {
  const byFacility = totalOf(await list(fields))
  if (isFigureOfLoans(fields.figure))
    expect([fields.figure, totalOf(await loansOf(fields))]).toEqual([fields.figure, byFacility])
  return byFacility
}

const endOfMonth = async (date: string) => {
  const story = createRepaymentStory(app)
  first = await story.closeOn(date, first)
  await storePortfolioDay(app.deps)
  app.clock.set(`${date}T16:05:00.000Z`)
  await bookMonths(app.deps)
}

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
await shown('loss-parameters-set', {
  productCode: 'small_shop_financing',
  validFrom: '2026-11',
  defaultPercent: '2',
  lifetimeDefaultPercent: '6',
  lossGivenDefaultPercent: '45',
  conversionPercent: '50',
})
first = await buildFacility(app, { limitCents: 50_000_00 })
const second = await buildFacility(app, { limitCents: 20_000_00 })
beforeAll(async () => {
  await buildFacility(app, { limitCents: 5_000_00 })
  await drawMoney(app, first, '10000.00')
  await drawMoney(app, second, '3000.00')
  await app.drainEvents()
  for (const date of ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']) await endOfMonth(date)
  first = await createRepaymentStory(app).closeOn('2027-03-03', first)
})

test('the facilities of each figure of the overview add up to it (B19)', async () => {
  const { currencies } = (await shown('portfolio-show')) as ShownPortfolio
  const [gbp] = currencies
  const figures: Record<string, unknown> = {
    ...gbp?.figures,
    ...gbp?.figures.bands,
    ...gbp?.figures.atRisk,
  }
  // Both loans fell due on 31 January.
  expect(figures).toMatchObject({ par30Cents: 13_000_00, days31Cents: 13_000_00 })
  for (const figure of figuresOfKind.TOTAL)
    expect([figure, await sumOf({ figure, currency: 'GBP' })]).toEqual([figure, figures[figure]])
})

test('a facility is listed with its company and its part alone', async () => {
  const facilities = await list({ figure: 'days31Cents' })
  expect(facilities.map(({ facilityId }) => facilityId).toSorted()).toEqual(
    [first.facilityId, second.facilityId].toSorted(),
  )
  expect(facilities.find(({ facilityId }) => facilityId === second.facilityId)).toMatchObject({
    companyId: second.companyId,
    productCode: 'small_shop_financing',
    currency: 'GBP',
    amountCents: 3_000_00,
  })
  expect(await list({ figure: 'days31Cents', currency: 'USD' })).toEqual([])
  expect(await list({ figure: 'days31Cents', productCode: 'payoneer' })).toEqual([])
})

test('so do those of a vintage, of a week, and of a platform', async () => {
  const { vintages } = (await shown('portfolio-vintages')) as ShownVintages
  expect(vintages).toMatchObject([{ month: '2026-11', paidOutCents: 13_000_00 }])
  expect(await sumOf({ figure: 'paidOutCents', payoutMonth: '2026-11' })).toBe(13_000_00)
  expect(await sumOf({ figure: 'paidOutCents', payoutMonth: '2026-12' })).toBe(0)
  const { inflow } = (await shown('portfolio-inflow', { weeks: '2' })) as ShownInflow
  expect(inflow[0]?.overdueCents).toBeGreaterThan(13_000_00)
  expect(await sumOf({ figure: 'expectedCents', to: '2027-02-22' })).toBe(inflow[0]?.overdueCents)
  expect(inflow[0]).toMatchObject({ undrawnCents: 62_000_00, pendingCents: 0, coveredFrom: null })
  expect(await sumOf({ figure: 'undrawnCents' })).toBe(62_000_00)
  expect(await sumOf({ figure: 'limitCents', platform: 'none' })).toBe(75_000_00)
})

test('and those of a stage, and of what a month earned, by its books', async () => {
  const { booked } = (await shown('portfolio-show')) as ShownPortfolio
  expect(booked).toMatchObject({ month: '2027-02', currencies: [{ stage1Cents: 13_000_00 }] })
  expect(await sumOf({ figure: 'stage1Cents', month: '2027-02' })).toBe(13_000_00)
  expect(await list({ figure: 'stage2Cents', month: '2027-02' })).toEqual([])
  const { earned } = (await shown('portfolio-earned', { months: '4' })) as ShownEarnings
  for (const { month, earnedCents } of earned.slice(0, -1)) {
    expect(earnedCents).toBeGreaterThan(0)
    expect([month, await sumOf({ figure: 'earnedCents', month })]).toEqual([month, earnedCents])
  }
})

test('the trend ends with the portfolio as it stands, and its months add up to it', async () => {
  const { trend } = (await shown('portfolio-trend', { months: '6' })) as ShownTrend
  const { figures } = ((await shown('portfolio-show')) as ShownPortfolio).currencies[0] ?? {}
  expect(trend.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'])
  expect(trend.map(({ storedOn }) => storedOn)).toEqual([
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    null,
  ])
  expect(trend.at(-1)).toMatchObject({
    outstandingCents: figures?.outstandingCents,
    overdueCents: figures?.overdueCents,
    allowanceCents: null,
    earnedCents: null,
  })
  for (const name of ['paidOutCents', 'repaidCents', 'writtenOffCents', 'chargedIncomeCents'] as const)
    expect(trend.reduce((sum, row) => sum + row[name], 0)).toBe(figures?.[name])
  expect(trend[0]).toMatchObject({ outstandingCents: 13_000_00, overdueCents: 0, paidOutCents: 13_000_00 })
  for (const { month, allowanceCents } of trend.slice(0, -1)) {
    expect(allowanceCents).toBeGreaterThan(0)
    expect([month, await sumOf({ figure: 'allowanceCents', month })]).toEqual([month, allowanceCents])
  }
})

test('a vintage is shown at each age since its payout', async () => {
  const { curves } = (await shown('portfolio-vintages')) as ShownVintages
  expect(curves).toMatchObject([{ currency: 'GBP', month: '2026-11' }])
  expect(curves[0]?.ages.map(({ monthsOnBook, badPercent }) => [monthsOnBook, badPercent])).toEqual([
    [0, '0.00'],
    [1, '0.00'],
    [2, '0.00'],
    [3, '0.00'],
    [4, '100.00'],
  ])
})

test('a booked month has its yield, and by the cost of funds that was set its net margin', async () => {
  const margin = async () => (await shown('portfolio-margin', { months: '6' })) as ShownMargin
  const before = await margin()
  expect(before.fundingCosts).toEqual([])
  expect(before.currencies).toMatchObject([
    {
      currency: 'GBP',
      months: [{ month: '2026-11' }, { month: '2026-12' }, { month: '2027-01' }, { month: '2027-02' }],
    },
  ])
  const { earned } = (await shown('portfolio-earned', { months: '5' })) as ShownEarnings
  expect(before.currencies[0]?.months.map(({ month, earnedCents }) => [month, earnedCents])).toEqual(
    earned.slice(0, -1).map(({ month, earnedCents }) => [month, earnedCents]),
  )
  // 13,000.00 the whole month.
  expect(before.currencies[0]?.months[1]).toMatchObject({
    meanPrincipalCents: 13_000_00,
    fundingCents: null,
    netMarginCents: null,
  })
  const cost = { currency: 'GBP', validFrom: '2026-12' }
  const set = (percent: string) =>
    callDesk(app, 'funding-cost-set', { ...cost, percent, reason: 'the bank’s rate' })
  expect(await set('5')).toMatchObject({ ok: true, ...cost, percent: '5' })
  expect(await set('5')).toMatchObject({ ok: true })
  // 5 % of 13,000.00 for 31 of 365 days are 55.2055.
  expect((await margin()).currencies[0]?.months[1]).toMatchObject({ fundingCents: 55_21 })
  expect(await set('7.3')).toMatchObject({ ok: true })
  const after = await margin()
  expect(after.fundingCosts).toMatchObject([{ ...cost, percent: '7.3', setBy: 'tester' }])
  expect(after.currencies[0]?.months[1]).toMatchObject({ fundingCents: 80_60, fundingPercent: '7.30' })
  expect(await callDesk(app, 'funding-cost-set', { ...cost, percent: '-1', reason: 'no' })).toMatchObject({
    reason: 'invalidInput',
  })
})

test('a loan is listed with its day and amount, and what is of no loan without', async () => {
  const loans = await loansOf({ figure: 'days31Cents' })
  expect(loans.find(({ facilityId }) => facilityId === second.facilityId)).toMatchObject({
    companyId: second.companyId,
    drawdownId: expect.any(String),
    drawdownDate: '2026-11-02',
    drawnCents: 3_000_00,
    amountCents: 3_000_00,
  })
  const allowance = await loansOf({ figure: 'allowanceCents', month: '2027-02' })
  expect(allowance.filter(({ drawdownId }) => drawdownId === null)).toHaveLength(3)
})

test('of a stored day, the ledger has the loans as they were, and the books their arrears', async () => {
  const story = createRepaymentStory(app)
  const payer = await story.laterOn('2027-03-03T02:00:00.000Z', second)
  const [charge] = await story.charges(payer)
  await story.pay(payer, charge?.id ?? '', charge?.outstanding ?? '')
  const ofDay = (figure: DrillDownFigure, day: string) => loansOf({ figure, day })
  expect(totalOf(await loansOf({ figure: 'outstandingCents' }))).toBe(10_000_00)
  for (const figure of ['outstandingCents', 'paidOutCents', 'repaidCents', 'chargedIncomeCents'] as const) {
    const { currencies } = (await shown('portfolio-show', { day: '2027-02-28' })) as ShownPortfolio
    expect([figure, totalOf(await ofDay(figure, '2027-02-28'))]).toEqual([
      figure,
      currencies[0]?.figures[figure],
    ])
  }
  expect(totalOf(await ofDay('days1Cents', '2027-02-28'))).toBe(13_000_00)
  expect(
    await shown('portfolio-loan-list', { figure: 'notDueCents', day: '2026-12-31', currency: 'GBP' }),
  ).toMatchObject({ asOf: '2026-12-31', stored: [{ currency: 'GBP', amountCents: 13_000_00 }] })
  expect(totalOf(await ofDay('notDueCents', '2026-12-31'))).toBe(13_000_00)
})

const refuseLoans = (fields: Record<string, unknown>) => callDesk(app, 'portfolio-loan-list', fields)

test('figures that are of no loans, and of which a stored day has none, are refused', async () => {
  expect(await refuseLoans({ figure: 'limitCents' })).toMatchObject({ errors: [{ field: 'figure' }] })
  expect(await refuseLoans({ figure: 'overdueCents', day: '2027-02-28' })).toMatchObject({
    reason: 'wrongState',
  })
  expect(await refuseLoans({ figure: 'outstandingCents', day: '2027-02-27' })).toMatchObject({
    reason: 'notFound',
  })
})

const refusal = (fields: Record<string, unknown>) => callDesk(app, 'portfolio-facility-list', fields)

test('a figure that no sum has, an unbooked month and an unknown page are refused', async () => {
  expect(await refusal({ figure: 'limitCents', payoutMonth: '2026-11' })).toMatchObject({
    reason: 'invalidInput',
    errors: [{ field: 'figure', rule: 'invalid' }],
  })
  expect(await refusal({ figure: 'stage1Cents' })).toMatchObject({ errors: [{ field: 'month' }] })
  expect(await refusal({ figure: 'stage1Cents', month: '2027-03' })).toMatchObject({ reason: 'notFound' })
  expect(await refusal({ figure: 'limitCents', cursor: '16' })).toMatchObject({ reason: 'invalidInput' })
  expect(await refusal({ figure: 'stage1Cents', month: '2027-02', cursor: 'x' })).toMatchObject({
    reason: 'invalidInput',
  })
})
