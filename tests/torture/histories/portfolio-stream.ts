import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBRecord } from 'aws-lambda'
import { addCells, type Cells, sumOfCells } from '#shared/portfolio/cells.ts'
import { cellsOf } from '#shared/portfolio/contribution.ts'
import { countedTypes } from '../../../functions/data/counted-types.ts'
import {
  checkShard,
  findContribution,
  portfolioShards,
  readPortfolio,
} from '../../../functions/data/portfolio.ts'
import type { Write } from '../../../functions/data/table.ts'
import { readFromLedger } from '../../../functions/portfolio/read-from-ledger.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import { createStreamHandler } from '../../support/event-lanes.ts'
import type { TestApp } from '../../support/test-app.ts'
import { watchWrites } from '../requests/watch-writes.ts'

/** Simulates the delivery of the table's stream to the events' handler: late, repeated, in any order. */
export interface PortfolioStream {
  /** Delivers the pending records, `times` over and concurrently. Failed ones stay pending. */
  deliver(times?: number): Promise<void>
  /** Delivers all pending records sequentially. */
  deliverRest(): Promise<void>
  /** True while records may be pending. */
  isBehind(): boolean
}

/** The facility of a write; undefined if the portfolio does not count it. */
const countedIn = (write: Write): string | undefined => {
  if (write.kind === 'update') return write.key.sk === 'FACILITY' ? write.key.pk.split('#').at(-1) : undefined
  if (write.kind !== 'put' || !countedTypes.some((type) => type === write.item.type)) return undefined
  return (write.item as { facilityId?: string }).facilityId
}

const recordOf = (facilityId: string): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: {
    SequenceNumber: '1',
    NewImage: { type: { S: 'facility' }, facilityId: { S: facilityId } },
  },
})

/** Attaches to the app's current table. */
export const openPortfolioStream = (app: TestApp): PortfolioStream => {
  const told = new Set<string>()
  watchWrites(app, (write) => {
    const facilityId = countedIn(write)
    if (facilityId) told.add(facilityId)
  })
  const deliver = async (times = 1): Promise<void> => {
    if (told.size === 0) return
    const facilityIds = [...told]
    told.clear()
    const Records = facilityIds.map(recordOf)
    const handle = createStreamHandler(app.deps)
    const outcomes = await Promise.all(Array.from({ length: times }, () => handle({ Records })))
    if (outcomes.some(({ batchItemFailures }) => batchItemFailures.length > 0))
      for (const facilityId of facilityIds) told.add(facilityId)
  }
  return {
    deliver,
    isBehind: () => told.size > 0,
    async deliverRest() {
      while (told.size > 0) await deliver()
    },
  }
}

const mustEqual = (what: string, kept: Cells, rebuilt: Cells): void => {
  if (!isDeepStrictEqual(addCells(kept, {}), addCells(rebuilt, {})))
    throw new BooksOutOfOrder(`${what}: ${JSON.stringify(kept)}, not ${JSON.stringify(rebuilt)}`)
}

/** The portfolio's sums equal those of all ledgers, by facility and in total. */
export const checkPortfolio = async (
  { deps: { table } }: TestApp,
  facilityIds: readonly string[],
): Promise<void> => {
  const rebuilt: Cells[] = []
  for (const facilityId of facilityIds) {
    const standing = await readFromLedger(table, facilityId)
    if (!standing) throw new Error(`there is no facility ${facilityId}`)
    const cells = cellsOf(standing)
    mustEqual(
      `the portfolio's part of ${facilityId}`,
      (await findContribution(table, facilityId))?.cells ?? {},
      cells,
    )
    rebuilt.push(cells)
  }
  const sums = sumOfCells(rebuilt)
  mustEqual('the portfolio', await readPortfolio(table), sums)
  for (const shard of Array.from({ length: portfolioShards }).keys())
    if (Object.keys(await checkShard(table, shard)).length > 0)
      throw new BooksOutOfOrder(`the sums of shard ${shard} of the portfolio are not its facilities'`)
}
