import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookedLoan } from '#shared/books/facility-month.ts'
import type { ShownBooks, StagedLoanRow } from '#shared/desk/books.ts'
import type { ShownPortfolio } from '#shared/desk/portfolio.ts'
import { findFacilityMonth } from '../../../functions/data/facility-months.ts'
import { findFormerShop, replaceShop, type Shop } from '../../../functions/data/shops.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

let app: TestApp
let story: ReturnType<typeof createRepaymentStory>
let seller: SellerWithFacility
let drawdownId: string

const shopId = 'lantern'

const writeShop = async (more: Partial<Shop>) => {
  const { table } = app.deps
  const former = await findFormerShop(table, seller.companyId, shopId)
  const { version = 0 } = former ?? {}
  const shop = {
    companyId: seller.companyId,
    shopId,
    platform: 'shopify',
    platformShopId: 'lantern.example',
    name: 'Lantern',
    currency: 'GBP',
    status: 'authorized',
    openedAt: '2025-01-01T00:00:00.000Z',
    authorisedAt: '2026-10-01T00:00:00.000Z',
    authorisationId: 'a',
    import: { status: 'imported', orders: 0, sales: 0, refunds: 0 },
    ...former,
    ...more,
    version,
  } as Shop
  await table.write(replaceShop(table, shop))
}

const months = (sales: Readonly<Record<string, number>>, monthsTo: string): Partial<Shop> => ({
  import: {
    status: 'imported',
    orders: 1,
    sales: 1,
    refunds: 0,
    months: Object.entries(sales).map(([month, cents]) => ({ month, sales: cents, refunds: 0, orders: 1 })),
    monthsTo,
  },
})

const bookedOn = async (end: string): Promise<BookedLoan> => {
  seller = await story.closeOn(end, seller)
  app.clock.set(`${end}T16:05:00.000Z`)
  await bookMonths(app.deps)
  const [loan] = (await findFacilityMonth(app.deps.table, end.slice(0, 7), seller.facilityId))?.loans ?? []
  if (!loan) throw new Error(`no loan was booked on ${end}`)
  return loan
}

const parameters = {
  productCode: 'small_shop_financing',
  validFrom: '2026-11',
  defaultPercent: '2',
  lifetimeDefaultPercent: '6',
  lossGivenDefaultPercent: '45',
  conversionPercent: '50',
  salesDropPercent: '30',
  salesDropMonths: '1',
  lostShop: true,
}

beforeAll(async () => {
  app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
  story = createRepaymentStory(app)
  seller = await buildFacility(app, { limitCents: 50_000_00 })
  drawdownId = await drawMoney(app, seller, '10000.00')
  await writeShop(months({ '2026-10': 1_000_00, '2026-11': 900_00 }, '2026-12-01'))
})
afterAll(() => app.close())

test('parameters with triggers are set once', async () => {
  expect(await callDesk(app, 'loss-parameters-set', { ...parameters, salesDropMonths: '7' })).toMatchObject({
    reason: 'invalidInput',
  })
  expect(await callDesk(app, 'loss-parameters-set', parameters)).toMatchObject({ ok: true })
  expect(await callDesk(app, 'loss-parameters-set', parameters)).toMatchObject({ ok: true })
  expect(await callDesk(app, 'loss-parameters-set', { ...parameters, lostShop: false })).toMatchObject({
    reason: 'wrongState',
  })
})

test('a fall of sales puts a loan into stage 2, with its lifetime loss and its reason', async () => {
  expect(await bookedOn('2026-11-30')).toMatchObject({ stage: 1 })
  await writeShop(months({ '2026-10': 1_000_00, '2026-11': 900_00, '2026-12': 600_00 }, '2027-01-01'))
  const loan = await bookedOn('2026-12-31')
  expect(loan).toMatchObject({ stage: 2, stageReasons: ['salesDown'], stageSince: '2026-12-31' })
  // 6 % of 45 % of 10,000.00 and 177.00 accrued.
  expect(loan.allowanceCents).toBe(274_78)
})

