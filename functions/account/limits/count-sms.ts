import { businessDate } from '#shared/time/business-date.ts'
import { incrementCount } from '../../data/daily-counts.ts'
import { refuseUntil } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'

const hourMs = 3_600_000

/** A single counter for every SMS would make concurrent requests conflict. */
const shards = 8

/**
 * Counts an SMS against this hour's total of all users: a caller with unlimited numbers and network addresses cannot
 * spend the month's budget in a night. `write` belongs in the transaction of the code; if it fails, `refusal` applies.
 */
export const countSms = ({ table, clock, random, config, log }: Deps) => {
  const now = clock()
  const hour = Math.floor(now.getTime() / hourMs)
  const subject = `${hour}#${Number(random.digits(3)) % shards}`
  return {
    write: incrementCount(
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
