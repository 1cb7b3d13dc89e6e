import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replaceChargeOrder } from '../../../functions/data/charge-orders.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { listPostings } from '../../../functions/data/ledger.ts'
import type { Table } from '../../../functions/data/table.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import type { Deps } from '../../../functions/runtime/deps.ts'
import { buildFacility, readFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney, requestDrawdown, requestQuote, trialBalance } from '../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { buildOverdueCharge } from './overdue-charges.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
})
afterEach(() => app.close())

const close = () => closeDay(app.deps)
const on = (date: string) => app.clock.set(`${date}T01:00:00.000Z`)

const overdueOf = async (facilityId: string) =>
  (await readFacility(app, facilityId)).balances.overdueInterestReceivable

const overduePostings = async (facilityId: string) => {
  const dates: string[] = []
  for await (const { kind, businessDate } of listPostings(app.deps.table, facilityId))
    if (kind === 'overdue-interest-posted') dates.push(businessDate)
  return dates.toSorted()
}

describe('overdue interest', () => {
  test('is posted daily after the grace period, from the due date, and adds up to the total', async () => {
    const { facilityId, charge } = await buildOverdueCharge(app, '2026-11-02')
    for (const date of ['2026-11-03', '2026-11-04', '2026-11-05']) {
      on(date)
      expect(await close()).toMatchObject({ accrued: 0 })
    }
    // 3.00 a day: 10,000 × 10.80% ÷ 360
    on('2026-11-06')
    expect(await close()).toMatchObject({ accrued: 1 })
    expect(await overdueOf(facilityId)).toBe(12_00)
    on('2026-11-07')
    await close()
    // The same day again, and then after missed days.
    expect(await close()).toMatchObject({ accrued: 0 })
    on('2026-11-22')
    await close()
    expect(await overdueOf(facilityId)).toBe(60_00)
    expect(await overduePostings(facilityId)).toEqual(['2026-11-06', '2026-11-07', '2026-11-22'])
    expect(await charge()).toMatchObject({ chargedCents: { overdueInterest: 60_00 }, arrears: '1-30' })
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('is posted once in concurrent runs', async () => {
    const built = await Promise.all(Array.from({ length: 4 }, () => buildOverdueCharge(app, '2026-11-02')))
    on('2026-11-12')
    const runs = await Promise.all([close(), close(), close(), close()])
    expect(runs.reduce((sum, { accrued }) => sum + accrued, 0)).toBe(4)
    for (const { facilityId } of built) {
      expect(await overdueOf(facilityId)).toBe(30_00)
      expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    }
  })

  test('accrues from the due date, even if the charge order was raised days later', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    await drawMoney(app, seller, '10000.00')
    // Due on 31 January; no job ran until 10 February.
    on('2027-02-10')
    expect(await close()).toMatchObject({ charged: 1, accrued: 1 })
    expect(await overdueOf(seller.facilityId)).toBe(30_00)
  })

  test('continues after a repayment on the remaining principal', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    await drawMoney(app, seller, '10000.00')
    const { companyId, facilityId } = seller
    on('2027-01-31')
    await close()
    on('2027-02-10')
    await close()
    const [chargeId = ''] = (await app.everyItem())
      .filter(({ type }) => type === 'charge-order')
      .map((item) => String(item['chargeId']))
    const { table } = app.deps
    // All interest and overdue interest, and half of the principal.
    const { writePayment } = await import('../../../functions/data/payments.ts')
    await table.transact({
      ...writePayment(table, {
        paymentId: 'p1',
        companyId,
        facilityId,
        chargeId,
        status: 'reported',
        reportedCents: 5_300_00,
        reference: 'FPS',
        reportedAt: app.clock.now().toISOString(),
        version: 0,
      }),
    })
    expect(await callDesk(app, 'repayment-post', { facilityId, paymentId: 'p1' })).toMatchObject({
      settled: { overdueInterest: '30.00', interest: '270.00', principal: '5000.00' },
    })
    on('2027-02-20')
    await close()
    // 5,000 × 10.80% × 10 ÷ 360
    expect(await overdueOf(facilityId)).toBe(15_00)
  })
})

