import type { Cents } from '#shared/money/cents.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'
import { listPostingsOnCharge } from '../data/ledger.ts'
import { listAllPaymentsOf } from '../data/payments.ts'
import type { Table } from '../data/table.ts'

/**
 * What was written off on a charge order and has not been received since. Read after the charge order, whose version
 * changes with each write-off and each recovery.
 */
export const unrecoveredLoss = async (table: Table, charge: ChargeOrder): Promise<Cents> => {
  const { facilityId, chargeId } = charge
  const postings = await Promise.all(
    (['charge-written-off', 'reversal:charge-written-off'] as const).map((kind) =>
      listPostingsOnCharge(table, facilityId, kind, chargeId),
    ),
  )
  const lostCents = postings
    .flat()
    .flatMap(({ lines }) => lines)
    .reduce((sum, { account, amountCents }) => sum + (account === 'creditLoss' ? amountCents : 0), 0)
  let recoveredCents = 0
  if (lostCents > 0)
    for await (const { status, recoveredCents: cents = 0 } of listAllPaymentsOf(table, charge))
      recoveredCents += status === 'posted' ? cents : 0
  return Math.max(0, lostCents - recoveredCents)
}
