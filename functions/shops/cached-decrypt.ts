import type { FieldEncryption } from '../data/field-encryption.ts'

/** A seal that opens the same once after another: of each page of a reading, the tokens are the ones of the page before. */
export const cachedDecrypt = (seal: FieldEncryption): FieldEncryption => {
  let last: { sealed: string; context: string; opened: Promise<string> } | undefined
  return {
    ...seal,
    open(sealed, context) {
      if (last?.sealed !== sealed || last.context !== context)
        last = { sealed, context, opened: seal.open(sealed, context) }
      return last.opened
    },
  }
}
