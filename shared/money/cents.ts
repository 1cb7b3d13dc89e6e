import * as z from 'zod/mini'
import { type Fraction, fraction, roundHalfUp } from './fraction.ts'

export { roundHalfUp }

/**
 * An amount in whole hundredths of its currency: 12345 is 123.45, in every currency, also where it has no such coin. A
 * plain number is exact up to 9,007,199,254,740,991 (90 trillion units); products with rates go through fractions.
 */
export type Cents = number

/** The amount of `value` minor units. Throws RangeError beyond a number's exact range. */
export const centsFromInteger = (value: bigint): Cents => {
  const cents = Number(value)
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Amount out of range: ${value}`)
  return cents
}

/**
 * Parses an amount in wire form: digits, a point and exactly two decimals ("12345.60"). Throws RangeError otherwise.
 */
export const centsFromDecimal = (text: string): Cents => {
  if (!/^-?\d+\.\d{2}$/.test(text)) throw new RangeError(`Not an amount with two decimals: ${text}`)
  return centsFromInteger(BigInt(text.replace('.', '')))
}

/** Formats an amount in wire form, with two decimals. Throws RangeError unless `cents` is a safe integer. */
export const decimalFromCents = (cents: Cents): string => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole minor units: ${cents}`)
  const digits = Math.abs(cents).toString().padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** An amount as an exact fraction, in minor units. Throws RangeError unless `cents` is a safe integer. */
export const fractionFromCents = (cents: Cents): Fraction => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole minor units: ${cents}`)
  return fraction(BigInt(cents))
}

/** Rounds an exact number of minor units half-up to a whole one. */
export const centsFromFraction = (exact: Fraction): Cents =>
  centsFromInteger(roundHalfUp(exact.numerator, exact.denominator))

/** A positive amount in a request: a wire string of at most 15 digits becomes Cents. */
export const amountSchema = z
  .pipe(
    z.string('required').check(z.regex(/^\d{1,13}\.\d{2}$/, 'amountInvalid')),
    z.transform(centsFromDecimal),
  )
  .check(z.refine((cents) => cents > 0, 'amountInvalid'))

/** An amount in a response: the wire string as `decimalFromCents` writes it, including zero and negatives. */
export const wireAmountSchema = z.string().check(z.regex(/^-?\d+\.\d{2}$/, 'amountInvalid'))
