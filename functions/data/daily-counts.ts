import { addDays, type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { absent } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { remove, type Table, update, type Write } from './table.ts'

/** What is counted by day, in Hong Kong. Each is of a subject: an address, a number, a network address. */
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

/** One count: of what, about whom, on which day. */
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

/** How the id of an event begins that tells of a count that is full. */
export const lockIdPrefix = 'password-locked:'

/** Whether a write counts, or tells that a count is full, and so changes nothing that anybody owns. */
export const isOfCount = ({ key: { pk } }: Write): boolean =>
  pk.startsWith(prefix) || pk.startsWith(`EVENT#${lockIdPrefix}`)

interface Counts {
  count: number
  /** When the last one was counted, where that matters; ISO timestamp, UTC. */
  lastAt?: string
}

/** The first minute of a day still asks when the last one of the day before was. */
const keptForMs = 3_600_000

/** What the item of a count bears besides the count. */
export const countAttributes = (count: DailyCount) => {
  const nextDay = startOfDay(addDays(count.day, 1))
  return {
    type: 'daily-count',
    ...deletableAt(new Date(nextDay.getTime() + keptForMs).toISOString(), countKey(count)),
  }
}

/** Access pattern: how often something happened today, and when last; a count of 0 where it did not. */
export const findDailyCount = async (table: Table, count: DailyCount): Promise<Counts> =>
  (await table.get<Counts>(countKey(count))) ?? { count: 0 }

export const findCount = async (table: Table, count: DailyCount): Promise<number> =>
  (await findDailyCount(table, count)).count

/**
 * Counts one more, and fails where `allowed` were counted already: no number of parallel calls gets past it. With
 * `spacing` it fails, too, where the last one was counted less than `pauseMs` before `at`.
 */
export const countOne = (
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

/** Counts one more, and fails where somebody else counted since `before` was read: what rests on the day's others is decided again. */
export const countAfter = (table: Table, count: DailyCount, before: number): Write =>
  update<Counts>(table, countKey(count), {
    set: countAttributes(count),
    add: { count: 1 },
    when: before === 0 ? { pk: absent } : { count: before },
  })

/** Takes one back that turned out not to count. Fails where nothing is counted any more. */
export const countOneLess = (table: Table, count: DailyCount): Write =>
  update<Counts>(table, countKey(count), { add: { count: -1 }, when: { count: { atLeast: 1 } } })

/** Begins the day anew. */
export const forgetCount = (table: Table, count: DailyCount): Write => remove(table, countKey(count))
