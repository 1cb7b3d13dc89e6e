import { businessDate, startOfNextDay } from '#shared/time/business-date.ts'
import { type Counted, incrementCount } from '../../data/daily-counts.ts'
import { refuseUntil } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'

/**
 * Counts a call, allowing `most` a day (Hong Kong). `write` belongs in the call's transaction, or is written alone; if
 * it fails, `refusal` applies until the next day.
 */
export const countCall = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  counted: Counted,
  subject: string,
  limit: number,
) => {
  const now = clock()
  return {
    write: incrementCount(table, { counted, subject, day: businessDate(now) }, limit),
    refusal: () => refuseUntil('tooManyRequests', startOfNextDay(now).getTime(), now),
  }
}
