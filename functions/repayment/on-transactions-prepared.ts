import { commitPrepared } from '../data/prepared-transactions.ts'
import type { Subscriber } from '../runtime/subscriber.ts'

/** Commits the prepared transactions of a rebooking that is too large for one. */
export const onTransactionsPrepared: Subscriber<'transactions-prepared'> = async (
  { facilityId, changeId },
  { table, clock },
) => {
  await commitPrepared(table, { facilityId, changeId }, clock())
  return undefined
}
