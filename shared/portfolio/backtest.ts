import { type Cents, centsFromFraction } from '../money/cents.ts'
import { decimalFromFraction, fraction, fractionFromDecimal, multiply } from '../money/fraction.ts'

/** A drawdown as it was, or as a draft of terms would have it. */
export interface TestedDrawdown {
  amountCents: Cents
  ratePercent: string
  /** Interest and fees, if everything is paid on its day. */
  incomeCents: Cents
  lossCents: Cents
}

/** The drawdowns of a company, or of several, together. */
export interface TestedDrawdowns {
  drawnCents: Cents
  /** By the amounts; null if nothing is drawn. */
  meanRatePercent: string | null
  incomeCents: Cents
  lossCents: Cents
}

const proportion = (cents: Cents, part: Cents, whole: Cents): Cents =>
  centsFromFraction(multiply(fraction(BigInt(cents)), fraction(BigInt(part), BigInt(whole))))

/**
 * The limit that a draft would have granted: lower than the granted one in the proportion in which it lowers the computed
 * limit. Undefined if it lowers none.
 */
export const limitByDraft = (
  grantedCents: Cents,
  byOwnTermsCents: Cents,
  byDraftCents: Cents,
): Cents | undefined =>
  byDraftCents < byOwnTermsCents ? proportion(grantedCents, byDraftCents, byOwnTermsCents) : undefined

/** What would have been drawn: the same, as far as the limit goes, and nothing below the smallest drawdown. */
export const drawnByDraft = (
  amountCents: Cents,
  limitCents: Cents | undefined,
  minimumCents: Cents,
): Cents => {
  const drawn = Math.min(amountCents, limitCents ?? amountCents)
  return drawn < amountCents && drawn < minimumCents ? 0 : drawn
}

/** What would have been lost of it: the same part. */
export const lossByDraft = (lossCents: Cents, amountCents: Cents, drawnCents: Cents): Cents =>
  proportion(lossCents, drawnCents, amountCents)

/** The mean rate by the amounts; null if they are nothing. */
const meanRate = (rates: readonly { cents: Cents; percent: string }[]): string | null => {
  const whole = rates.reduce((sum, { cents }) => sum + BigInt(cents), 0n)
  if (whole === 0n) return null
  // Rates have at most four decimals.
  const weighted = rates.reduce((sum, { cents, percent }) => {
    const { numerator, denominator } = multiply(fractionFromDecimal(percent), fraction(10_000n))
    return sum + (BigInt(cents) * numerator) / denominator
  }, 0n)
  return decimalFromFraction(fraction(weighted, whole * 10_000n), 2)
}

export const sumOfDrawdowns = (drawdowns: readonly TestedDrawdown[]): TestedDrawdowns => ({
  drawnCents: drawdowns.reduce((sum, { amountCents }) => sum + amountCents, 0),
  meanRatePercent: meanRate(
    drawdowns.map(({ amountCents, ratePercent }) => ({ cents: amountCents, percent: ratePercent })),
  ),
  incomeCents: drawdowns.reduce((sum, { incomeCents }) => sum + incomeCents, 0),
  lossCents: drawdowns.reduce((sum, { lossCents }) => sum + lossCents, 0),
})

/** Sums of several companies. */
export const sumOfTested = (companies: readonly TestedDrawdowns[]): TestedDrawdowns => ({
  drawnCents: companies.reduce((sum, { drawnCents }) => sum + drawnCents, 0),
  meanRatePercent: meanRate(
    companies.flatMap(({ drawnCents, meanRatePercent }) =>
      meanRatePercent === null ? [] : { cents: drawnCents, percent: meanRatePercent },
    ),
  ),
  incomeCents: companies.reduce((sum, { incomeCents }) => sum + incomeCents, 0),
  lossCents: companies.reduce((sum, { lossCents }) => sum + lossCents, 0),
})
