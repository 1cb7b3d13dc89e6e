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
  /** Weighted by amount; null if nothing is drawn. */
  meanRatePercent: string | null
  incomeCents: Cents
  lossCents: Cents
}

const proportion = (cents: Cents, part: Cents, whole: Cents): Cents =>
  centsFromFraction(multiply(fraction(BigInt(cents)), fraction(BigInt(part), BigInt(whole))))

/**
 * The limit that a draft would have granted: the granted limit, reduced in proportion to the computed limit. Undefined
 * if the draft does not reduce it.
 */
export const limitByDraft = (
  grantedCents: Cents,
  byOwnTermsCents: Cents,
  byDraftCents: Cents,
): Cents | undefined =>
  byDraftCents < byOwnTermsCents ? proportion(grantedCents, byDraftCents, byOwnTermsCents) : undefined

/**
 * The amount that would have been drawn: the actual one, as far as the limit allows; 0 if the limit leaves less than
 * the smallest drawdown.
 */
export const drawnByDraft = (
  amountCents: Cents,
  limitCents: Cents | undefined,
  minimumCents: Cents,
): Cents => {
  const drawn = Math.min(amountCents, limitCents ?? amountCents)
  return drawn < amountCents && drawn < minimumCents ? 0 : drawn
}

/** The loss on the amount that would have been drawn, in proportion. */
export const lossByDraft = (lossCents: Cents, amountCents: Cents, drawnCents: Cents): Cents =>
  proportion(lossCents, drawnCents, amountCents)

/** The mean rate, weighted by amount; null if the amounts are 0. */
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
