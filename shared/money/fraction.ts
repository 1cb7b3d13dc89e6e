/**
 * An exact rational number. The denominator is always positive; the pair need not be in lowest terms.
 * Rates, day counts and accrued interest are fractions until the moment they are posted.
 */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Builds a fraction. Throws RangeError when the denominator is zero; moves a negative sign to the numerator. */
export const fraction = (numerator: bigint, denominator: bigint = 1n): Fraction => {
  if (denominator === 0n) throw new RangeError('A fraction needs a denominator other than zero')
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator }
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      }

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  add(a, { numerator: -b.numerator, denominator: b.denominator })

export const multiply = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce((product, factor) => ({
    numerator: product.numerator * factor.numerator,
    denominator: product.denominator * factor.denominator,
  }))

/** Divides `a` by `b`. Throws RangeError when `b` is zero. */
export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator)

/** -1, 0 or 1 as `a` is below, equal to or above `b`. */
export const compare = (a: Fraction, b: Fraction): -1 | 0 | 1 => {
  const left = a.numerator * b.denominator
  const right = b.numerator * a.denominator
  if (left === right) return 0
  return left < right ? -1 : 1
}

export const smaller = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b)

export const larger = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b)

/**
 * The integer nearest to `numerator / denominator`, a tie going away from zero (333.345 to 333.35, 0.125 to 0.13). Both
 * signs round alike, so that a reversal always has the size of the reversed amount.
 */
export const roundHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const exact = fraction(numerator, denominator)
  const negative = exact.numerator < 0n
  const size = negative ? -exact.numerator : exact.numerator
  const rounded = (2n * size + exact.denominator) / (2n * exact.denominator)
  return negative ? -rounded : rounded
}

/** Reads a plain decimal such as "4.33", "-0.5" or "12". Throws RangeError on anything else. */
export const fractionFromDecimal = (text: string): Fraction => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new RangeError(`Not a decimal number: ${text}`)
  const [, sign, whole = '', part = ''] = match
  const size = BigInt(whole + part)
  return { numerator: sign === '-' ? -size : size, denominator: 10n ** BigInt(part.length) }
}

/** Writes a fraction with exactly `places` decimals, rounded half-up. */
export const decimalFromFraction = (value: Fraction, places: number): string => {
  const scaled = roundHalfUp(value.numerator * 10n ** BigInt(places), value.denominator)
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0')
  const split = digits.length - places
  const text = places === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`
  return scaled < 0n ? `-${text}` : text
}

/**
 * Writes a positive fraction with the given number of significant digits, rounded half-up: 0.0000509043 and 19644.7
 * have six. Throws RangeError on zero and below, which have none.
 */
export const significantFromFraction = (value: Fraction, digits: number): string => {
  if (value.numerator <= 0n) throw new RangeError('Only a positive number has significant digits')
  const scaledBy = (places: number): bigint =>
    places >= 0
      ? roundHalfUp(value.numerator * 10n ** BigInt(places), value.denominator)
      : roundHalfUp(value.numerator, value.denominator * 10n ** BigInt(-places))
  // The lengths of the two leave one place open, and rounding up to the next power of ten takes one more.
  let places = digits + String(value.denominator).length - String(value.numerator).length
  while (String(scaledBy(places)).length > digits) places--
  return places >= 0 ? decimalFromFraction(value, places) : String(scaledBy(places) * 10n ** BigInt(-places))
}
