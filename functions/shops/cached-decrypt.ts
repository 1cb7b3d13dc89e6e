import type { FieldEncryption } from '../data/field-encryption.ts'

/** Caches the last decryption: each page of a sync uses the same tokens as the previous one. */
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
