import { type Cents, centsFromFraction } from '#shared/money/cents.ts'
import { fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'

/** An amount with as many decimals as its currency has, as "1200", "1200.5" or ".50". */
export const centsFromPlatformDecimal = (text: string): Cents =>
  centsFromFraction(multiply(fractionFromDecimal(text.replace(/^(-?)\./, '$10.')), fraction(100n)))
