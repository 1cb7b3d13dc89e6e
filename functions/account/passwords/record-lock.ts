import { lockIdPrefix } from '../../data/daily-counts.ts'
import { recordEvent } from '../../data/events.ts'
import type { Write } from '../../data/table.ts'
import { hashToken } from '../../data/token-hash.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { AttemptCounts } from './login-attempt-limiter.ts'

/**
 * The event that the limit of failed attempts is reached, once a day for one password version. It is also written for
 * unknown accounts, so that the time taken does not reveal them.
 */
export const recordLock = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { own: { counted, subject, day } }: AttemptCounts,
  { email, version }: { email: string; version: number },
): Write =>
  recordEvent(
    table,
    { name: 'password-locked', email, of: counted === 'wrong-password' ? 'strangers' : 'device' },
    // Ids are logged, addresses are not.
    `${lockIdPrefix}${hashToken([counted, subject, day, version].join('#'))}`,
    clock(),
  )