test('a shop that is unlinked after the payout does so too, and the reasons are shown', async () => {
  await writeShop({
    ...months({ '2026-12': 600_00, '2027-01': 600_00 }, '2027-02-01'),
    unlinkedAt: '2027-01-31T15:59:59.000Z',
  })
  expect(await bookedOn('2027-01-31')).toMatchObject({
    stage: 2,
    stageReasons: ['shopLost'],
    stageSince: '2026-12-31',
    triggeredOn: '2027-01-31',
  })
  const shown = (await callDesk(app, 'books-show', { month: '2027-01' })) as unknown as ShownBooks
  expect(shown.currencies[0]?.stageReasons).toEqual([
    { stage: '2', stageReason: 'shopLost', loans: 1, outstandingCents: 10_000_00 },
  ])
  expect(shown.parameters).toMatchObject([{ salesDropPercent: '30', salesDropMonths: 1, lostShop: true }])
  const listed = (await callDesk(app, 'staged-loan-list', {})) as unknown as { loans: StagedLoanRow[] }
  expect(listed).toMatchObject({
    month: '2027-01',
    loans: [{ drawdownId, facilityId: seller.facilityId, stage: '2', stageReasons: ['shopLost'] }],
  })
  expect(await callDesk(app, 'staged-loan-list', { month: '2027-09' })).toMatchObject({
    reason: 'notFound',
  })
  expect(await callDesk(app, 'staged-loan-list', { cursor: '16' })).toMatchObject({ reason: 'invalidInput' })
})

test('the portfolio shows the stages of the books, whatever the days past due', async () => {
  const live = (await callDesk(app, 'portfolio-show', {})) as unknown as ShownPortfolio
  expect(live.booked).toEqual({
    month: '2027-01',
    currencies: [{ currency: 'GBP', stage1Cents: 0, stage2Cents: 10_000_00, stage3Cents: 0 }],
  })
})

test('a loan in its cure has the amounts of its month, not those of the month before', async () => {
  const { authorisationId: _id, ...linked } = months(
    { '2027-01': 600_00, '2027-02': 600_00 },
    '2027-03-01',
  ) as Shop
  await writeShop({ ...linked, unlinkedAt: undefined } as unknown as Partial<Shop>)
  const here = await story.laterOn('2027-02-10T02:00:00.000Z', seller)
  const [charge] = await story.charges(here)
  await story.pay(here, charge?.id ?? '', '5330.00')
  const loan = await bookedOn('2027-02-28')
  expect(loan).toMatchObject({
    stage: 2,
    stageReasons: ['curing'],
    // 30.00 of overdue interest and 270.00 of interest were paid first.
    outstandingCents: 4_970_00,
    daysPastDue: 28,
  })
})

test('a restructured loan is in stage 3 by an act that is repeated without effect', async () => {
  const ids = { facilityId: seller.facilityId, drawdownId }
  const act = (restructuredOn: string, more: object = {}) =>
    callDesk(app, 'drawdown-restructured', { ...ids, restructuredOn, ...more })
  app.clock.set('2027-03-10T01:00:00.000Z')
  expect(await act('2027-03-11')).toMatchObject({ errors: [{ field: 'restructuredOn', rule: 'invalid' }] })
  expect(await act('2026-11-01')).toMatchObject({ reason: 'invalidInput' })
  expect(await act('2027-03-09', { drawdownId: 'none' })).toMatchObject({ reason: 'notFound' })
  expect(await act('2027-03-09')).toMatchObject({ ok: true })
  expect(await act('2027-03-09')).toMatchObject({ ok: true })
  expect(await act('2027-03-08')).toMatchObject({ reason: 'invalidInput' })
  expect(await bookedOn('2027-03-31')).toMatchObject({
    stage: 3,
    stageReasons: ['restructured'],
    restructuredOn: '2027-03-09',
  })
  // The restructuring counts once: from then on, the cure or days past due keep the loan in stage 3.
  expect(await bookedOn('2027-04-30')).toMatchObject({ stage: 3, stageReasons: ['curing'], daysPastDue: 89 })
})
