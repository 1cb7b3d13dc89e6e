import type { Locale } from '#shared/i18n/locales.ts'
import { companyItemKey } from './companies.ts'
import { absent } from './condition.ts'
import { listCompanyItems } from './list-company-items.ts'
import { put, type Table, type Write } from './table.ts'

/** A signer's reading progress in an agreement. */
export interface ReadingProgress {
  /** The number of clauses read, from the first on. */
  read: number
  /** The language of the last reading. */
  locale: Locale
}

/** The reader. After a change of address or number, reading starts again. */
export interface Reader {
  companyId: string
  agreementId: string
  signerId: string
  contact: number
  /** SHA-256 of the document being read: another version starts unread. */
  documentSha256: string
}

const key = ({ companyId, agreementId, signerId, contact, documentSha256 }: Reader) =>
  companyItemKey(
    companyId,
    `SIGNING-READING#${agreementId}#${signerId}#${contact}#${documentSha256.slice(0, 16)}`,
  )

/** Access pattern: a signer's reading progress. */
export const findReading = (table: Table, reader: Reader): Promise<ReadingProgress | undefined> =>
  table.get<ReadingProgress>(key(reader))

/** Access pattern: a signer's reading progress in an agreement's documents, in every version. */
export const listReadings = async (
  table: Table,
  { companyId, agreementId, signerId }: Pick<Reader, 'companyId' | 'agreementId' | 'signerId'>,
): Promise<ReadingProgress[]> => {
  const readings: ReadingProgress[] = []
  const prefix = `SIGNING-READING#${agreementId}#${signerId}#`
  for (const { read, locale } of await listCompanyItems<ReadingProgress>(table, companyId, prefix))
    readings.push({ read, locale })
  return readings
}

/** Stores reading progress. Fails if it was further already. */
export const putReading = (table: Table, reader: Reader, reading: ReadingProgress): Write =>
  put<ReadingProgress>(
    table,
    { ...key(reader), type: 'signing-reading', ...reading },
    { anyOf: [{ pk: absent }, { read: { atMost: reading.read } }] },
  )
