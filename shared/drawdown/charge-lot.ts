import { elapsedBetween } from '../lending/elapsed.ts'
import { nothingWaived } from '../lending/outstanding-drawdown.ts'
import { daysOwedTo, daysTo, interestBetween } from '../lending/principal-lots.ts'
import { noRebate, type Rebate, rebateTotal } from '../lending/rebate.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { add } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { costTermsOf, feeChargedOn } from './cost-terms.ts'
import { costsAboveCap } from './costs-above-cap.ts'
import { interestBack, payByPacket } from './red-packet-use.ts'
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
  /** Interest and fee of a share of sales that are waived by the statutory ceiling: 0 nearly always. */
  waivedCents: Cents
  /** Upfront deductions that are given back: not earned before principal falls due, or above the statutory ceiling. */
  rebate: Rebate
  /** The rest to be charged afterwards. */
  left: Unbilled
}

/**
 * The dues of the next lot: its principal; interest, rounded once, for the days since the last charge: on all
 * outstanding principal where interest is periodic, on the lot alone where it is paid with the principal; and the fee
 * that is paid with the due dates, for the days since it was last charged. The lot has run to its due date: upfront
 * deductions are given back only above the statutory ceiling. Throws RangeError when all is charged.
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
  const { chargedSoFar: soFar, interestBackCents = 0 } = before
  // By other methods the rest is not repaid on this day, and the offer respects the ceiling if all runs to its due date.
  const waived =
    price.repayment.method === 'salesShare'
      ? costsAboveCap(
          price,
          { soFar, passThroughFees, interestBackCents },
          { principalCents, feeCents: fee.feeCents, interestCents: grossCents, rebate: noRebate },
          dueDate,
        )
      : nothingWaived
  const allowedCents = grossCents - waived.interestCents
  const feeCents = fee.feeCents - waived.feeCents
  const rebate = waived.upfront
  // Interest carried over from a week was charged before, together with the packet.
  const packet = payByPacket(price, uncharged, Math.max(0, allowedCents - interestLeftCents))
  const interestCents = allowedCents - packet.packetCents
  return {
    dueDate,
    principalCents,
    interestCents,
    packetCents: packet.packetCents,
    feeCents,
    waivedCents: waived.interestCents + waived.feeCents,
    rebate,
    left: {
      ...before,
      ...fee.left,
      ...packet.left,
      ...interestBack(price, uncharged, rebate),
      lots: staying,
      chargedDays: timing === 'periodic' ? Math.max(chargedDays, days) : chargedDays,
      timesCharged: before.timesCharged + 1,
      chargedSoFar: addCharges(
        soFar,
        principalCents - rebateTotal(rebate) + interestCents + feeCents,
        elapsedBetween(price.drawdownDate, dueDate),
      ),
    },
  }
}
