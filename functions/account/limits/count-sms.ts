import { businessDate } from '#shared/time/business-date.ts'
import { countOne } from '../../data/daily-counts.ts'
import { refuseUntil } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'

const hourMs = 3_600_000

/** One item that every SMS counts at would be in the way of those that are asked for at once. */
const shards = 8

/**
 * Counts an SMS of this hour, of everybody's together: whoever has numbers and network addresses without end does not
 * spend the month's money in a night. `write` goes into the transaction of the code; where it fails, `refusal` answers.
 */
export const countSms = ({ table, clock, random, config, log }: Deps) => {
  const now = clock()
  const hour = Math.floor(now.getTime() / hourMs)
  const subject = `${hour}#${Number(random.digits(3)) % shards}`
  return {
    write: countOne(
      table,
      { counted: 'sms-of-hour', subject, day: businessDate(now) },
      Math.ceil(config.smsPerHour / shards),
    ),
    refusal: () => {
      log('error', 'no more SMS are sent in this hour', { smsPerHour: config.smsPerHour })
      return refuseUntil('waitBeforeResending', (hour + 1) * hourMs, now)
    },
  }
}
