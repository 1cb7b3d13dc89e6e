import { businessDate } from '#shared/time/business-date.ts'
import { type Credentials, replaceCredentials } from '../../data/credentials.ts'
import { resetCount } from '../../data/daily-counts.ts'
import type { EventOf } from '../../data/domain-events.ts'
import { recordEvent } from '../../data/events.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'

/**
 * The writes of a new password: the credentials under their next version, which fails if they were changed since they
 * were read, the reset of the day's failed attempts, and the event that ends the user's sessions and notifies them.
 */
export const changePassword = (
  { table, clock, random }: Deps,
  credentials: Credentials,
  passwordHash: string,
  how: EventOf<'password-changed'>['how'],
): Record<'credentials' | 'forgive' | 'event', Write> => {
  const { email, userId, version } = credentials
  const now = clock()
  return {
    credentials: replaceCredentials(table, {
      ...credentials,
      passwordHash,
      // A change after a reset still proves no more than access to the mailbox.
      ...(how === 'reset' ? { resetAt: now.toISOString() } : {}),
    }),
    forgive: resetCount(table, { counted: 'wrong-password', subject: email, day: businessDate(now) }),
    event: recordEvent(
      table,
      { name: 'password-changed', userId, credentialsVersion: version + 1, how },
      random.id(),
      now,
    ),
  }
}
