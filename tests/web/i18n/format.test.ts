import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatMoney,
  formatMonth,
  formatMonthAndYear,
  formatPercent,
  formatTimestamp,
  moneyParts,
} from '../../../web/i18n/format.ts'

describe('money', () => {
  it('has the currency first and two decimals', () => {
    expect(formatMoney('en', '12345.6', 'GBP')).toBe('GBP\u00A012,345.60')
  })

  it('is exact beyond floating-point precision', () => {
    expect(moneyParts('zh-CN', '90071992547409931.07', 'HKD')).toEqual({
      currency: 'HKD',
      sign: '',
      whole: '90,071,992,547,409,931',
      cents: '.07',
    })
  })

  it('shows a negative amount with a minus sign', () => {
    expect(formatMoney('zh-TW', '-815291.60', 'GBP')).toBe('GBP\u00A0−815,291.60')
  })

  it('refuses an invalid amount', () => {
    expect(() => moneyParts('en', '1e5', 'GBP')).toThrow(RangeError)
  })
})

describe('dates', () => {
  it('shows a business date without a time zone shift, by the rules of each locale', () => {
    expect(formatDate('zh-CN', '2026-11-01')).toBe('2026年11月1日')
    expect(formatDate('zh-TW', '2026-11-01')).toBe('2026年11月1日')
    expect(formatDate('en', '2026-11-01')).toBe('1 Nov 2026')
  })

  it('abbreviates a month', () => {
    expect(formatMonth('zh-CN', '2026-02')).toBe('2月')
  })

  it('shows a timestamp in Hong Kong time', () => {
    expect(formatTimestamp('en', '2026-10-31T16:05:00Z')).toContain('1 Nov 2026')
    expect(formatTimestamp('en', '2026-10-31T16:05:00Z')).toContain('00:05')
  })

  it('has one date format per locale, with or without a time', () => {
    expect(formatTimestamp('zh-CN', '2026-10-31T16:05:00Z')).toBe('2026年11月1日 00:05')
    expect(formatTimestamp('zh-TW', '2026-10-31T16:05:00Z')).toBe('2026年11月1日 00:05')
    expect(formatMonthAndYear('zh-TW', '2026-02')).toBe('2026年2月')
  })
})

describe('percent', () => {
  it('keeps its decimals, at least two', () => {
    expect(formatPercent('en', '12')).toBe('12.00%')
    expect(formatPercent('zh-CN', '4.31418')).toBe('4.31418%')
  })
})
