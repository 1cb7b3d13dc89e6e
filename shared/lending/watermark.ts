import type { Cents } from '../money/cents.ts'
import { type Currency, isEnteredCurrency, type TradedCurrency } from '../money/currency.ts'
import { convertCents, crossRate, hasRate, type ReferenceRates } from '../money/exchange-rates.ts'

/** The unsettled balance of a seller's account at a payment platform. */
export interface UnsettledBalance {
  amountCents: Cents
  currency: TradedCurrency
  /** The account's holder has been verified to be the company. */
  verified: boolean
  /** The seller has authorised the platform to report the account. */
  authorised: boolean
}

/** The percentage of the eligible unsettled balance that may be drawn. */
export const watermarkPercent = 80n

/**
 * A balance counts in an account that is verified and authorised, and in the facility's currency or one with a known
 * published rate. A negative one is set off against the others: the platform takes it from the same holder.
 */
export const isEligible = (
  { currency, verified, authorised }: Omit<UnsettledBalance, 'amountCents'>,
  facilityCurrency: Currency,
  rates?: ReferenceRates,
): boolean =>
  verified &&
  authorised &&
  (currency === facilityCurrency ||
    (rates !== undefined && !isEnteredCurrency(currency) && hasRate(rates, currency)))

/** A balance in the facility's currency, at the latest rates. */
const inCurrency = (
  { amountCents, currency }: UnsettledBalance,
  facilityCurrency: Currency,
  rates: ReferenceRates | undefined,
): Cents => (rates ? convertCents(amountCents, crossRate(rates, currency, facilityCurrency)) : amountCents)

/** The balances that count, each with its amount in the facility's currency. */
export const eligibleBalances = <Balance extends UnsettledBalance>(
  balances: readonly Balance[],
  facilityCurrency: Currency,
  rates?: ReferenceRates,
): (Balance & { countedCents: Cents })[] =>
  balances
    .filter((balance) => isEligible(balance, facilityCurrency, rates))
    .map((balance) => ({ ...balance, countedCents: inCurrency(balance, facilityCurrency, rates) }))

/**
 * The watermark of a facility: 80% of the eligible unsettled balances of its payment accounts, truncated to the cent
 * and at least 0; it may be above or below the limit. Without any reporting account (`null`) it is the limit itself,
 * which alone bounds drawing; with accounts of which none is eligible it is 0.
 */
export const watermark = (
  limitCents: Cents,
  balances: readonly UnsettledBalance[] | null,
  facilityCurrency: Currency,
  rates?: ReferenceRates,
): Cents => {
  if (balances === null) return limitCents
  const eligible = eligibleBalances(balances, facilityCurrency, rates).reduce(
    (sum, { countedCents }) => sum + BigInt(countedCents),
    0n,
  )
  return eligible > 0n ? Number((eligible * watermarkPercent) / 100n) : 0
}

/** The set-off of the negative balances of a holder against the others. */
export interface SetOff<Balance> {
  balances: readonly (Balance & { countedCents: Cents })[]
  /** The amount that is set off: at most the sum of the positive balances. */
  setOffCents: Cents
  /** The balance after the set-off, of which the watermark is a percentage. */
  leftCents: Cents
}

/** The set-off behind a watermark; undefined where no balance that counts is negative. */
export const setOffOf = <Balance extends UnsettledBalance>(
  balances: readonly Balance[],
  facilityCurrency: Currency,
  rates?: ReferenceRates,
): SetOff<Balance> | undefined => {
  const counted = eligibleBalances(balances, facilityCurrency, rates)
  const sumOf = (sign: 1 | -1): Cents =>
    counted.reduce((sum, { countedCents }) => sum + Math.max(0, sign * countedCents), 0)
  const [positive, negative] = [sumOf(1), sumOf(-1)]
  if (negative === 0) return undefined
  const setOffCents = Math.min(positive, negative)
  return { balances: counted, setOffCents, leftCents: positive - setOffCents }
}
