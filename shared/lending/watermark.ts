import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'

/** What a payment platform holds for a seller and has not settled to its bank account yet. */
export interface UnsettledBalance {
  amountCents: Cents
  currency: Currency
  /** The account's holder has been verified to be the company. */
  verified: boolean
  /** The seller has authorised the platform to report the account. */
  authorised: boolean
}

/** Percent of the eligible unsettled balance that may be drawn. */
const watermarkPercent = 80n

/** A balance counts in the facility's currency, in an account that is verified and authorised, and above 0. */
export const isEligible = (
  { amountCents, currency, verified, authorised }: UnsettledBalance,
  facilityCurrency: Currency,
): boolean => verified && authorised && currency === facilityCurrency && amountCents > 0

/**
 * The watermark of a facility: 80% of the eligible unsettled balances of its payment accounts, cut to the cent, which
 * may lie above or below the limit. Without any account that reports (`null`) it is the limit itself, and that alone
 * bounds drawing; with accounts of which none is eligible it is 0.
 */
export const watermark = (
  limitCents: Cents,
  balances: readonly UnsettledBalance[] | null,
  facilityCurrency: Currency,
): Cents => {
  if (balances === null) return limitCents
  const eligible = balances
    .filter((balance) => isEligible(balance, facilityCurrency))
    .reduce((sum, { amountCents }) => sum + BigInt(amountCents), 0n)
  return Number((eligible * watermarkPercent) / 100n)
}
