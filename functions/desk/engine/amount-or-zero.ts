import * as z from 'zod/mini'
import { centsFromDecimal } from '#shared/money/cents.ts'

/** An amount that may be nothing, as it is written: two decimals, of at most 15 digits in all. Becomes Cents. */
export const amountOrZero = z.pipe(
  z.string().check(z.regex(/^\d{1,13}\.\d{2}$/, 'an amount from 0.00 on, with two decimals')),
  z.transform(centsFromDecimal),
)
