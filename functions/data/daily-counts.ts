import { addDays, type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { absent } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { remove, type Table, update, type Write } from './table.ts'

/** Events counted by day (Hong Kong), each for a subject: an address, a phone number, a network address. */
export type Counted =
  | 'wrong-password'
  | 'wrong-password-from'
  | 'wrong-password-on-device'
  | 'wrong-factor'
  | 'wrong-factor-on-device'
  | 'phone-code'
  | 'phone-code-from'
  | 'email-code'
  | 'email-code-from'
  | 'activation-mail'
  | 'activation-mail-from'
  | 'reset-mail'
  | 'reset-mail-from'
  | 'payment-platform-call-from'
  | 'invitation-mail'
  | 'company-look-up'
  | 'risk-points'
  | 'paper-request'
  | 'paper-check-from'
  | 'upload'
  | 'own-data'
  | 'complaint'
  | 'correction'
  | 'quote'
  | 'captcha-from'
  | 'sms-of-hour'
  | 'signing-code'
  | 'signing-code-from'
  | 'signing-mail'
  | 'signing-link'
  | 'kyc-contact'
  | 'drawdown'

/** A counter: of what, for which subject, on which day. */
export interface DailyCount {
  counted: Counted
  subject: string
  day: BusinessDate
}

const prefix = 'COUNT#'

export const countKey = ({ counted, subject, day }: DailyCount) => ({
  pk: `${prefix}${counted}#${subject}`,
  sk: day,
})

/** Prefix of the event id for a counter that has reached its limit. */
export const lockIdPrefix = 'password-locked:'

/** Whether a write is to a counter, or records that a counter is full, and so changes no business data. */
export const isCounterWrite = ({ key: { pk } }: Write): boolean =>
  pk.startsWith(prefix) || pk.startsWith(`EVENT#${lockIdPrefix}`)

interface Counts {
  count: number
  /** When the last one was counted, where that matters; ISO timestamp, UTC. */
  lastAt?: string
}

/** In the first minute of a day, the time of the previous day's last event is still needed. */
const keptForMs = 3_600_000

/** A counter's attributes other than the count. */
export const countAttributes = (count: DailyCount) => {
  const nextDay = startOfDay(addDays(count.day, 1))
  return {
    type: 'daily-count',
    ...deletableAt(new Date(nextDay.getTime() + keptForMs).toISOString(), countKey(count)),
  }
}

/** Access pattern: today's count of an event and the time of its last; a count of 0 if there was none. */
export const findDailyCount = async (table: Table, count: DailyCount): Promise<Counts> =>
  (await table.get<Counts>(countKey(count))) ?? { count: 0 }

export const findCount = async (table: Table, count: DailyCount): Promise<number> =>
  (await findDailyCount(table, count)).count

/**
 * Increments the counter, and fails if it has reached `allowed`: parallel calls cannot exceed it. With `spacing` it
 * fails, too, if the last one was counted less than `pauseMs` before `at`.
 */
export const incrementCount = (
  table: Table,
  count: DailyCount,
  allowed: number,
  spacing?: { at: Date; pauseMs: number },
): Write => {
  const pauseBegan = spacing && new Date(spacing.at.getTime() - spacing.pauseMs).toISOString()
  return update<Counts>(table, countKey(count), {
    set: {
      ...countAttributes(count),
      ...(spacing ? { lastAt: spacing.at.toISOString() } : {}),
    },
    add: { count: 1 },
    when: {
      anyOf: [
        { pk: absent },
        { count: { lessThan: allowed }, ...(pauseBegan ? { lastAt: { atMost: pauseBegan } } : {}) },
      ],
    },
  })
}

/**
 * Increments the counter, and fails if another call has since `before` was read: a decision that depends on the day's
 * count is made again.
 */
export const incrementCountIfUnchanged = (table: Table, count: DailyCount, before: number): Write =>
  update<Counts>(table, countKey(count), {
    set: countAttributes(count),
    add: { count: 1 },
    when: before === 0 ? { pk: absent } : { count: before },
  })

/** Resets the day's counter. */
export const resetCount = (table: Table, count: DailyCount): Write => remove(table, countKey(count))
