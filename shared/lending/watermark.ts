import type { Cents } from '../money/cents.ts'

/** The watermark of a facility whose payment accounts report no balances: the limit alone bounds drawing. */
export const watermarkWithoutBalances = (limitCents: Cents): Cents => limitCents
