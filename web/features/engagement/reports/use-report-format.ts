import { useMemo } from 'react'
import { intlLocale } from '#shared/i18n/intl-locale.ts'
import { decimalFromFraction, fractionFromDecimal } from '#shared/money/fraction.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { percentOfShare } from '../../underwriting/plain-decimal.ts'

/** January 2024 begins on a Monday, so its day n is weekday n. */
const firstMonday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** Number formats that only the reports need. */
export const useReportFormat = () => {
  const { locale, month, percent } = useFormat()
  return useMemo(() => {
    const weekday = (width: 'short' | 'long', day: number) =>
      new Intl.DateTimeFormat(intlLocale[locale], { weekday: width, timeZone: 'UTC' }).format(
        firstMonday + (day - 1) * dayMs,
      )
    return {
      /** The name of a month, 1 to 12. */
      monthName: (part: number) => month(`2024-${String(part).padStart(2, '0')}`),
      /** The name of a weekday; 1 is Monday. */
      dayName: (part: number) => weekday('short', part),
      fullDayName: (part: number) => weekday('long', part),
      /** "0.0875" is 8.75%. */
      share: (ratio: string) => percent(percentOfShare(ratio)),
      /** "0.1000" is +10.00%. */
      change: (ratio: string) =>
        `${ratio.startsWith('-') ? '−' : '+'}${percent(percentOfShare(ratio.replace('-', '')))}`,
      /** "1.9593" is 1.96. */
      times: (index: string) => decimalFromFraction(fractionFromDecimal(index), 2),
    }
  }, [locale, month, percent])
}