test('arrears are recorded by their age, and settled debts are skipped', async () => {
  const { charge } = await buildOverdueCharge(app, '2026-11-02')
  for (const [date, arrears] of [
    ['2026-11-03', '1-30'],
    ['2026-12-03', '31-60'],
    ['2027-01-02', '61-90'],
    ['2027-02-01', 'over 90'],
  ] as const) {
    on(date)
    await close()
    expect((await charge()).arrears).toBe(arrears)
  }
  const { table } = app.deps
  await table.transact({ charge: replaceChargeOrder(table, { ...(await charge()), status: 'voided' }) })
  on('2027-03-01')
  expect(await close()).toMatchObject({ accrued: 0 })
})

test('a charge order that fails does not block others, and is caught up on', async () => {
  const broken = await buildOverdueCharge(app, '2026-11-02')
  const sound = await buildOverdueCharge(app, '2026-11-02')
  const { table } = app.deps
  const lose = async (facilityId: string) =>
    table.transact({ charge: replaceChargeOrder(table, { ...(await broken.charge()), facilityId }) })
  await lose('gone')
  on('2026-11-12')
  await expect(close()).rejects.toThrow('not be closed')
  expect(await overdueOf(sound.facilityId)).toBe(30_00)
  await lose(broken.facilityId)
  on('2026-11-14')
  expect(await close()).toMatchObject({ accrued: 2 })
  expect(await overdueOf(broken.facilityId)).toBe(36_00)
})

describe('expiries', () => {
  test('a request overtaken by its due date is rejected once, and its reservation is released', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { companyId, facilityId } = seller
    const drawdownId = await requestDrawdown(app, seller, '1000.00')
    on('2027-01-30')
    expect(await close()).toMatchObject({ lapsed: 0 })
    on('2027-01-31')
    const runs = await Promise.all([close(), close(), close()])
    expect(runs.reduce((sum, { lapsed }) => sum + lapsed, 0)).toBe(1)
    expect(await findDrawdown(app.deps.table, companyId, drawdownId)).toMatchObject({ status: 'rejected' })
    expect((await readFacility(app, facilityId)).balances.pendingDrawdown).toBe(0)
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    await app.drainEvents()
  })

  test('a facility past its review cannot be drawn from, unless renewed', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const renewed = await buildFacility(app, { limitCents: 50_000_00 })
    const status = async ({ facilityId }: { facilityId: string }) =>
      (await readFacility(app, facilityId)).status
    on('2027-11-02')
    await close()
    expect(await status(seller)).toBe('active')
    await callDesk(app, 'facility-renew', { facilityId: renewed.facilityId, reviewDate: '2028-11-02' })
    on('2027-11-03')
    const runs = await Promise.all([close(), close()])
    expect(runs.reduce((sum, { expired }) => sum + expired, 0)).toBe(1)
    expect([await status(seller), await status(renewed)]).toEqual(['expired', 'active'])
    on('2028-11-03')
    await close()
    expect(await status(renewed)).toBe('expired')
    expect(await requestQuote(app, seller, '1000.00')).not.toMatchObject({ code: 0 })
  })
})

/** Counts the requests to the table. */
const counted = (table: Table) => {
  let calls = 0
  const count = () => void calls++
  const counting: Table = {
    ...table,
    get: (...given) => (count(), table.get(...given)),
    query: (...given) => (count(), table.query(...given)),
    all: (...given) => (count(), table.all(...given)),
    transact: (...given) => (count(), table.transact(...given)),
    write: (...given) => (count(), table.write(...given)),
  }
  return { table: counting, calls: () => calls }
}

/** The number of a close's requests. */
const costOf = async (): Promise<number> => {
  const { table, calls } = counted(app.deps.table)
  const deps: Deps = { ...app.deps, table }
  await closeDay(deps)
  return calls()
}

test('costs the same per facility, whatever their number, and almost nothing when repeated', async () => {
  on('2026-11-12')
  await close()
  on('2026-11-13')
  const idle = await costOf()
  const cost = async (facilities: number, date: string): Promise<number> => {
    for (let built = 0; built < facilities; built++) await buildOverdueCharge(app, '2026-11-02')
    on(date)
    return (await costOf()) - idle
  }
  const few = await cost(3, '2026-11-14')
  // The earlier 3, and 21 more.
  const many = await cost(21, '2026-11-15')
  // One read each of the charge order and the facility, and one transaction for both with the posting.
  expect([few / 3, many / 24]).toEqual([3, 3])
  expect(await costOf()).toBeLessThanOrEqual(idle)
})
