import { describe, expect, test } from 'vitest'
import { findDrawdown, replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import { type DailyClose, closeDay as runDailyClose } from '../../../functions/jobs/daily-close.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { buildFacility, readFacility } from '../../support/build-facility.ts'
import { drawMoney, requestDrawdown, trialBalance } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import { type TestApp } from '../../support/test-app.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const closeDay = () => runDailyClose(app.deps)

const interestReceivable = async (facilityId: string) =>
  (await readFacility(app, facilityId)).balances.interestReceivable

describe('the daily close', () => {
  test('charges due amounts on their day, Hong Kong time, and none earlier', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    await drawMoney(app, seller, '10000.00')
    // Due on 31 January 2027, which begins in Hong Kong at 16:00 UTC on the previous day.
    app.clock.set('2027-01-30T15:59:59.000Z')
    expect(await closeDay()).toMatchObject({ to: '2027-01-30', charged: 0 })
    app.clock.set('2027-01-30T16:00:00.000Z')
    expect(await closeDay()).toMatchObject({ to: '2027-01-31', charged: 1 })
    // 10,000 × 10.80% × 90 ÷ 360
    expect(await interestReceivable(seller.facilityId)).toBe(270_00)
  })

  test('asks for the gazette of another year from twelve months before the gazetted ones end', async () => {
    const asked = () => app.log.filter(({ message }) => message === 'a gazette of holidays is due').length
    app.clock.set('2026-12-30T01:00:00.000Z')
    const before = asked()
    await closeDay()
    expect(asked()).toBe(before)
    app.clock.set('2026-12-31T01:00:00.000Z')
    await closeDay()
    expect(asked()).toBe(before + 1)
  })

  test('catches up on missed days', async () => {
    app.clock.set('2027-03-01T01:00:00.000Z')
    await closeDay()
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    await drawMoney(app, seller, '1000.00')
    app.clock.advance('P2D')
    const later = await buildFacility(app, { limitCents: 50_000_00 })
    await drawMoney(app, later, '2000.00')
    app.clock.advance('P120D')
    expect(await closeDay()).toMatchObject({ from: '2027-02-28', charged: 2 })
    // Interest ends at the due date, however late the job runs.
    expect(await interestReceivable(seller.facilityId)).toBe(27_00)
    expect(await interestReceivable(later.facilityId)).toBe(54_00)
  })

  test('charges each drawdown once in concurrent runs', async () => {
    app.clock.set('2028-01-03T01:00:00.000Z')
    await closeDay()
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    for (const amount of ['1000.00', '2000.00', '3000.00']) await drawMoney(app, seller, amount)
    app.clock.advance('P91D')
    const runs = await Promise.all(Array.from({ length: 6 }, closeDay))
    expect(runs.reduce((sum, { charged }) => sum + charged, 0)).toBe(3)
    expect(await interestReceivable(seller.facilityId)).toBe(162_00)
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('a run ends in time, and the next ones charge the rest, each drawdown once', async () => {
    app.clock.set('2028-08-01T01:00:00.000Z')
    await closeDay()
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    for (let each = 0; each < 12; each++) await drawMoney(app, seller, '1000.00')
    app.clock.set('2028-10-30T16:10:00.000Z')
    // Each charge takes half of a run's time.
    const { table } = app.deps
    const slow: TestApp['deps'] = {
      ...app.deps,
      table: {
        ...table,
        async transact(writes) {
          if ('charge' in writes) app.clock.advance('PT100S')
          return table.transact(writes)
        },
      },
    }
    app.log.length = 0
    const run = () => createJobsHandler(slow)({ job: 'daily-close' }) as Promise<DailyClose>
    const isDone = () => app.log.some(({ message }) => message === 'a job is done')
    const first = await run()
    expect(first).toMatchObject({ continues: true })
    expect(first.charged).toBeGreaterThan(0)
    expect(first.charged).toBeLessThan(12)
    expect(isDone()).toBe(false)
    let { charged } = first
    for (let runs = 0; !isDone() && runs < 12; runs++) charged += (await run()).charged
    expect([charged, isDone()]).toEqual([12, true])
    expect(await interestReceivable(seller.facilityId)).toBe(12 * 27_00)
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('a close that is far behind fails, so that an alarm is raised', async () => {
    app.clock.set('2028-12-04T01:00:00.000Z')
    await closeDay()
    app.clock.set('2028-12-04T19:40:00.000Z')
    const endless = { ...app.deps, clock: () => (app.clock.advance('PT201S'), app.clock.now()) }
    await expect(runDailyClose(endless)).rejects.toThrow('the close is behind')
  })

  test('ignores a request that was never paid out', async () => {
    app.clock.set('2029-01-03T01:00:00.000Z')
    await closeDay()
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    await requestDrawdown(app, seller, '1000.00')
    app.clock.advance('P100D')
    expect(await closeDay()).toMatchObject({ charged: 0 })
    expect(await interestReceivable(seller.facilityId)).toBe(0)
  })

  test('a drawdown that fails does not block others, and is retried by the next run', async () => {
    app.clock.set('2030-01-03T01:00:00.000Z')
    await closeDay()
    const { table } = app.deps
    const broken = await buildFacility(app, { limitCents: 50_000_00 })
    const brokenId = await drawMoney(app, broken, '1000.00')
    const sound = await buildFacility(app, { limitCents: 50_000_00 })
    await drawMoney(app, sound, '1000.00')
    const drawdown = present(await findDrawdown(table, broken.companyId, brokenId))
    await table.transact({ drawdown: replaceDrawdown(table, { ...drawdown, facilityId: 'gone' }) })
    app.clock.advance('P90D')
    await expect(closeDay()).rejects.toThrow('could not be charged')
    expect(await interestReceivable(sound.facilityId)).toBe(27_00)

    const lost = present(await findDrawdown(table, broken.companyId, brokenId))
    await table.transact({ drawdown: replaceDrawdown(table, { ...lost, facilityId: broken.facilityId }) })
    app.clock.advance('P5D')
    expect(await closeDay()).toMatchObject({ charged: 1 })
    expect(await interestReceivable(broken.facilityId)).toBe(27_00)
  })
})
