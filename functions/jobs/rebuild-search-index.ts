import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import { reindexPage } from '../data/reindex-page.ts'
import type { Key } from '../data/table.ts'
import { writeAll } from '../data/write-all.ts'
import type { Deps } from '../runtime/deps.ts'

const name = 'find-rebuild'

/** Some 300,000 items: a run ends long before its Lambda's timeout, and the next continues. */
const usualPace = { pages: 300, items: 1_000 }

/**
 * Rebuilds the search index of companies, payout accounts, drawdowns, open charge orders and shops, and the register of
 * complaints with its figures. Its progress is stored after each page.
 */
export const rebuildSearchIndex = async (
  { table, clock, log }: Deps,
  pace = usualPace,
): Promise<{ written: number; isThrough: boolean }> => {
  const cursor = await findJobCursor(table, name)
  let after = cursor ? (JSON.parse(cursor) as Key) : undefined
  let written = 0
  for (let page = 0; page < pace.pages; page++) {
    const { writes, transactions, next } = await reindexPage(table, after, pace.items)
    await writeAll(table, writes)
    // A transaction fails if its item was changed since it was read: that change has indexed it.
    for (const transaction of transactions) await table.transact(transaction)
    written += writes.length
    after = next
    const upTo = after ? JSON.stringify(after) : ''
    await table.write(putJobCursor(table, { job: name, upTo, updatedAt: clock().toISOString() }))
    if (!after) break
  }
  log('info', 'what is found by names was written anew', { written })
  return { written, isThrough: after === undefined }
}
