import { type Cents, centsFromFraction, fractionFromCents } from '../money/cents.ts'
import { add, fraction, fractionFromDecimal, multiply } from '../money/fraction.ts'
import type { Stage } from './loan-stage.ts'

/** The parameters of the expected credit loss of a product, in percent. */
export interface LossParameters {
  /** The probability of a default within twelve months: stage 1. */
  defaultPercent: string
  /** The same over the loan's life: stage 2. */
  lifetimeDefaultPercent: string
  /** The part of the exposure that a default loses. */
  lossGivenDefaultPercent: string
  /** The part of an undrawn limit that is drawn before a default. */
  conversionPercent: string
}

const share = (percent: string) => multiply(fractionFromDecimal(percent), fraction(1n, 100n))

const certain = '100'

const probabilityIn = (stage: Stage, { defaultPercent, lifetimeDefaultPercent }: LossParameters): string =>
  ({ 1: defaultPercent, 2: lifetimeDefaultPercent, 3: certain })[stage]

/**
 * The expected credit loss, half-up to the cent: probability of default by the stage, times loss given default, times
 * exposure. The exposure is what is owed and accrued, and the part of an undrawn limit that a default draws; of an
 * impaired loan, the drawn part alone. No tenor is longer than a year, so nothing is discounted.
 */
export const expectedLoss = (
  stage: Stage,
  { owedCents, undrawnCents }: { owedCents: Cents; undrawnCents: Cents },
  parameters: LossParameters,
): Cents => {
  const undrawn = stage === 3 ? 0 : undrawnCents
  const exposure = add(
    fractionFromCents(owedCents),
    multiply(fractionFromCents(undrawn), share(parameters.conversionPercent)),
  )
  return centsFromFraction(
    multiply(exposure, share(probabilityIn(stage, parameters)), share(parameters.lossGivenDefaultPercent)),
  )
}
