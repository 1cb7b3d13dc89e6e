import { useMemo } from 'react'
import { monthOfYear, weekdayName } from '#shared/i18n/format.ts'
import { decimalFromFraction, fractionFromDecimal } from '#shared/money/fraction.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { percentOfShare } from '../../underwriting/plain-decimal.ts'

/** Number formats that only the reports need. */
export const useReportFormat = () => {
  const { locale, percent } = useFormat()
  return useMemo(
    () => ({
      /** The name of a month, 1 to 12. */
      monthName: (part: number) => monthOfYear(part, locale),
      /** The name of a weekday; 1 is Monday. */
      dayName: (part: number) => weekdayName(part, locale),
      fullDayName: (part: number) => weekdayName(part, locale, 'long'),
      /** "0.0875" is 8.75%. */
      share: (ratio: string) => percent(percentOfShare(ratio)),
      /** "0.1000" is +10.00%. */
      change: (ratio: string) =>
        `${ratio.startsWith('-') ? '−' : '+'}${percent(percentOfShare(ratio.replace('-', '')))}`,
      /** "1.9593" is 1.96. */
      times: (index: string) => decimalFromFraction(fractionFromDecimal(index), 2),
    }),
    [locale, percent],
  )
}
