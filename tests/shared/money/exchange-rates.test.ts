import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  convertCents,
  crossRate,
  firstCurrencies,
  quotedCurrencies,
  type ReferenceRates,
  ratesOn,
  shownRate,
} from '#shared/money/exchange-rates.ts'
import { add, compare, fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'
import { present } from '../../support/present.ts'
import { publishedRates } from '../../support/published-rates.ts'

const dayOf = (date: string): ReferenceRates => present(publishedRates.find((each) => each.date === date))

test('the file has every published day, and every currency on each', () => {
  expect(publishedRates).toHaveLength(1838)
  expect([publishedRates[0]?.date, publishedRates.at(-1)?.date]).toEqual(['2019-01-02', '2026-03-05'])
  for (const { perEuro } of publishedRates)
    expect(Object.keys(perEuro).toSorted()).toEqual(firstCurrencies.toSorted())
})

describe('a cross rate', () => {
  // Computed by hand from the published 1.1618 USD, 0.8695 GBP, 183.03 JPY and 19644.7 IDR for a euro.
  test.each([
    ['EUR', 'USD', '1.16180'],
    ['USD', 'EUR', '0.860733'],
    ['USD', 'GBP', '0.748408'],
    ['GBP', 'USD', '1.33617'],
    ['JPY', 'GBP', '0.00475059'],
    ['GBP', 'IDR', '22593.1'],
    ['IDR', 'EUR', '0.0000509043'],
    ['HKD', 'HKD', '1.00000'],
  ] as const)('of %s in %s on 5 March 2026 is %s', (from, to, rate) => {
    expect(shownRate(crossRate(dayOf('2026-03-05'), from, to))).toBe(rate)
  })

  test('of the offshore renminbi is the renminbi’s', () => {
    const day = dayOf('2026-03-05')
    expect(crossRate(day, 'CNH', 'USD')).toEqual(crossRate(day, 'CNY', 'USD'))
    expect(shownRate(crossRate(day, 'CNH', 'CNY'))).toBe('1.00000')
    expect(quotedCurrencies).not.toContain('CNH')
  })

  const anyDay = fc.constantFrom(...publishedRates)
  const currency = fc.constantFrom('EUR' as const, ...firstCurrencies)

  test('inverts, is transitive, and is one for the same currency', () => {
    fc.assert(
      fc.property(anyDay, currency, currency, currency, (day, a, b, c) => {
        const rate = crossRate(day, a, b)
        expect(compare(multiply(rate, crossRate(day, b, a)), fraction(1n))).toBe(0)
        expect(compare(multiply(crossRate(day, a, c), crossRate(day, c, b)), rate)).toBe(0)
        expect(crossRate(day, a, a)).toEqual(fraction(1n))
      }),
    )
  })

  const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })

  test('converts back to the original amount, within the two roundings', () => {
    fc.assert(
      fc.property(anyDay, currency, currency, cents, (day, a, b, amount) => {
        const there = crossRate(day, a, b)
        const back = convertCents(convertCents(amount, there), crossRate(day, b, a))
        // Half a cent of `b`, in `a`, and half a cent of `a`.
        const half = fraction(1n, 2n)
        const most = add(multiply(half, crossRate(day, b, a)), half)
        expect(compare(fraction(BigInt(Math.abs(back - amount))), most)).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('is monotonic, symmetric in the sign, and the identity for the same currency', () => {
    fc.assert(
      fc.property(anyDay, currency, currency, cents, cents, (day, a, b, one, other) => {
        const rate = crossRate(day, a, b)
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(convertCents(less, rate)).toBeLessThanOrEqual(convertCents(more, rate))
        expect(convertCents(-one, rate)).toBe(0 - convertCents(one, rate))
        expect(convertCents(one, crossRate(day, a, a))).toBe(one)
      }),
    )
  })
})

describe('the rates of a date', () => {
  const three = ['2026-03-02', '2026-03-03', '2026-03-05'].map(dayOf)

  test.each([
    ['2026-03-02', '2026-03-02'],
    ['2026-03-04', '2026-03-03'],
    ['2026-03-05', '2026-03-05'],
    // No longer published: the last rates stay in use, and are returned with their date.
    ['2026-11-21', '2026-03-05'],
  ])('%s are those of %s', (date, expected) => {
    expect(ratesOn(three, date)?.date).toBe(expected)
  })

  test('do not exist before the first ones', () => {
    expect(ratesOn(three, '2026-03-01')).toBeUndefined()
    expect(ratesOn([], '2026-03-05')).toBeUndefined()
  })
})

test('a rate is shown correctly rounded to six significant digits', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 18n), fc.bigInt(1n, 10n ** 18n), (numerator, denominator) => {
      const text = shownRate(fraction(numerator, denominator))
      const digits = text.replace('.', '').replace(/^0+/, '')
      expect(digits.length).toBeGreaterThanOrEqual(6)
      expect(digits.slice(6)).toMatch(/^0*$/)
      // Within five in the seventh digit: the error is at most 5 millionths of the value.
      const shown = fractionFromDecimal(text)
      const value = fraction(numerator, denominator)
      const [low, high] = [fraction(999_995n, 1_000_000n), fraction(1_000_005n, 1_000_000n)]
      expect(compare(shown, multiply(value, low))).toBeGreaterThanOrEqual(0)
      expect(compare(shown, multiply(value, high))).toBeLessThanOrEqual(0)
    }),
  )
  expect(shownRate(fractionFromDecimal('9.999996'))).toBe('10.0000')
  expect(shownRate(fractionFromDecimal('0.0999999500'))).toBe('0.100000')
  expect(shownRate(fractionFromDecimal('12345678'))).toBe('12345700')
  expect(() => shownRate(fraction(0n))).toThrow(RangeError)
})
