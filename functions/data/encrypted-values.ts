import { type Item, type ScannedPage, type ScanOptions, type Table, update, type Write } from './table.ts'

/** The attributes that hold encrypted secrets for as long as their items exist. */
export const encryptedAttributes = ['sealedTokens', 'sealedPassword', 'sealedAccountNumber'] as const

export type EncryptedAttribute = (typeof encryptedAttributes)[number]

/** Access pattern: pages over the whole table, or a part of it, of the items with an encrypted value. For a job only. */
export const scanEncrypted = (
  table: Table,
  place: Pick<ScanOptions, 'after' | 'limit' | 'part'>,
): Promise<ScannedPage> => table.scan({ having: [...encryptedAttributes, 'codeApp'], ...place })

/** Replaces an encrypted value by its re-encrypted form. Fails if it was changed since it was read. */
export const replaceEncrypted = (
  table: Table,
  item: Item<object>,
  attribute: EncryptedAttribute,
  before: string,
  sealed: string,
): Write =>
  update<Record<EncryptedAttribute, string>>(table, item, {
    set: { [attribute]: sealed },
    when: { [attribute]: before },
  })
