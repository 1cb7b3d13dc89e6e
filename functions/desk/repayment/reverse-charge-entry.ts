import { nextBookingOf } from '#shared/ledger/rebooking.ts'
import { receivableOf } from '#shared/ledger/repayment-postings.ts'
import { reversalIdOf, reversalOf } from '#shared/ledger/reversal.ts'
import { dueKinds } from '#shared/lending/allocation.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { addFee, ofKind, restoreWaived, statusAfter } from '#shared/repayment/charge-order-changes.ts'
import { plusPassThroughFee } from '#shared/repayment/pass-through-fee.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, findChargeOrder, replaceChargeOrder } from '../../data/charge-orders.ts'
import type { Drawdown } from '../../data/drawdowns.ts'
import type { Facility } from '../../data/facilities.ts'
import { findPosting, postToLedger, type StoredPosting } from '../../data/ledger.ts'
import { alignDrawdownStatus } from '../../repayment/align-drawdown-status.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type Outcome, refuseAct } from '../engine/desk-act.ts'
import { chargeChangedMeanwhile } from '../engine/repeated-posting.ts'
import { refuseFormerBooking } from './explain-failed-reversal.ts'

/** The kind of due of a posting, and its change to the debt. */
const changeOf = ({ lines }: StoredPosting) => {
  for (const kind of dueKinds) {
    const line = lines.find(({ account }) => account === receivableOf[kind])
    if (line) return { kind, amountCents: line.amountCents }
  }
  throw new Error('a posting about a charge order changes nothing that is owed')
}

/**
 * The charge order without the fee, or with the waived amount owed again. Undefined if the fee is not owed any more.
 */
const undo = (charge: ChargeOrder, posting: StoredPosting): ChargeOrder | undefined => {
  const { kind, amountCents } = changeOf(posting)
  if (posting.kind === 'charge-waived') return restoreWaived(charge, ofKind(kind, -amountCents))
  if (charge.owedCents.fee < amountCents) return undefined
  const { passThroughCents = 0, defaultChargeCents } = charge
  const { chargeKind } = posting
  const byKind =
    chargeKind && defaultChargeCents
      ? {
          defaultChargeCents: {
            ...defaultChargeCents,
            [chargeKind]: Math.max(0, (defaultChargeCents[chargeKind] ?? 0) - amountCents),
          },
        }
      : {}
  return {
    ...addFee(charge, -amountCents),
    passThroughCents: Math.max(0, passThroughCents - amountCents),
    ...byKind,
  }
}

/** The drawdown without a reversed fee. A fee charged before fees were totalled is not in the total. */
const withoutFee =
  (posting: StoredPosting) =>
  (drawdown: Drawdown): Drawdown => {
    const { price, passThroughFees } = drawdown
    if (posting.kind !== 'fee-charged' || !passThroughFees) return drawdown
    const { amountCents } = changeOf(posting)
    if (passThroughFees.cents < amountCents) return drawdown
    return {
      ...drawdown,
      passThroughFees: plusPassThroughFee(passThroughFees, price, -amountCents, posting.businessDate),
    }
  }

const onWire = ({ chargeId, owedCents }: ChargeOrder) => ({
  chargeId,
  owed: Object.fromEntries(dueKinds.map((kind) => [kind, decimalFromCents(owedCents[kind])])),
})

/** Reverses a fee that is still owed, or a waiver. */
export const reverseChargeEntry = async (
  chargeId: string,
  posting: StoredPosting,
  facility: Facility,
  act: Act,
  { table, clock }: Deps,
): Promise<Outcome<'posting-reverse'>> => {
  const { companyId, facilityId } = facility
  const { postingId } = posting
  const outcome = { ok: true as const, facilityId, chargeId, reversed: postingId }
  const wasReversed = () => findPosting(table, facilityId, reversalIdOf(postingId))
  // Read first: if another call reverses the posting meanwhile, this still has it on the charge order.
  const stored = await findChargeOrder(table, companyId, chargeId)
  if (await wasReversed()) {
    const present = await findPosting(table, facilityId, nextBookingOf(postingId))
    return present ? refuseFormerBooking(posting, present.postingId) : outcome
  }
  if (!stored) throw new Error(`a posting is about no charge order ${chargeId}`)
  if (stored.status === 'voided') return refuseAct('wrongState', 'the charge order is voided')
  const undone = undo(stored, posting)
  if (!undone)
    return refuseAct('wrongState', 'the fee is not owed any more: reverse what paid it, or its waiver')
  const charge = { ...undone, status: statusAfter(undone) }
  const now = clock()
  const written = await table.transact({
    ...postToLedger(table, facility, { posting: reversalOf(posting, businessDate(now)) }, now),
    charge: replaceChargeOrder(table, charge),
    drawdown: await alignDrawdownStatus(table, stored, charge, now, withoutFee(posting)),
    audit: act.audit({
      companyId,
      before: { postingId, ...onWire(stored) },
      after: { postingId: reversalIdOf(postingId), ...onWire(charge) },
    }),
  })
  if (written.ok || (await wasReversed())) return outcome
  return chargeChangedMeanwhile
}
