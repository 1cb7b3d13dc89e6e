import type { FieldEncryption } from '../../../functions/data/field-encryption.ts'

/** Does not encrypt: the timing of calls to a key service would make histories irreproducible. */
export const plaintextEncryption: FieldEncryption = {
  seal: async (plain, context) => `${context}\n${plain}`,
  async open(sealed, context) {
    if (!sealed.startsWith(`${context}\n`)) throw new Error(`it is not sealed for ${context}`)
    return sealed.slice(context.length + 1)
  },
}
