import { addDays, type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { deletableAt } from './expiry.ts'
import { remove, type Table, type Write } from './table.ts'

/** What is counted by day, in Hong Kong. Each is of a subject: an address, a number, a network address. */
export type Counted =
  | 'wrong-password'
  | 'wrong-password-from'
  | 'phone-code'
  | 'phone-code-from'
  | 'email-code'
  | 'email-code-from'
  | 'activation-mail'
  | 'activation-mail-from'
  | 'reset-mail'
  | 'reset-mail-from'
  | 'payment-platform-call-from'

/** One count: of what, about whom, on which day. */
export interface DailyCount {
  counted: Counted
  subject: string
  day: BusinessDate
}

const keyOf = ({ counted, subject, day }: DailyCount) => ({ pk: `COUNT#${counted}#${subject}`, sk: day })

interface Counts {
  count: number
  /** When the last one was counted, where that matters; ISO timestamp, UTC. */
  lastAt?: string
}

/** The first minute of a day still asks when the last one of the day before was. */
const keptForMs = 3_600_000

/** Access pattern: how often something happened today, and when last; a count of 0 where it did not. */
export const findDailyCount = async (table: Table, count: DailyCount): Promise<Counts> =>
  (await table.get<Counts>(keyOf(count))) ?? { count: 0 }

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
  const key = keyOf(count)
  const nextDay = startOfDay(addDays(count.day, 1))
  const { ttl, gsi1pk, gsi1sk } = deletableAt(new Date(nextDay.getTime() + keptForMs).toISOString(), key)
  return {
    Update: {
      TableName: table.name,
      Key: key,
      UpdateExpression: `set #type = :type, #ttl = :ttl, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk${spacing ? ', lastAt = :at' : ''} add #count :one`,
      ConditionExpression: `attribute_not_exists(pk) or (#count < :allowed${spacing ? ' and lastAt <= :pauseBegan' : ''})`,
      ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#count': 'count' },
      ExpressionAttributeValues: {
        ':type': 'daily-count',
        ':ttl': ttl,
        ':gsi1pk': gsi1pk,
        ':gsi1sk': gsi1sk,
        ':one': 1,
        ':allowed': allowed,
        ...(spacing && {
          ':at': spacing.at.toISOString(),
          ':pauseBegan': new Date(spacing.at.getTime() - spacing.pauseMs).toISOString(),
        }),
      },
    },
  }
}

/** Takes one back that turned out not to count. Fails where nothing is counted any more. */
export const countOneLess = (table: Table, count: DailyCount): Write => ({
  Update: {
    TableName: table.name,
    Key: keyOf(count),
    UpdateExpression: 'add #count :less',
    ConditionExpression: '#count > :none',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':less': -1, ':none': 0 },
  },
})

/** Begins the day anew. */
export const forgetCount = (table: Table, count: DailyCount): Write => remove(table, keyOf(count))
