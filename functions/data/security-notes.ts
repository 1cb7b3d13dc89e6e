import type { SecurityActivity } from '#shared/account/security-activity.ts'
import { securityNotesKeptDays } from '#shared/privacy/retention-days.ts'
import { deletableAt } from './expiry.ts'
import { messageIdOf } from './messages.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { create, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** Something that a user is told of under security. */
export interface SecurityNote {
  userId: string
  noteId: string
  news: SecurityActivity
  happenedAt: string
  /** Where it came from, where that is known. */
  ip?: string
  /** The browser as it named itself, where that is known. */
  userAgent?: string
  /** The company that it is about; left out where it is about the user. */
  companyId?: string
  /** Whom or what it is about, as it is written: an address, an account, an amount. */
  about?: string
}

const prefix = 'SECURITY#'
const keptForMs = securityNotesKeptDays * 24 * 3_600_000

/** One note an event and user, however often the event is delivered. Fails where it is there already. */
export const createSecurityNote = (
  table: Table,
  eventId: string,
  note: Omit<SecurityNote, 'noteId'>,
): Write => {
  const { userId, happenedAt } = note
  const noteId = messageIdOf(eventId, happenedAt)
  const key = { pk: userPartition(userId), sk: `${prefix}${noteId}` }
  const expiresAt = new Date(Date.parse(happenedAt) + keptForMs).toISOString()
  return create<SecurityNote>(table, {
    ...key,
    type: 'security-note',
    ...deletableAt(expiresAt, key),
    ...note,
    noteId,
  })
}

/** Access pattern: what a user was last told of under security, newest first. */
export const listSecurityNotes = async (
  table: Table,
  userId: string,
  limit: number,
): Promise<SecurityNote[]> => {
  const { items } = await table.query<SecurityNote>({
    pk: userPartition(userId),
    prefix,
    newestFirst: true,
    consistent: true,
    limit,
  })
  return items
}

/** Access pattern: the same, as it may be told in a session that acts for a company: nothing about another one. */
export const listSecurityNotesIn = async (
  table: Table,
  { userId, companyId }: { userId: string; companyId: string },
  limit: number,
): Promise<SecurityNote[]> => {
  const { items } = await queryFilteredPage<SecurityNote>(
    table,
    { pk: userPartition(userId), prefix, newestFirst: true, consistent: true },
    { limit, accepts: (note) => note.companyId === undefined || note.companyId === companyId },
  )
  return items
}
