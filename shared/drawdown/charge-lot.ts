import { daysOwedTo, daysTo, interestBetween } from '../lending/principal-lots.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { add } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import { type ChargedPrice, interestTermsOf, plusCharged, principalOf, type Uncharged } from './uncharged.ts'

/** What falls due of a drawdown on a day. */
export interface FallsDue {
  dueDate: BusinessDate
  principalCents: Cents
  interestCents: Cents
  /** What is to be charged afterwards. */
  left: Uncharged
}

/**
 * What falls due with the next lot: its principal; and interest, rounded once, for the days since the last charge: on
 * everything that runs where interest is periodic, on the lot alone where it is paid with the principal. Throws
 * RangeError where all is charged.
 */
export const chargeLot = (
  price: ChargedPrice,
  minimumInterestDays: number,
  uncharged: Uncharged,
): FallsDue => {
  const [lot, ...staying] = uncharged.lots
  if (!lot) throw new RangeError('All of the drawdown is charged')
  const { dueDate, principalCents } = lot
  const { chargedDays, weekEnding: _week, interestLeftCents = 0, ...before } = uncharged
  const terms = interestTermsOf(price, minimumInterestDays)
  const { timing } = price.repayment
  const days = daysTo(terms, dueDate)
  const ofLot = interestBetween(terms, principalCents, chargedDays, daysOwedTo(terms, dueDate))
  const ofStaying = interestBetween(terms, principalOf(staying), chargedDays, days)
  const accrued = {
    upfront: 0,
    maturity: centsFromFraction(ofLot),
    periodic: centsFromFraction(add(ofLot, ofStaying)),
  }
  const interestCents = accrued[timing] + interestLeftCents
  return {
    dueDate,
    principalCents,
    interestCents,
    left: {
      ...before,
      lots: staying,
      chargedDays: timing === 'periodic' ? Math.max(chargedDays, days) : chargedDays,
      timesCharged: before.timesCharged + 1,
      chargedSoFar: plusCharged(
        before.chargedSoFar,
        principalCents + interestCents,
        daysBetween(price.drawdownDate, dueDate),
      ),
    },
  }
}
