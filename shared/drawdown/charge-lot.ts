import { daysOwedTo, daysTo, interestBetween } from '../lending/principal-lots.ts'
import { noRebate, type Rebate } from '../lending/rebate.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { add } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import { costTermsOf, feeChargedOn } from './cost-terms.ts'
import { payByPacket } from './red-packet-use.ts'
import { type ChargedPrice, plusCharged, principalOf, type Unbilled } from './unbilled.ts'

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
  // Interest carried over from a week was charged before, together with the packet.
  const packet = payByPacket(price, uncharged, accrued[timing])
  const interestCents = accrued[timing] - packet.packetCents + interestLeftCents
  return {
    dueDate,
    principalCents,
    interestCents,
    packetCents: packet.packetCents,
    feeCents: fee.feeCents,
    rebate: noRebate,
    left: {
      ...before,
      ...fee.left,
      ...packet.left,
      lots: staying,
      chargedDays: timing === 'periodic' ? Math.max(chargedDays, days) : chargedDays,
      timesCharged: before.timesCharged + 1,
      chargedSoFar: plusCharged(
        before.chargedSoFar,
        principalCents + interestCents + fee.feeCents,
        daysBetween(price.drawdownDate, dueDate),
      ),
    },
  }
}
