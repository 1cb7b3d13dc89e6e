import { describe, expect, it } from 'vitest'
import {
  amountText,
  dateText,
  instantText,
  moneyParts,
  monthName,
  monthText,
  percentText,
  timestampText,
} from '#shared/i18n/format.ts'
import { tradedCurrencies } from '#shared/money/currency.ts'
import { figures, moneyText } from '#shared/money/money-text.ts'

describe('money', () => {
  it('has the currency first and two decimals', () => {
    expect(amountText('12345.6', 'GBP')).toBe('GBP\u00A012,345.60')
  })

  it('is exact beyond floating-point precision', () => {
    expect(moneyParts('90071992547409931.07', 'HKD')).toEqual({
      currency: 'HKD',
      sign: '',
      whole: '90,071,992,547,409,931',
      cents: '.07',
    })
  })

  it('shows a negative amount with a minus sign', () => {
    expect(amountText('-815291.60', 'GBP')).toBe('GBP\u00A0−815,291.60')
  })

  it('has as many decimals as ISO 4217 gives the currency, in every currency that shops sell in', () => {
    const whole = tradedCurrencies.filter((currency) => moneyParts('1234.00', currency).cents === '')
    expect(whole).toEqual(['JPY', 'KRW', 'VND', 'CLP'])
  })

  it.each([
    ['12000.00', '12,000'],
    ['-815291.00', '−815,291'],
    ['1234.49', '1,234'],
    ['999.50', '1,000'],
    ['-0.49', '0'],
    ['-0.50', '−1'],
    ['90071992547409931.00', '90,071,992,547,409,931'],
  ])('of %s in a currency without a smaller coin is %s', (amount, shown) => {
    expect(amountText(amount, 'JPY')).toBe(`JPY\u00A0${shown}`)
  })

  it('of nothing has no sign', () => {
    expect(amountText('-0.00', 'GBP')).toBe('GBP\u00A00.00')
    expect(amountText('-0.01', 'GBP')).toBe('GBP\u00A0−0.01')
  })

  it('is the same from cents, as documents have it, and from a decimal string, as screens have it', () => {
    expect(moneyText(-81_529_160, 'GBP')).toBe(amountText('-815291.60', 'GBP'))
    expect(figures(5)).toBe('0.05')
    expect(figures(123_456_789_00)).toBe('123,456,789.00')
  })

  it('refuses an invalid amount', () => {
    expect(() => moneyParts('1e5', 'GBP')).toThrow(RangeError)
  })
})

describe('dates', () => {
  it('shows a business date without a time zone shift, by the rules of each locale', () => {
    expect(dateText('2026-11-01', 'zh-CN')).toBe('2026年11月1日')
    expect(dateText('2026-11-01', 'zh-TW')).toBe('2026年11月1日')
    expect(dateText('2026-11-01', 'en')).toBe('1 Nov 2026')
  })

  it('shows an instant of a record to the second, with its zone', () => {
    expect(instantText('2026-10-31T16:05:09Z', 'en')).toBe('1 Nov 2026, 00:05:09\u00A0HKT')
    expect(instantText('2026-10-31T16:05:09Z', 'zh-TW')).toBe('2026年11月1日 00:05:09\u00A0HKT')
  })

  it('abbreviates a month', () => {
    expect(monthName('2026-02', 'zh-CN')).toBe('2月')
  })

  it('shows a timestamp in Hong Kong time', () => {
    expect(timestampText('2026-10-31T16:05:00Z', 'en')).toContain('1 Nov 2026')
    expect(timestampText('2026-10-31T16:05:00Z', 'en')).toContain('00:05')
  })

  it('has one date format per locale, with or without a time', () => {
    expect(timestampText('2026-10-31T16:05:00Z', 'zh-CN')).toBe('2026年11月1日 00:05')
    expect(timestampText('2026-10-31T16:05:00Z', 'zh-TW')).toBe('2026年11月1日 00:05')
    expect(monthText('2026-02', 'zh-TW')).toBe('2026年2月')
  })
})

describe('percent', () => {
  it('keeps its decimals, at least two', () => {
    expect(percentText('12')).toBe('12.00%')
    expect(percentText('4.31418')).toBe('4.31418%')
  })
})
