import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountSchema,
  centsFromDecimal,
  centsFromFraction,
  decimalFromCents,
  roundHalfUp,
} from '#shared/money/cents.ts'
import { decimalFromFraction, fractionFromDecimal } from '#shared/money/fraction.ts'

describe('amounts on the wire', () => {
  test.each([
    ['0.00', 0],
    ['0.01', 1],
    ['-0.05', -5],
    ['12345.60', 1_234_560],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%s is %d minor units, in both directions', (text, cents) => {
    expect(centsFromDecimal(text)).toBe(cents)
    expect(decimalFromCents(cents)).toBe(text)
  })

  test.each([
    '',
    '1',
    '1.0',
    '1.000',
    '.50',
    '1,000.00',
    '1e2',
    ' 1.00',
    '1.00\n',
    '+1.00',
    '90071992547409.92',
  ])('refuses %j', (text) => expect(() => centsFromDecimal(text)).toThrow(RangeError))

  test('minus zero reads as zero', () => expect(Object.is(centsFromDecimal('-0.00'), 0)).toBe(true))

  test('refuses to write a fraction of a cent', () => expect(() => decimalFromCents(0.5)).toThrow(RangeError))

  test('every amount survives the round trip', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(centsFromDecimal(decimalFromCents(cents))).toBe(cents)
      }),
      { numRuns: 500 },
    )
  })
})

describe('an amount in a request', () => {
  test('becomes minor units', () => expect(amountSchema.parse('1000.50')).toBe(100_050))

  test('may have fifteen digits', () =>
    expect(amountSchema.parse('9999999999999.99')).toBe(999_999_999_999_999))

  test.each(['0.00', '-1.00', '1', '1.5', 'abc', '', '10000000000000.00'])('%j violates the rule', (text) => {
    expect(amountSchema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'amountInvalid',
    ])
  })

  test('a missing one is reported as required', () => {
    expect(amountSchema.safeParse(undefined).error?.issues.map(({ message }) => message)).toEqual([
      'required',
    ])
  })
})

describe('rounding', () => {
  test('V12 half-up: 333.345 is 333.35 and 0.125 is 0.13', () => {
    expect(decimalFromFraction(fractionFromDecimal('333.345'), 2)).toBe('333.35')
    expect(decimalFromFraction(fractionFromDecimal('0.125'), 2)).toBe('0.13')
    expect(decimalFromCents(centsFromFraction(fractionFromDecimal('33334.5')))).toBe('333.35')
    expect(roundHalfUp(125n, 10n)).toBe(13n)
  })

  test('just below the half rounds down', () => expect(roundHalfUp(3333449999n, 100000n)).toBe(33334n))

  test('a reversal has the amount of its posting', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (top, bottom) => {
          expect(roundHalfUp(-top, bottom)).toBe(-roundHalfUp(top, bottom))
          expect(roundHalfUp(top, -bottom)).toBe(-roundHalfUp(top, bottom))
        },
      ),
    )
  })

  test('is never off by more than half a unit', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (top, bottom) => {
        const doubled = 2n * (roundHalfUp(top, bottom) * bottom - top)
        expect(doubled <= bottom && -doubled <= bottom).toBe(true)
      }),
    )
  })
})
