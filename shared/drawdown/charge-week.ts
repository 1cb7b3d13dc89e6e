import { effectiveRateOfSums } from '../lending/effective-rate.ts'
import { effectiveRateCap } from '../lending/policy.ts'
import { daysTo, interestBetween } from '../lending/principal-lots.ts'
import { weekDueDate } from '../lending/sales-weeks.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { compare, fractionFromDecimal } from '../money/fraction.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import { addDays, daysBetween } from '../time/business-date.ts'
import type { FallsDue } from './charge-lot.ts'
import {
  type ChargedPrice,
  type ChargedSoFar,
  interestTermsOf,
  plusCharged,
  principalOf,
  type Uncharged,
} from './uncharged.ts'

/**
 * The interest that may be charged if all that is left is repaid on a day: what accrued, less what would lift the
 * effective rate above the law's ceiling, since sales may repay faster than any projection.
 */
const interestWithinCap = (
  { amountCents, deductionsCents }: ChargedPrice,
  soFar: ChargedSoFar,
  owed: { principalCents: Cents; interestCents: Cents },
  days: number,
): Cents => {
  const principal = amountCents - deductionsCents
  const cap = fractionFromDecimal(effectiveRateCap)
  const isWithin = (interestCents: Cents): boolean => {
    const paid = plusCharged(soFar, owed.principalCents + interestCents, days)
    if (paid.cents <= principal) return true
    const rate = effectiveRateOfSums({
      principal: BigInt(principal),
      paid: BigInt(paid.cents),
      paymentDays: BigInt(paid.centDays),
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

/** What a week of sales charges, with what of its interest the law's ceiling takes off: 0 nearly always. */
export interface WeekFallsDue extends FallsDue {
  waivedInterestCents: Cents
}

/**
 * What falls due with a week of sales that repays `weekCents`: interest since the last charge, and principal with the
 * rest; never more than is owed. Interest that the week does not reach falls due with the next and bears none. The next
 * week follows. Undefined, but for the week that follows, where nothing is due. Throws RangeError where no week is to
 * be charged.
 */
export const chargeWeek = (
  price: ChargedPrice,
  uncharged: Uncharged,
  weekCents: Cents,
  calendar: BusinessCalendar,
): WeekFallsDue => {
  const { weekEnding, lots, chargedDays, interestLeftCents = 0, ...before } = uncharged
  const [lot] = lots
  if (!weekEnding || !lot || lots.length > 1) throw new RangeError('No week of sales is to be charged')
  const dueDate = weekDueDate(weekEnding, calendar)
  const followed = { ...uncharged, weekEnding: addDays(weekEnding, 7) }
  if (weekCents === 0)
    return { dueDate, principalCents: 0, interestCents: 0, waivedInterestCents: 0, left: followed }

  const terms = interestTermsOf(price, 0)
  const days = daysTo(terms, dueDate)
  const calendarDays = daysBetween(price.drawdownDate, dueDate)
  const runningCents = principalOf(lots)
  const accruedCents =
    centsFromFraction(interestBetween(terms, runningCents, chargedDays, days)) + interestLeftCents
  const allowedCents = interestWithinCap(
    price,
    before.chargedSoFar,
    { principalCents: runningCents, interestCents: accruedCents },
    calendarDays,
  )
  const interestCents = Math.min(allowedCents, weekCents)
  const principalCents = Math.min(runningCents, weekCents - interestCents)
  const isAll = principalCents === runningCents
  const interestLeft = allowedCents - interestCents
  const { interestLeftCents: _charged, ...kept } = followed
  return {
    dueDate,
    principalCents,
    interestCents,
    waivedInterestCents: accruedCents - allowedCents,
    left: {
      ...kept,
      lots: isAll ? [] : [{ ...lot, principalCents: runningCents - principalCents }],
      chargedDays: days,
      timesCharged: before.timesCharged + 1,
      chargedSoFar: plusCharged(before.chargedSoFar, principalCents + interestCents, calendarDays),
      ...(interestLeft > 0 ? { interestLeftCents: interestLeft } : {}),
    },
  }
}
