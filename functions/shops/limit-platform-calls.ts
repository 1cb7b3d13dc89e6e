import { businessDate, startOfNextDay } from '#shared/time/business-date.ts'
import { networkOf } from '../account/limits/network-of.ts'
import { countOne } from '../data/daily-counts.ts'
import { type Refused, refuseUntil } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Counts a call that anybody may make and that has the payment platform asked: as many a day from one network address
 * as mails and SMS may be sent. Refused with 429 until the next day in Hong Kong.
 */
export const limitPlatformCalls = async (
  { table, clock, config }: Deps,
  ip: string,
): Promise<Refused<'tooManyRequests'> | undefined> => {
  const now = clock()
  const calls = {
    counted: 'payment-platform-call-from',
    subject: networkOf(ip),
    day: businessDate(now),
  } as const
  const isCounted = await table.write(countOne(table, calls, config.networkLimits.sendings.atAll))
  return isCounted ? undefined : refuseUntil('tooManyRequests', startOfNextDay(now).getTime(), now)
}
