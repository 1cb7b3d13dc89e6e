import { elapsedBetween } from '../lending/elapsed.ts'
import { daysOwedTo, daysTo, interestBetween } from '../lending/principal-lots.ts'
import { noRebate, type Rebate } from '../lending/rebate.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { add } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { costTermsOf, feeChargedOn } from './cost-terms.ts'
import { interestWithinCap } from './interest-within-cap.ts'
import { payByPacket } from './red-packet-use.ts'
import {
  addCharges,
  type ChargedPrice,
  type CumulativeCharges,
  noCumulativeCharges,
  principalOf,
  type Unbilled,
} from './unbilled.ts'

/** The dues of a drawdown on a day. */
export interface DueAmounts {
  dueDate: BusinessDate
  /** `rebate` repays a part of it, and the seller the rest. */
  principalCents: Cents
  /** The seller's part. */
  interestCents: Cents
  /** The red packet's part, in addition. */
  packetCents: Cents
  feeCents: Cents
  /** Interest of a share of sales that is waived by the statutory ceiling: 0 nearly always. */
  waivedInterestCents: Cents
  /** An upfront deduction that is given back, as principal falls due before it was earned. */
  rebate: Rebate
  /** The rest to be charged afterwards. */
  left: Unbilled
}

/**
 * The dues of the next lot: its principal; interest, rounded once, for the days since the last charge: on all
 * outstanding principal where interest is periodic, on the lot alone where it is paid with the principal; and the fee
 * that is paid with the due dates, for the days since it was last charged. There is no rebate: the lot has run to its
 * due date. Throws RangeError when all is charged.
 */
export const chargeLot = (
  price: ChargedPrice,
  minimumInterestDays: number,
  uncharged: Unbilled,
  /** Pass-through fees: they count towards the ceiling of a share of sales. */
  passThroughFees: CumulativeCharges = noCumulativeCharges,
): DueAmounts => {
  const [lot, ...staying] = uncharged.lots
  if (!lot) throw new RangeError('All of the drawdown is charged')
  const { dueDate, principalCents } = lot
  const { chargedDays, weekEnding: _week, interestLeftCents = 0, ...before } = uncharged
  const terms = costTermsOf(price, minimumInterestDays, uncharged)
  const { timing } = terms
  const fee = feeChargedOn(terms, uncharged, dueDate)
  const days = daysTo(terms, dueDate)
  const ofLot = interestBetween(terms, principalCents, chargedDays, daysOwedTo(terms, dueDate))
  const ofStaying = interestBetween(terms, principalOf(staying), chargedDays, days)
  const accrued = {
    upfront: 0,
    maturity: centsFromFraction(ofLot),
    periodic: centsFromFraction(add(ofLot, ofStaying)),
  }
  const grossCents = accrued[timing] + interestLeftCents
  const allowedCents = interestWithinCap(
    price,
    { soFar: before.chargedSoFar, passThroughFees },
    { otherCents: principalCents + fee.feeCents, interestCents: grossCents },
    dueDate,
  )
  // Interest carried over from a week was charged before, together with the packet.
  const packet = payByPacket(price, uncharged, Math.max(0, allowedCents - interestLeftCents))
  const interestCents = allowedCents - packet.packetCents
  return {
    dueDate,
    principalCents,
    interestCents,
    packetCents: packet.packetCents,
    feeCents: fee.feeCents,
    waivedInterestCents: grossCents - allowedCents,
    rebate: noRebate,
    left: {
      ...before,
      ...fee.left,
      ...packet.left,
      lots: staying,
      chargedDays: timing === 'periodic' ? Math.max(chargedDays, days) : chargedDays,
      timesCharged: before.timesCharged + 1,
      chargedSoFar: addCharges(
        before.chargedSoFar,
        principalCents + interestCents + fee.feeCents,
        elapsedBetween(price.drawdownDate, dueDate),
      ),
    },
  }
}
