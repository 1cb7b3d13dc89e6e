import { decimalFromCents } from '#shared/money/cents.ts'
import { findFacility } from '../../data/facilities.ts'
import type { StoredPosting } from '../../data/ledger.ts'
import { findPayment, type Payment } from '../../data/payments.ts'
import type { Table } from '../../data/table.ts'
import { type DeskRefusal, type Outcome, refuseAct } from '../engine/desk-act.ts'
import { chargeChangedMeanwhile } from '../engine/repeated-posting.ts'

/** A reversed payment, as the back office sees it. */
export const describeReversedPayment = ({
  paymentId,
  chargeId,
  facilityId,
  status,
  postedCents = 0,
}: Payment) => ({
  ok: true as const,
  paymentId,
  chargeId,
  facilityId,
  status,
  reversed: decimalFromCents(postedCents),
})

/** For a posting that was reversed and booked again: the present one is reversed. */
export const refuseFormerBooking = (
  { postingId }: Pick<StoredPosting, 'postingId'>,
  present: string,
): DeskRefusal => refuseAct('wrongState', `${postingId} was booked again as ${present}: reverse that`)

/**
 * The outcome of a reversal whose write failed: done by another call, prevented by money that was used since, or too
 * early.
 */
export const explainFailedReversal = async (
  table: Table,
  { companyId, facilityId, paymentId, surplusCents = 0 }: Payment,
): Promise<Outcome<'posting-reverse'>> => {
  const present = await findPayment(table, companyId, paymentId)
  if (present?.status === 'reversed') return describeReversedPayment(present)
  const heldCents = -((await findFacility(table, facilityId))?.balances.suspense ?? 0)
  if (heldCents < surplusCents)
    return refuseAct('wrongState', 'what it left over was used: only what is still held can be taken back')
  return chargeChangedMeanwhile
}
