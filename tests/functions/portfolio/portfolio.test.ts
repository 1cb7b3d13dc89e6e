import { describe, expect, test } from 'vitest'
import type { ShownEarnings, ShownPortfolio } from '#shared/desk/portfolio.ts'
import { addCells, type Cells } from '#shared/portfolio/cells.ts'
import { cellsOf } from '#shared/portfolio/contribution.ts'
import { chargedOf } from '#shared/portfolio/income.ts'
import { replaceCreditApplication } from '../../../functions/data/credit-applications.ts'
import {
  findContribution,
  listPastDue,
  portfolioShards,
  readPortfolio,
} from '../../../functions/data/portfolio.ts'
import { shardOf } from '../../../functions/data/shard-of.ts'
import { put, type Table } from '../../../functions/data/table.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { jobShards } from '../../../functions/jobs/job-shards.ts'
import { storePortfolioDay } from '../../../functions/jobs/portfolio-day.ts'
import { rebuildPortfolio } from '../../../functions/jobs/portfolio-rebuild.ts'
import { loadFacilityFigures } from '../../../functions/portfolio/load-facility-figures.ts'
import { readFromLedger } from '../../../functions/portfolio/read-from-ledger.ts'
import { refreshContribution } from '../../../functions/portfolio/refresh-contribution.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { createStreamHandler } from '../../support/event-lanes.ts'
import { present } from '../../support/present.ts'
import { refusal } from '../../support/refusal.ts'
import { type TestApp } from '../../support/test-app.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
const seller = await buildFacility(app, { limitCents: 50_000_00 })
await drawMoney(app, seller, '10000.00')

const table = () => app.deps.table

const shown = async (action: string, fields: Record<string, unknown> = {}) => {
  const outcome = await callDesk(app, action, fields)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome
}

const ofLedger = async (): Promise<Cells> => {
  const standing = present(await readFromLedger(table(), seller.facilityId))
  return addCells(cellsOf(standing), {})
}

const changeSum = (facilityId: string, add: Record<string, number>) =>
  table().write({
    kind: 'update',
    table: table().name,
    key: {
      pk: `PORTFOLIO#${shardOf(facilityId, portfolioShards)}`,
      sk: 'SUM#TOTAL#GBP#small_shop_financing',
    },
    add,
    when: { pk: { exists: true } },
  })

/** Reads a facility's figures, which another call changes and stores before they are stored. */
const readOvertaken = async (of: Table, facilityId: string) => {
  const standing = await loadFacilityFigures(of, facilityId)
  await callDesk(app, 'facility-limit', { facilityId, limit: '60000.00' })
  await refreshContribution(of, facilityId)
  return standing
}

const recordOf = (facilityId: string, SequenceNumber: string) => ({
  eventName: 'MODIFY' as const,
  dynamodb: { SequenceNumber, NewImage: { type: { S: 'facility' }, facilityId: { S: facilityId } } },
})

describe('the stream’s records', () => {
  test('are counted: a payout', async () => {
    expect(await readPortfolio(table())).toEqual(await ofLedger())
    expect(await shown('portfolio-show')).toMatchObject({
      asOf: '2026-11-02',
      isLive: true,
      currencies: [
        {
          currency: 'GBP',
          figures: {
            limitCents: 50_000_00,
            outstandingCents: 10_000_00,
            paidOutCents: 10_000_00,
            utilisationPercent: '20.00',
            atRiskPercents: { par1: '0.00' },
          },
        },
      ],
    })
  })

  test('are counted once, whatever the number and concurrency of deliveries', async () => {
    const before = await readPortfolio(table())
    await Promise.all(Array.from({ length: 6 }, () => refreshContribution(table(), seller.facilityId)))
    expect(await readPortfolio(table())).toEqual(before)
  })

  test('are stored in the latest state if two handlers store a changing facility', async () => {
    let isFirst = true
    await refreshContribution(table(), seller.facilityId, (of, facilityId) => {
      if (!isFirst) return loadFacilityFigures(of, facilityId)
      isFirst = false
      return readOvertaken(of, facilityId)
    })
    expect(await readPortfolio(table())).toEqual(await ofLedger())
    expect((await ofLedger())['TOTAL#GBP#small_shop_financing']?.['limitCents']).toBe(60_000_00)
  })

  test('that fail are redelivered, without those of other facilities', async () => {
    const broken: TestApp['deps'] = {
      ...app.deps,
      log: () => {},
      table: {
        ...table(),
        get: (key) => (key.pk === 'FACILITY#gone' ? Promise.reject(new Error('no')) : table().get(key)),
      },
    }
    const handled = await createStreamHandler(broken)({
      Records: [recordOf('gone', '7'), recordOf(seller.facilityId, '8'), recordOf('gone', '9')],
    })
    expect(handled.batchItemFailures).toEqual([{ itemIdentifier: '7' }, { itemIdentifier: '9' }])
  })
})

