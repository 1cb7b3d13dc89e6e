import { payoutCentsOf } from '../lending/drawdown-price.ts'
import { effectiveRateOfSums } from '../lending/effective-rate.ts'
import { effectiveRateCap } from '../lending/policy.ts'
import { daysTo, interestBetween } from '../lending/principal-lots.ts'
import { noRebate, otherRebate, type Rebate, rebateOn, rebateTotal } from '../lending/rebate.ts'
import { weekDueDate } from '../lending/sales-weeks.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { compare, fraction, fractionFromDecimal } from '../money/fraction.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import { addDays, daysBetween } from '../time/business-date.ts'
import type { DueAmounts } from './charge-lot.ts'
import { costTermsOf, feeChargedOn } from './cost-terms.ts'
import { interestBack, payByPacket } from './red-packet-use.ts'
import {
  type ChargedPrice,
  type ChargedSoFar,
  nothingCharged,
  plusCharged,
  principalOf,
  type Unbilled,
} from './unbilled.ts'

/**
 * The interest that may be charged if the whole rest is repaid on a day: the accrued interest, less the part that would
 * lift the effective rate above the statutory ceiling, since sales may repay faster than any projection.
 */
const interestWithinCap = (
  price: ChargedPrice,
  soFar: ChargedSoFar,
  passThroughFees: ChargedSoFar,
  /** `otherCents`: everything else that settles the drawdown. */
  owed: { otherCents: Cents; interestCents: Cents },
  days: number,
): Cents => {
  const principal = payoutCentsOf(price)
  const cap = fractionFromDecimal(effectiveRateCap)
  const isWithin = (interestCents: Cents): boolean => {
    const settled = plusCharged(soFar, owed.otherCents + interestCents, days)
    const paidCents = settled.cents + passThroughFees.cents
    if (paidCents <= principal) return true
    const rate = effectiveRateOfSums({
      principal: BigInt(principal),
      paid: BigInt(paidCents),
      paymentDays: BigInt(settled.centDays + passThroughFees.centDays),
    })
    return compare(rate.exact, cap) <= 0
  }
  if (isWithin(owed.interestCents)) return owed.interestCents
  let [within, beyond] = [0, owed.interestCents]
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (isWithin(middle)) within = middle
    else beyond = middle
  }
  return within
}

/** The dues of a week of sales, with the interest waived by the statutory ceiling: 0 nearly always. */
export interface WeekDueAmounts extends DueAmounts {
  waivedInterestCents: Cents
}

/**
 * The dues of a week of sales that repays `weekCents`: fee and interest since the last charge, and principal with the
 * rest and with its rebate; never more than is owed. Fee and interest that the week does not cover fall due with the
 * next and bear none. Undefined, except for the following week, if nothing is due. Throws RangeError when no week is
 * left to charge.
 */
export const chargeWeek = (
  price: ChargedPrice,
  uncharged: Unbilled,
  weekCents: Cents,
  calendar: BusinessCalendar,
  /** Pass-through fees: they count towards the ceiling. */
  passThroughFees: ChargedSoFar = nothingCharged,
): WeekDueAmounts => {
  const { weekEnding, lots, chargedDays, interestLeftCents = 0, ...before } = uncharged
  const [lot] = lots
  if (!weekEnding || !lot || lots.length > 1) throw new RangeError('No week of sales is to be charged')
  const dueDate = weekDueDate(weekEnding, calendar)
  const followed = { ...uncharged, weekEnding: addDays(weekEnding, 7) }
  if (weekCents === 0)
    return {
      dueDate,
      principalCents: 0,
      interestCents: 0,
      packetCents: 0,
      feeCents: 0,
      rebate: noRebate,
      waivedInterestCents: 0,
      left: followed,
    }

  const terms = costTermsOf(price, 0, uncharged)
  const days = daysTo(terms, dueDate)
  const calendarDays = daysBetween(price.drawdownDate, dueDate)
  const runningCents = principalOf(lots)
  const interest =
    terms.timing === 'upfront' ? fraction(0n) : interestBetween(terms, runningCents, chargedDays, days)
  const accruedCents = centsFromFraction(interest) + interestLeftCents
  const earned = feeChargedOn(terms, uncharged, dueDate)
  const feeCents = Math.min(earned.feeCents, weekCents)
  const givenBackFor = (principalCents: Cents): Rebate =>
    rebateOn(terms, [{ ...lot, principalCents }], dueDate)
  const maxRebateCents = rebateTotal(givenBackFor(runningCents))
  const allowedCents = interestWithinCap(
    price,
    before.chargedSoFar,
    passThroughFees,
    { otherCents: earned.feeCents + runningCents - maxRebateCents, interestCents: accruedCents },
    calendarDays,
  )
  // The ceiling first: a packet pays owed interest up to its full value.
  const packet = payByPacket(price, uncharged, allowedCents)
  const owedCents = allowedCents - packet.packetCents
  const interestCents = Math.min(owedCents, weekCents - feeCents)
  const toPrincipalCents = weekCents - feeCents - interestCents
  const principalWith = (otherCents: Cents): Cents => Math.min(runningCents, toPrincipalCents + otherCents)
  const principalCents = principalWith(
    otherRebate(maxRebateCents, (cents) => rebateTotal(givenBackFor(principalWith(cents)))),
  )
  const rebate = givenBackFor(principalCents)
  const isAll = principalCents === runningCents
  const interestLeft = owedCents - interestCents
  const { interestLeftCents: _charged, feeProgress: _before, ...kept } = followed
  const { feeProgress } = earned.left
  return {
    dueDate,
    principalCents,
    interestCents,
    packetCents: packet.packetCents,
    feeCents,
    rebate,
    waivedInterestCents: accruedCents - allowedCents,
    left: {
      ...kept,
      ...packet.left,
      ...interestBack(price, uncharged, rebate),
      lots: isAll ? [] : [{ ...lot, principalCents: runningCents - principalCents }],
      chargedDays: days,
      timesCharged: before.timesCharged + 1,
      chargedSoFar: plusCharged(
        before.chargedSoFar,
        principalCents - rebateTotal(rebate) + interestCents + feeCents,
        calendarDays,
      ),
      ...(interestLeft > 0 ? { interestLeftCents: interestLeft } : {}),
      ...(feeProgress
        ? {
            feeProgress: {
              ...feeProgress,
              chargedCents: feeProgress.chargedCents - earned.feeCents + feeCents,
            },
          }
        : {}),
    },
  }
}
