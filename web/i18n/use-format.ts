import { useMemo } from 'react'
import {
  amountText,
  countText,
  dateText,
  monthName,
  monthText,
  percentText,
  timestampText,
} from '#shared/i18n/format.ts'
import { useLocale } from './use-locale.ts'

/** Formatting functions for the current locale. */
export const useFormat = () => {
  const locale = useLocale()
  return useMemo(
    () => ({
      locale,
      money: amountText,
      date: (date: string) => dateText(date, locale),
      month: (month: string) => monthName(month, locale),
      monthAndYear: (month: string) => monthText(month, locale),
      timestamp: (timestamp: string) => timestampText(timestamp, locale),
      percent: percentText,
      count: (count: number) => countText(count, locale),
    }),
    [locale],
  )
}
