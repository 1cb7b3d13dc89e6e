import { beforeEach, expect, test } from 'vitest'
import { findJobCursor } from '../../../functions/data/job-cursors.ts'
import type { Table } from '../../../functions/data/table.ts'
import type { DailyClose } from '../../../functions/jobs/daily-close.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { isInShard, jobShards } from '../../../functions/jobs/job-shards.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { drawMoney, trialBalance } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const job = 'daily-close'
const shards = Array.from({ length: jobShards[job] }, (_, shard) => shard)

const app = await useTestApp()
let sellers: SellerWithFacility[]

/** After a close, six new sellers draw money, and it falls due. */
beforeEach(async () => {
  await createJobsHandler(app.deps)({ job })
  sellers = []
  for (let each = 0; each < 6; each++) {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    await drawMoney(app, seller, '1000.00')
    sellers.push(seller)
  }
  app.clock.advance('P91D')
  app.log.length = 0
})

const run = (shard: number, deps = app.deps) => createJobsHandler(deps)({ job, shard }) as Promise<DailyClose>

const timesDone = () => app.log.filter(({ message }) => message === 'a job is done').length
const closedUpTo = () => findJobCursor(app.deps.table, job)

/** Each has interest of 27.00, and books in balance. */
const expectChargedOnce = async () => {
  for (const { facilityId } of sellers) {
    expect((await readFacility(app, facilityId)).balances.interestReceivable).toBe(27_00)
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  }
}

const charged = (runs: readonly DailyClose[]) => runs.reduce((sum, each) => sum + each.charged, 0)

test('shards close at once, each drawdown once, and the last one ends the close', async () => {
  const before = await closedUpTo()
  const [last = 0, ...others] = shards
  const runs = await Promise.all(others.map((shard) => run(shard)))
  expect(runs.every(({ continues }) => continues)).toBe(true)
  expect([timesDone(), await closedUpTo()]).toEqual([0, before])
  const end = await run(last)
  expect(end.continues).toBe(false)
  expect([timesDone(), await closedUpTo()]).toEqual([1, end.to])
  expect([end, ...runs].map(({ charged: own }) => own)).toEqual(
    shards.map((shard) => sellers.filter(({ companyId }) => isInShard(job, companyId, shard)).length),
  )
  await expectChargedOnce()
})

test('a shard that is run twice at once, and beside the whole job, does nothing twice', async () => {
  const runs = await Promise.all([
    ...[...shards, ...shards].map((shard) => run(shard)),
    createJobsHandler(app.deps)({ job }) as Promise<DailyClose>,
  ])
  expect(charged(runs)).toBe(sellers.length)
  expect(await closedUpTo()).toBe(runs[0]?.to)
  await expectChargedOnce()
})

test('a shard that ended with its process is continued, and holds up no other', async () => {
  const before = await closedUpTo()
  const { table } = app.deps
  let transactions = 0
  const crashing: Table = {
    ...table,
    transact: (writes) => {
      if ('charge' in writes && 'drawdown' in writes && ++transactions > 1)
        throw new Error('the process ended')
      return table.transact(writes)
    },
  }
  const crashed = await Promise.allSettled(
    shards.map((shard) => run(shard, { ...app.deps, table: crashing })),
  )
  expect(crashed.some(({ status }) => status === 'rejected')).toBe(true)
  expect([timesDone(), await closedUpTo()]).toEqual([0, before])
  const runs = await Promise.all(shards.map((shard) => run(shard)))
  expect(charged(runs)).toBe(sellers.length - 1)
  expect(await closedUpTo()).toBe(runs[0]?.to)
  expect(timesDone()).toBeGreaterThan(0)
  await expectChargedOnce()
})