describe('the calendar', () => {
  test('moves past due amounts to the next band, by the daily close', async () => {
    const { facilityId } = seller
    // Due on 31 January 2027.
    const outstanding = 10_000_00
    for (const [day, atRisk] of [
      ['2027-01-31', { par1Cents: 0 }],
      ['2027-02-01', { par1Cents: outstanding, par30Cents: 0 }],
      ['2027-03-03', { par1Cents: outstanding, par30Cents: outstanding, par60Cents: 0 }],
      ['2027-05-02', { par90Cents: outstanding }],
    ] as const) {
      app.clock.set(`${day}T01:00:00.000Z`)
      await closeDay(app.deps)
      await app.drainEvents()
      expect(await shown('portfolio-show')).toMatchObject({ currencies: [{ figures: { atRisk } }] })
    }
    expect(await readPortfolio(table())).toEqual(await ofLedger())
    const items = await listPastDue(table(), { from: '2027-01-01', to: '2027-05-02' }, 50)
    expect(items).toMatchObject([{ facilityId, pastDue: { since: '2027-01-31', charges: 1 } }])
  })

  test('stores a day’s state after its close, once', async () => {
    expect(await storePortfolioDay(app.deps)).toEqual({ kept: true })
    await callDesk(app, 'facility-limit', { facilityId: seller.facilityId, limit: '40000.00' })
    await app.drainEvents()
    expect(await storePortfolioDay(app.deps)).toEqual({ kept: false })
    const ofDay = await shown('portfolio-show', { day: '2027-05-02' })
    expect(ofDay).toMatchObject({ isLive: false, currencies: [{ figures: { limitCents: 60_000_00 } }] })
    expect(await shown('portfolio-show')).toMatchObject({
      currencies: [{ figures: { limitCents: 40_000_00 } }],
    })
    expect(await callDesk(app, 'portfolio-show', { day: '2027-05-01' })).toMatchObject(refusal('notFound'))
    app.clock.advance('P1D')
    expect(await storePortfolioDay(app.deps)).toEqual({ kept: false })
  })
})

describe('a rebuild', () => {
  test('finds nothing if all is right', async () => {
    expect(await rebuildPortfolio(app.deps)).toEqual({
      facilities: 1,
      differed: 0,
      mended: 0,
      isThrough: true,
    })
  })

  test('recounts differing facilities by their ledger, corrects the sums, and reports that', async () => {
    const right = await readPortfolio(table())
    const { facilityId } = seller
    const filed = present(await findContribution(table(), facilityId))
    const cells = { ...filed.cells, 'VINTAGE#GBP#small_shop_financing#2026-10': { loans: 3 } }
    await table().write(put(table(), { ...filed, cells }))
    await changeSum(facilityId, { limitCents: 7 })
    // A wrong contribution is subtracted from the sums by its correction; then the sums are corrected.
    expect(await rebuildPortfolio(app.deps)).toMatchObject({ facilities: 1, differed: 1, mended: 1 })
    expect(await readPortfolio(table())).toEqual(right)
    await changeSum(facilityId, { limitCents: -3 })
    const mended: unknown[] = []
    let cursor: string | undefined
    do {
      const page = await shown('portfolio-rebuild', cursor ? { cursor } : {})
      mended.push(...Object.entries(page['mended'] as Cells))
      cursor = page['cursor'] as string | undefined
    } while (cursor)
    expect(mended).toEqual([['TOTAL#GBP#small_shop_financing', { limitCents: 3 }]])
    expect(await readPortfolio(table())).toEqual(right)
  })

  test('finds uncounted facilities, page by page', async () => {
    const other = await buildFacility(app, { limitCents: 1_000_00 })
    expect(await findContribution(table(), other.facilityId)).toBeUndefined()
    const found: number[] = []
    for (;;) {
      const { facilities, isThrough } = await rebuildPortfolio(app.deps, { pages: 1, companies: 1 })
      found.push(facilities)
      if (isThrough) break
    }
    expect(found.reduce((sum, facilities) => sum + facilities, 0)).toBe(2)
    expect(await findContribution(table(), other.facilityId)).toBeDefined()
  })

  test('its shards cover each facility once, and all sums', async () => {
    const other = await buildFacility(app, { limitCents: 1_000_00 })
    const { facilityId } = seller
    await changeSum(facilityId, { limitCents: 7 })
    const runs = await Promise.all(
      Array.from({ length: jobShards['portfolio-rebuild'] }, (_, shard) =>
        rebuildPortfolio(app.deps, { shard }),
      ),
    )
    const total = (of: 'facilities' | 'differed' | 'mended') => runs.reduce((sum, run) => sum + run[of], 0)
    expect([total('facilities'), total('differed'), total('mended')]).toEqual([3, 1, 1])
    expect(await findContribution(table(), other.facilityId)).toBeDefined()
  })

  test('can cover one facility, or an unknown one', async () => {
    expect(await shown('portfolio-rebuild', { facilityId: seller.facilityId })).toMatchObject({
      facilities: 1,
      differed: [],
    })
    for (const wrong of [{ facilityId: 'none' }, { cursor: '16' }, { cursor: 'x' }])
      expect(await callDesk(app, 'portfolio-rebuild', wrong)).toMatchObject({ ok: false })
  })
})

