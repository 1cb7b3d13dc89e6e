import { type Item, type Key, type ScannedPage, type Table, update, type Write } from './table.ts'

/** The attributes in which secrets lie sealed for as long as their items are there. */
export const encryptedAttributes = ['sealedTokens', 'sealedPassword', 'sealedAccountNumber'] as const

export type EncryptedAttribute = (typeof encryptedAttributes)[number]

/** Access pattern: the items of the whole table that have a sealed value, a page after another. For a job alone. */
export const scanEncrypted = (table: Table, after: Key | undefined, limit: number): Promise<ScannedPage> =>
  table.scan({ having: [...encryptedAttributes, 'codeApp'], after, limit })

/** Puts a value that was sealed anew in the place of the one that was read. Fails where it was changed since. */
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
