import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBRecord } from 'aws-lambda'
import { addCells } from '#shared/portfolio/cells.ts'
import { cellsOf } from '#shared/portfolio/contribution.ts'
import { countedTypes } from '../../../functions/data/counted-types.ts'
import { readPortfolio } from '../../../functions/data/portfolio.ts'
import type { Write } from '../../../functions/data/table.ts'
import { createEventsHandler } from '../../../functions/events/handler.ts'
import { readFromLedger } from '../../../functions/portfolio/read-from-ledger.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import type { TestApp } from '../../support/test-app.ts'
import { watchWrites } from '../requests/watch-writes.ts'

/** What the table's stream tells of a facility, as it reaches the events' handler: late, more than once, in any order. */
export interface PortfolioStream {
  /** Hands over what is told of by now, `times` over and at once. What fails is told again. */
  deliver(times?: number): Promise<void>
  /** Hands over what is left, in peace. */
  deliverRest(): Promise<void>
  /** True while the portfolio may not have it all yet. */
  isBehind(): boolean
}

const isCounted = (write: Write): boolean => {
  if (write.kind === 'update') return write.key.sk === 'FACILITY'
  return write.kind === 'put' && countedTypes.some((type) => type === write.item.type)
}

/** Listens to the table that the app has now. */
export const openPortfolioStream = (app: TestApp, facilityId: string): PortfolioStream => {
  const told = { isBehind: false }
  watchWrites(app, (write) => {
    if (isCounted(write)) told.isBehind = true
  })
  const record: DynamoDBRecord = {
    eventName: 'MODIFY',
    dynamodb: {
      SequenceNumber: '1',
      NewImage: { type: { S: 'facility' }, facilityId: { S: facilityId } },
    },
  }
  const deliver = async (times = 1): Promise<void> => {
    if (!told.isBehind) return
    told.isBehind = false
    const handle = createEventsHandler(app.deps)
    const outcomes = await Promise.all(Array.from({ length: times }, () => handle({ Records: [record] })))
    if (outcomes.some(({ batchItemFailures }) => batchItemFailures.length > 0)) told.isBehind = true
  }
  return {
    deliver,
    isBehind: () => told.isBehind,
    async deliverRest() {
      while (told.isBehind) await deliver()
    },
  }
}

/** The sums that the stream keeps are those that the ledger of the one facility comes to. */
export const checkPortfolio = async ({ deps: { table } }: TestApp, facilityId: string): Promise<void> => {
  const standing = await readFromLedger(table, facilityId)
  if (!standing) throw new Error(`there is no facility ${facilityId}`)
  const [kept, rebuilt] = [addCells(await readPortfolio(table), {}), addCells(cellsOf(standing), {})]
  if (!isDeepStrictEqual(kept, rebuilt))
    throw new BooksOutOfOrder(`the portfolio: ${JSON.stringify(kept)}, not ${JSON.stringify(rebuilt)}`)
}
