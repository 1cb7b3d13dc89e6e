import { commitPrepared } from '../data/prepared-transactions.ts'
import type { Subscriber } from '../runtime/subscriber.ts'

/** Commits the transactions of a rebooking that is larger than one. */
export const onTransactionsPrepared: Subscriber<'transactions-prepared'> = async (
  { facilityId, changeId },
  { table, clock },
) => {
  await commitPrepared(table, { facilityId, changeId }, clock())
  return undefined
}
