import { expect, test } from 'vitest'
import type {
  FacilityBreakdownRow,
  LoanBreakdownRow,
  ShownEarnings,
  ShownTrend,
} from '#shared/desk/portfolio.ts'
import type { DrillDownFigure } from '#shared/portfolio/figures-with-drill-down.ts'
import { eraseCompany } from '../../../functions/jobs/erase-company.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { storePortfolioDay } from '../../../functions/jobs/portfolio-day.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { drillDownFigures, drillDownSums } from '../../support/drill-down-figures.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

let staying: SellerWithFacility

const shown = async <Result>(action: string, fields: Record<string, unknown> = {}): Promise<Result> => {
  const outcome = await callDesk(app, action, fields)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown as Result
}

/** The end of a month, with its day and its books. */
const endMonth = async (date: string) => {
  staying = await createRepaymentStory(app).closeOn(date, staying)
  await storePortfolioDay(app.deps)
  app.clock.set(`${date}T16:05:00.000Z`)
  await bookMonths(app.deps)
}

const expectAllEqual = async (day?: string) => {
  const figures = await drillDownFigures(app, day)
  for (const figure of figures)
    for (const sum of await drillDownSums(app, figure)) expect({ ...figure, cents: sum }).toEqual(figure)
  return figures
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
/** A facility whose company is erased in January. */
const leaving = await buildFacility(app, { limitCents: 50_000_00 })
staying = await buildFacility(app, { limitCents: 20_000_00 })
await drawMoney(app, leaving, '10000.00')
await drawMoney(app, staying, '3000.00')
await app.drainEvents()
await endMonth('2026-11-30')

test('every figure that can be pressed is the sum of what it opens', async () => {
  const figures = await expectAllEqual()
  expect(new Set(figures.map(({ of }) => of))).toEqual(
    new Set([
      'summary',
      'trend of 2026-11',
      'trend of 2026-12',
      'earned in 2026-11',
      'margin of 2026-11',
      'vintages',
      'concentration',
      'inflow',
    ]),
  )
  expect((await expectAllEqual('2026-11-30')).length).toBeGreaterThan(10)
})

test('a payout that was returned in a later month leads to its month’s loans no more', async () => {
  const late = await buildFacility(app, { limitCents: 5_000_00 })
  const drawdownId = await drawMoney(app, late, '1000.00')
  await endMonth('2026-12-31')
  await shown('payout-returned', { facilityId: late.facilityId, drawdownId, reason: 'the bank sent it back' })
  await app.drainEvents()
  const { trend } = await shown<ShownTrend>('portfolio-trend', { months: '6' })
  expect(
    trend.map(({ month, paidOutCents, vintagePaidOutCents }) => [month, paidOutCents, vintagePaidOutCents]),
  ).toEqual([
    ['2026-11', 13_000_00, 13_000_00],
    ['2026-12', 1_000_00, 0],
    ['2027-01', -1_000_00, 0],
  ])
  await expectAllEqual()
  await expectAllEqual('2026-12-31')
})

const rowsOf = async <Row>(action: string, rows: string, fields: object): Promise<Row[]> => {
  const page = await shown<Record<string, Row[]>>(action, { limit: 100, ...fields })
  return page[rows] ?? []
}

test('what an erased company had in a figure is a row of it', async () => {
  await eraseCompany(leaving.companyId, leaving.userId, app.deps)
  await endMonth('2027-01-31')
  const { earned } = await shown<ShownEarnings>('portfolio-earned', { months: '6' })
  // The income of the erased company is subtracted from the sums.
  expect(earned.find(({ month }) => month === '2027-01')?.earnedCents).toBeLessThan(0)
  const facilities = await rowsOf<FacilityBreakdownRow>('portfolio-facility-list', 'facilities', {
    figure: 'earnedCents' satisfies DrillDownFigure,
    month: '2027-01',
  })
  expect(facilities.find(({ facilityId }) => facilityId === leaving.facilityId)).toMatchObject({
    companyId: leaving.companyId,
    companyNameEn: null,
  })
  const loans = await rowsOf<LoanBreakdownRow>('portfolio-loan-list', 'loans', {
    figure: 'stage1Cents' satisfies DrillDownFigure,
    month: '2026-12',
  })
  expect(loans.find(({ facilityId }) => facilityId === leaving.facilityId)).toMatchObject({
    drawdownId: expect.any(String),
    drawdownDate: null,
    amountCents: 10_000_00,
  })
  const figures = (await drillDownFigures(app)).filter(({ path }) => !path.includes('day='))
  for (const figure of figures)
    for (const sum of await drillDownSums(app, figure)) expect({ ...figure, cents: sum }).toEqual(figure)
  expect(figures.filter(({ of }) => of.startsWith('margin of 2027-01'))).not.toEqual([])
})
