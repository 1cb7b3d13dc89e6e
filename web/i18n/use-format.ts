import { useMemo } from 'react'
import {
  formatCount,
  formatDate,
  formatMoney,
  formatMonth,
  formatMonthAndYear,
  formatPercent,
  formatTimestamp,
} from './format.ts'
import { useLocale } from './use-locale.ts'

/** Formatting functions for the current locale. */
export const useFormat = () => {
  const locale = useLocale()
  return useMemo(
    () => ({
      locale,
      money: (amount: string, currency: string) => formatMoney(locale, amount, currency),
      date: (date: string) => formatDate(locale, date),
      month: (month: string) => formatMonth(locale, month),
      monthAndYear: (month: string) => formatMonthAndYear(locale, month),
      timestamp: (timestamp: string) => formatTimestamp(locale, timestamp),
      percent: (percent: string) => formatPercent(locale, percent),
      count: (count: number) => formatCount(locale, count),
    }),
    [locale],
  )
}
