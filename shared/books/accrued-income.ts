import { costTermsOf, feeChargedOn } from '../drawdown/cost-terms.ts'
import type { ChargedPrice, Unbilled } from '../drawdown/unbilled.ts'
import { roundAccruedInterest } from '../lending/interest.ts'
import { daysTo, interestBetween } from '../lending/principal-lots.ts'
import type { Cents } from '../money/cents.ts'
import { add, fraction } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** Income that is earned and not charged yet. */
export interface AccruedIncome {
  /** With the part that a red packet will pay. */
  interestCents: Cents
  /** Of the fee that is paid with the due dates. */
  feeCents: Cents
}

/**
 * What a drawdown has earned since its last charge, by the day on the day's principal: interest, rounded once, and the
 * fee that is paid with the due dates. A minimum of interest is earned when it is charged. `left` is what is still to be
 * charged as of the date.
 */
export const accruedOn = (price: ChargedPrice, left: Unbilled, date: BusinessDate): AccruedIncome => {
  const terms = costTermsOf(price, 0, left)
  const toDays = daysTo(terms, date)
  const interest =
    terms.timing === 'upfront'
      ? fraction(0n)
      : left.lots.reduce(
          (sum, { principalCents, dueDate }) =>
            add(
              sum,
              interestBetween(
                terms,
                principalCents,
                left.chargedDays,
                Math.min(toDays, daysTo(terms, dueDate)),
              ),
            ),
          fraction(0n),
        )
  return {
    interestCents: roundAccruedInterest(interest) + (left.interestLeftCents ?? 0),
    feeCents: feeChargedOn(terms, left, date).feeCents,
  }
}
