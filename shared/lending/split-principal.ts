import { type Cents, centsFromFraction } from '../money/cents.ts'
import { add, divide, type Fraction, fraction, multiply } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { yearFractionOfDays } from './day-count.ts'
import { daysTo, interestBetween, type PrincipalLot } from './principal-lots.ts'
import type { InterestTerms, PrincipalSplit } from './repayment-terms.ts'

type Dates = readonly BusinessDate[]

const bullet = (principalCents: Cents, dueDates: Dates): PrincipalLot[] =>
  dueDates.map((dueDate, index) => ({
    dueDate,
    principalCents: index === dueDates.length - 1 ? principalCents : 0,
  }))

/** Equal whole cents, rounded down: the last part takes the remainder. */
const equalPrincipal = (principalCents: Cents, dueDates: Dates): PrincipalLot[] => {
  const part = Number(BigInt(principalCents) / BigInt(dueDates.length))
  return dueDates.map((dueDate, index) => ({
    dueDate,
    principalCents: index === dueDates.length - 1 ? principalCents - part * index : part,
  }))
}

/**
 * The level payment that, made at every due date, covers the interest since the previous one and repays the principal
 * by the last: principal times the product of all periods' growth, over the sum of the payments' growth.
 */
const levelPayment = (principalCents: Cents, growths: readonly Fraction[]): Cents => {
  let grown = fraction(1n)
  let sum = fraction(0n)
  for (const growth of growths.toReversed()) {
    sum = add(sum, grown)
    grown = multiply(grown, growth)
  }
  return centsFromFraction(divide(multiply(fraction(BigInt(principalCents)), grown), sum))
}

/**
 * Each period's interest is rounded and paid, the rest of the level payment repays principal; the last takes the
 * remainder. Principal that is due before the end of the minimum tenor pays the interest for the rest of it on top.
 */
const equalInstalment = (principalCents: Cents, dueDates: Dates, terms: InterestTerms): PrincipalLot[] => {
  const marks = dueDates.map((date) => daysTo(terms, date))
  const growths = marks.map((mark, index) => {
    const share = multiply(terms.rate, yearFractionOfDays(terms.basis, mark - (marks[index - 1] ?? 0)))
    return add(fraction(1n), share)
  })
  const payment = levelPayment(principalCents, growths)
  let left = principalCents
  return dueDates.map((dueDate, index) => {
    const interest = centsFromFraction(interestBetween(terms, left, marks[index - 1] ?? 0, marks[index] ?? 0))
    const repaid = index === dueDates.length - 1 ? left : Math.min(left, Math.max(0, payment - interest))
    left -= repaid
    return { dueDate, principalCents: repaid }
  })
}

/**
 * Splits principal over due dates; the parts add up to it exactly. Throws RangeError unless the
 * principal is positive and the due dates ascend from after the drawdown.
 */
export const splitPrincipal = (
  method: PrincipalSplit,
  principalCents: Cents,
  dueDates: Dates,
  terms: InterestTerms,
): PrincipalLot[] => {
  if (!Number.isSafeInteger(principalCents) || principalCents <= 0)
    throw new RangeError('No principal to repay')
  const ascending = dueDates.every((date, index) => date > (dueDates[index - 1] ?? terms.drawdownDate))
  if (dueDates.length === 0 || !ascending) throw new RangeError('Due dates ascend from after the drawdown')
  switch (method) {
    case 'bullet':
      return bullet(principalCents, dueDates)
    case 'equalPrincipal':
      return equalPrincipal(principalCents, dueDates)
    case 'equalInstalment':
      return equalInstalment(principalCents, dueDates, terms)
  }
}