describe('the portfolio’s views', () => {
  test('vintages, concentration and expected inflow', async () => {
    await table().transact({
      application: replaceCreditApplication(table(), {
        companyId: seller.companyId,
        productCode: 'small_shop_financing',
        kind: 'initial',
        decidedAt: app.clock.now().toISOString(),
        version: 0,
        status: 'active',
        facilityId: seller.facilityId,
        currency: 'GBP',
        calculation: {
          factors: { diversification: { platforms: [{ platform: 'harbor', netSalesCents: 5 }] } },
        } as never,
      }),
    })
    await app.drainEvents()
    expect(await shown('portfolio-vintages')).toMatchObject({
      vintages: [{ month: '2026-11', loans: 1, paidOutCents: 10_000_00, repaidPercent: '0.00' }],
    })
    expect(await shown('portfolio-vintages', { productCode: 'payoneer' })).toMatchObject({ vintages: [] })
    expect(await shown('portfolio-concentration')).toMatchObject({
      platformNames: Object.fromEntries(app.deps.config.platforms.map(({ id, name }) => [id, name])),
      byPlatform: [{ name: 'harbor', outstandingCents: 10_000_00, sharePercent: '100.00' }, { name: 'none' }],
      byProduct: [{ name: 'small_shop_financing' }],
      byCurrency: [],
    })
    const { inflow } = (await shown('portfolio-inflow', { weeks: '4' })) as { inflow?: unknown }
    expect(inflow).toMatchObject([{ currency: 'GBP', weeks: [{}, {}, {}, {}] }])
    expect((inflow as { overdueCents: number }[])[0]?.overdueCents).toBeGreaterThan(10_000_00)
  })

  test('each month’s earnings, from the stored month ends', async () => {
    const { earned } = (await shown('portfolio-earned', { months: '36' })) as unknown as ShownEarnings
    const { currencies } = (await shown('portfolio-show')) as unknown as ShownPortfolio
    const months = earned.map(({ month }) => month)
    expect(months).toEqual(months.toSorted())
    expect(months.at(-1)).toBe('2027-05')
    expect(earned.reduce((sum, { chargedIncomeCents }) => sum + chargedIncomeCents, 0)).toBe(
      currencies[0]?.figures.chargedIncomeCents,
    )
    for (const { income, chargedIncomeCents } of earned)
      expect(income && chargedOf(income)).toBe(chargedIncomeCents)
    // No figures of months before the portfolio was stored.
    expect(months.length).toBeLessThan(36)
  })

  test('converted to one currency at the day’s rates, or not at all', async () => {
    expect(await callDesk(app, 'portfolio-show', { currency: 'USD' })).toMatchObject(refusal('wrongState'))
  })

  test('as CSV', async () => {
    const exported = await shown('portfolio-export', { table: 'vintages' })
    expect(exported).toMatchObject({ fileName: 'portfolio-vintages-2027-05-03.csv', rows: 1 })
    expect(String(exported['content']).split('\r\n')[1]).toMatch(/^GBP,2026-11,1,10000\.00,10000\.00,0\.00/)
  })
})
