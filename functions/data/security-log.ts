import type { SecurityActivity } from '#shared/account/security-activity.ts'
import { securityLogKeptDays } from '#shared/privacy/retention-days.ts'
import { deletableAt } from './expiry.ts'
import { messageIdOf } from './messages.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { create, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** An entry of a user's security activity. */
export interface SecurityLogEntry {
  userId: string
  noteId: string
  news: SecurityActivity
  happenedAt: string
  /** The origin, if known. */
  ip?: string
  /** The browser's User-Agent header, if known. */
  userAgent?: string
  /** The company concerned; absent for entries about the user. */
  companyId?: string
  /** The subject as text: an address, an account, an amount. */
  about?: string
}

const prefix = 'SECURITY#'
const keptForMs = securityLogKeptDays * 24 * 3_600_000

/** One entry for an event and user, however often the event is delivered. Fails if it exists. */
export const createSecurityLogEntry = (
  table: Table,
  eventId: string,
  note: Omit<SecurityLogEntry, 'noteId'>,
): Write => {
  const { userId, happenedAt } = note
  const noteId = messageIdOf(eventId, happenedAt)
  const key = { pk: userPartition(userId), sk: `${prefix}${noteId}` }
  const expiresAt = new Date(Date.parse(happenedAt) + keptForMs).toISOString()
  return create<SecurityLogEntry>(table, {
    ...key,
    type: 'security-note',
    ...deletableAt(expiresAt, key),
    ...note,
    noteId,
  })
}

/** Access pattern: a user's security activity, newest first. */
export const listSecurityLog = async (
  table: Table,
  userId: string,
  limit: number,
): Promise<SecurityLogEntry[]> => {
  const { items } = await table.query<SecurityLogEntry>({
    pk: userPartition(userId),
    prefix,
    newestFirst: true,
    consistent: true,
    limit,
  })
  return items
}

/** Access pattern: the same for a session that acts for a company: without entries about other companies. */
export const listSecurityLogBetween = async (
  table: Table,
  { userId, companyId }: { userId: string; companyId: string },
  limit: number,
): Promise<SecurityLogEntry[]> => {
  const { items } = await queryFilteredPage<SecurityLogEntry>(
    table,
    { pk: userPartition(userId), prefix, newestFirst: true, consistent: true },
    { limit, accepts: (note) => note.companyId === undefined || note.companyId === companyId },
  )
  return items
}
