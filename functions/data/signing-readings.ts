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

/** Keeps how far a signer has read. Fails where it was further already. */
export const putReading = (table: Table, reader: Reader, reading: SigningReading): Write =>
  put<SigningReading>(
    table,
    { ...key(reader), type: 'signing-reading', ...reading },
    { anyOf: [{ pk: absent }, { read: { atMost: reading.read } }] },
  )
