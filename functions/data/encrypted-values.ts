import { type Item, type Key, type ScannedPage, type Table, update, type Write } from './table.ts'

/** The attributes that hold encrypted secrets for as long as their items exist. */
export const encryptedAttributes = ['sealedTokens', 'sealedPassword', 'sealedAccountNumber'] as const

export type EncryptedAttribute = (typeof encryptedAttributes)[number]

/** Access pattern: pages over the whole table of the items with an encrypted value. For a job only. */
export const scanEncrypted = (table: Table, after: Key | undefined, limit: number): Promise<ScannedPage> =>
  table.scan({ having: [...encryptedAttributes, 'codeApp'], after, limit })

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
