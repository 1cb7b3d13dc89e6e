import { decimalFromFraction, fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'

/** A decimal without trailing zeros: "0.937200" becomes "0.9372", "1.500000" "1.5", "1.000000" "1". */
export const plainDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

/** A fraction as a percentage with two decimals: "0.307000" becomes "30.70". */
export const percentOfShare = (share: string): string =>
  decimalFromFraction(multiply(fractionFromDecimal(share), fraction(100n)), 2)
