import { businessDate } from '#shared/time/business-date.ts'
import type { ScannedPage, Table } from '../../functions/data/table.ts'

const duePrefix = 'DUE#'

/** Items read at once. */
const limit = 1000

/**
 * The next date after `now` on which a drawdown falls due, for the toolbox's clock. It scans the whole table, which no
 * call does.
 */
export const findNextDueDate = async (table: Table, now: Date): Promise<string | undefined> => {
  const today = businessDate(now)
  const dates: string[] = []
  let after: ScannedPage['next']
  do {
    const { items, next } = await table.scan({ having: ['gsi1pk'], after, limit })
    for (const { gsi1pk } of items)
      if (gsi1pk?.startsWith(duePrefix)) dates.push(gsi1pk.slice(duePrefix.length))
    after = next
  } while (after)
  return dates.filter((date) => date > today).toSorted()[0]
}
