import type { Locale } from '#shared/i18n/locales.ts'
import { companyPartition } from './companies.ts'
import { absent } from './condition.ts'
import { put, type Table, type Write } from './table.ts'

/** How far a signer has read an agreement. */
export interface SigningReading {
  /** So many clauses, from the first on. */
  read: number
  /** The language that was read in last. */
  locale: Locale
}

/** Whose reading it is. With another address or number, reading begins anew. */
export interface Reader {
  companyId: string
  agreementId: string
  signerId: string
  contact: number
  /** Of the paper that is read: of another version nothing is read yet. */
  documentSha256: string
}

const key = ({ companyId, agreementId, signerId, contact, documentSha256 }: Reader) => ({
  pk: companyPartition(companyId),
  sk: `SIGNING-READING#${agreementId}#${signerId}#${contact}#${documentSha256.slice(0, 16)}`,
})

/** Access pattern: how far a signer has read. */
export const findReading = (table: Table, reader: Reader): Promise<SigningReading | undefined> =>
  table.get<SigningReading>(key(reader))

/** Access pattern: how far a signer has read of an agreement's papers, of every version that was read. */
export const listReadings = async (
  table: Table,
  { companyId, agreementId, signerId }: Pick<Reader, 'companyId' | 'agreementId' | 'signerId'>,
): Promise<SigningReading[]> => {
  const readings: SigningReading[] = []
  const prefix = `SIGNING-READING#${agreementId}#${signerId}#`
  const options = { pk: companyPartition(companyId), prefix, consistent: true }
  for await (const { read, locale } of table.all<SigningReading>(options)) readings.push({ read, locale })
  return readings
}

/** Keeps how far a signer has read. Fails where it was further already. */
export const putReading = (table: Table, reader: Reader, reading: SigningReading): Write =>
  put<SigningReading>(
    table,
    { ...key(reader), type: 'signing-reading', ...reading },
    { anyOf: [{ pk: absent }, { read: { atMost: reading.read } }] },
  )
