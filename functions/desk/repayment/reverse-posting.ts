import { firstBookingOf } from '#shared/ledger/rebooking.ts'
import { isReversible } from '#shared/ledger/reversal.ts'
import { findFacility } from '../../data/facilities.ts'
import { findPosting } from '../../data/ledger.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { reverseChargeEntry } from './reverse-charge-entry.ts'
import { reverseRepayment } from './reverse-repayment.ts'

const repayment = 'repayment-received:'

export const reversePostingAct: RunAct<'posting-reverse'> = async ({ facilityId, postingId }, act, deps) => {
  const facility = await findFacility(deps.table, facilityId)
  const posting = facility && (await findPosting(deps.table, facilityId, postingId))
  if (!facility || !posting)
    return refuseAct('notFound', `facility ${facilityId} has no posting ${postingId}`)
  const { kind, chargeId } = posting
  if (kind === 'drawdown-paid-out')
    return refuseAct('wrongState', 'a payout that the bank returned is recorded by payout-returned')
  if (!isReversible(posting))
    return refuseAct('wrongState', `a posting of the kind ${kind} is not taken back by itself`)
  if (kind === 'repayment-received')
    return reverseRepayment(firstBookingOf(postingId).slice(repayment.length), posting, facility, act, deps)
  if (!chargeId) throw new Error(`the posting ${postingId} is about no charge order`)
  return reverseChargeEntry(chargeId, posting, facility, act, deps)
}
