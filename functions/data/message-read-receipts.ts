import { companyItemKey } from './companies.ts'
import { put, type Table, type Write } from './table.ts'

/** The time up to which a user has read all messages of a company: one write for any number of messages. */
interface MessageMark {
  /** ISO timestamp, UTC: every message that arrived by then is read. */
  readUpTo: string
}

interface Reader {
  companyId: string
  userId: string
}

const key = ({ companyId, userId }: Reader) => companyItemKey(companyId, `MESSAGEMARK#${userId}`)

/**
 * Access pattern: the time up to which a user has read all messages of a company; undefined if they never marked all as
 * read.
 */
export const findMessageReadReceipt = async (table: Table, reader: Reader): Promise<string | undefined> =>
  (await table.get<MessageMark>(key(reader)))?.readUpTo

export const putMessageReadReceipt = (table: Table, reader: Reader, readUpTo: Date): Write =>
  put<MessageMark>(table, { ...key(reader), type: 'message-mark', readUpTo: readUpTo.toISOString() })
