import type { FieldEncryption } from '../data/field-encryption.ts'

/** Caches the last encryption or decryption: each page of a sync uses the same tokens as the previous one. */
export const cachedDecrypt = (seal: FieldEncryption): FieldEncryption => {
  let last: { sealed: string; context: string; opened: Promise<string> } | undefined
  return {
    ...seal,
    async seal(plain, context, follows) {
      const sealed = await seal.seal(plain, context, follows)
      last = { sealed, context, opened: Promise.resolve(plain) }
      return sealed
    },
    open(sealed, context) {
      if (last?.sealed !== sealed || last.context !== context)
        last = { sealed, context, opened: seal.open(sealed, context) }
      return last.opened
    },
  }
}
