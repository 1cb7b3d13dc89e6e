import { decimalFromFraction, fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'

/** A decimal without the zeros that say nothing: "0.937200" is "0.9372", "1.500000" is "1.5", "1.000000" is "1". */
export const plainDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

/** A share of one as percent with two places: "0.307000" is "30.70". */
export const percentOfShare = (share: string): string =>
  decimalFromFraction(multiply(fractionFromDecimal(share), fraction(100n)), 2)
