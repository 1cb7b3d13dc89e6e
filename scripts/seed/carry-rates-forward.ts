import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import { isWeekend } from '#shared/time/business-calendar.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'

/**
 * The rates of a file, and its last figures again under each weekday after them up to `until`. A local stack runs long
 * after its file of real rates ends, and a limit takes no rates that are older than a week. Never for a deployed stack.
 */
export const carryRatesForward = (
  days: readonly ReferenceRates[],
  until: BusinessDate,
): readonly ReferenceRates[] => {
  const last = days.at(-1)
  if (!last) return days
  const later: ReferenceRates[] = []
  for (let date = addDays(last.date, 1); date <= until; date = addDays(date, 1))
    if (!isWeekend(date)) later.push({ ...last, date })
  return [...days, ...later]
}
