import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShownEarnings } from '#shared/desk/portfolio.ts'
import { findBookMonth } from '../../../functions/data/book-months.ts'
import { findFacilityMonth } from '../../../functions/data/facility-months.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { storePortfolioDay } from '../../../functions/jobs/portfolio-day.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

let app: TestApp
let seller: SellerWithFacility
let drawdownId: string
beforeAll(async () => {
  app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
  seller = await buildFacility(app, { limitCents: 250_000_00 })
  // Paid out on 2 November at 10.80 %, due on 31 January, with 2,700.00 of interest.
  drawdownId = await drawMoney(app, seller, '100000.00')
})
afterAll(() => app.close())

const earnedByMonth = async () => {
  const outcome = (await callDesk(app, 'portfolio-earned', { months: '6' })) as unknown as ShownEarnings
  return outcome.earned.map(({ month, chargedIncomeCents, earnedCents }) => ({
    month,
    charged: chargedIncomeCents,
    earned: earnedCents,
  }))
}

const onDay = async (day: string) => {
  app.clock.set(`${day}T01:00:00.000Z`)
  await closeDay(app.deps)
  await app.drainEvents()
  await storePortfolioDay(app.deps)
}

const loanIn = async (month: string) =>
  (await findFacilityMonth(app.deps.table, month, seller.facilityId))?.loans[0]

test('a month that is over is booked once, with the interest that nobody was charged yet (A14)', async () => {
  await onDay('2026-11-30')
  expect(await bookMonths(app.deps)).toMatchObject({ ended: expect.not.arrayContaining(['2026-11']) })
  app.clock.set('2026-11-30T16:02:00.000Z')
  expect(await bookMonths(app.deps)).toMatchObject({ ended: ['2026-11'], facilities: 1, continues: false })
  expect(await bookMonths(app.deps)).toMatchObject({ ended: [], facilities: 0, continues: false })
  // 28 of 90 days.
  expect(await loanIn('2026-11')).toEqual({
    drawdownId,
    outstandingCents: 100_000_00,
    unpaidCostsCents: 0,
    daysPastDue: 0,
    stage: 1,
    stageSince: '2026-11-30',
    accruedInterestCents: 840_00,
    accruedFeeCents: 0,
    unearnedCents: 0,
    suspendedCents: 0,
  })
  expect((await findBookMonth(app.deps.table, '2026-11'))?.sums).toMatchObject({
    GBP: { stages: { 1: { loans: 1, outstandingCents: 100_000_00 } }, accruedInterestCents: 840_00 },
  })
  expect(await earnedByMonth()).toEqual([
    { month: '2026-11', charged: 0, earned: 840_00 },
    { month: '2026-12', charged: 0, earned: null },
  ])
})

test('what is booked in the new month counts in it, although the month before is booked later', async () => {
  const story = createRepaymentStory(app)
  const now = await story.laterOn('2027-01-01T02:00:00.000Z', seller)
  expect(await story.prepay(now, drawdownId, '40600.00')).toMatchObject({ ok: true })
  await app.drainEvents()
  await bookMonths(app.deps)
  expect(await loanIn('2026-12')).toMatchObject({
    outstandingCents: 100_000_00,
    accruedInterestCents: 1_770_00,
  })
  await onDay('2027-01-31')
  app.clock.set('2027-01-31T16:02:00.000Z')
  await bookMonths(app.deps)
  expect(await loanIn('2027-01')).toMatchObject({ accruedInterestCents: 0, daysPastDue: 0 })
  const earned = await earnedByMonth()
  expect(earned).toMatchObject([
    { month: '2026-11', charged: 0, earned: 840_00 },
    { month: '2026-12', charged: 0, earned: 930_00 },
    { month: '2027-01' },
    { month: '2027-02', charged: 0, earned: null },
  ])
  const sumOf = (kind: 'charged' | 'earned') => earned.reduce((sum, each) => sum + (each[kind] ?? 0), 0)
  expect(sumOf('earned')).toBe(sumOf('charged'))
  expect(sumOf('charged')).toBeGreaterThan(2_000_00)
})

test('a facility that cannot be booked holds its month up, and the next run continues', async () => {
  app.clock.set('2027-02-28T16:02:00.000Z')
  const broken: TestApp['deps'] = {
    ...app.deps,
    log: () => {},
    table: {
      ...app.deps.table,
      get: (key) =>
        key.pk === `FACILITY#${seller.facilityId}`
          ? Promise.reject(new Error('no'))
          : app.deps.table.get(key),
    },
  }
  await expect(bookMonths(broken)).rejects.toThrow('some facilities could not be booked for 2027-02')
  // The month has begun, and no reader sees it yet.
  expect(await findBookMonth(app.deps.table, '2027-02')).toMatchObject({ bookedTo: '', journalEntries: 0 })
  expect(await bookMonths(app.deps)).toMatchObject({ ended: ['2027-02'] })
})

test('an impaired loan earns only what is received, from its 90th day past due until it is cured', async () => {
  const late = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
  const story = createRepaymentStory(late)
  let debtor = await buildFacility(late, { limitCents: 50_000_00 })
  // Due on 31 January with 270.00 of interest; overdue interest is 3.00 a day.
  await drawMoney(late, debtor, '10000.00')
  const bookedOn = async (end: string) => {
    debtor = await story.closeOn(end, debtor)
    late.clock.set(`${end}T16:05:00.000Z`)
    await bookMonths(late.deps)
    return (await findFacilityMonth(late.deps.table, end.slice(0, 7), debtor.facilityId))?.loans[0]
  }
  for (const end of ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
    expect(await bookedOn(end)).toMatchObject({ suspendedCents: 0 })
  // 1 May was the 90th day; 31 days of overdue interest less the first are not accrued.
  expect(await bookedOn('2027-05-31')).toMatchObject({
    stage: 3,
    daysPastDue: 120,
    nonAccrualSince: '2027-05-01',
    unpaidCostsCents: 270_00 + 120 * 3_00,
    suspendedCents: 30 * 3_00,
  })
  const [charge] = await story.charges((debtor = await story.laterOn('2027-06-10T02:00:00.000Z', debtor)))
  await story.pay(debtor, charge?.id ?? '', '600.00')
  await late.drainEvents()
  // More was received than was charged since: no income is suspended any more.
  expect(await bookedOn('2027-06-30')).toMatchObject({ stage: 3, suspendedCents: 0 })
  await late.close()
})
