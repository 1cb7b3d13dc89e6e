import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const nonceLength = 12
const tagLength = 16
const keyLength = 32

/** The key in the file at `path`, created with the first use and readable by its owner only. */
export const openMasterKey = (path: string): Buffer => {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const key = randomBytes(keyLength)
  writeFileSync(path, key, { mode: 0o600, flag: 'wx' })
  return key
}

export type EncryptionContext = Record<string, string>

// The context is compared by content, whatever the order of its entries.
const contextBytes = (context: EncryptionContext = {}) =>
  Buffer.from(JSON.stringify(Object.entries(context).toSorted(([a], [b]) => (a < b ? -1 : 1))))

/** Data keys of 256 bits, encrypted by a master key. */
export interface DataKeys {
  generate(context?: EncryptionContext): { plain: Buffer; encrypted: Buffer }
  /** Throws if the key was altered or encrypted with another context. */
  decrypt(encrypted: Uint8Array, context?: EncryptionContext): Buffer
}

export const createDataKeys = (masterKey: Buffer): DataKeys => ({
  generate(context) {
    const plain = randomBytes(keyLength)
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', masterKey, nonce)
    cipher.setAAD(contextBytes(context))
    return {
      plain,
      encrypted: Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]),
    }
  },
  decrypt(encrypted, context) {
    const decipher = createDecipheriv('aes-256-gcm', masterKey, encrypted.subarray(0, nonceLength), {
      authTagLength: tagLength,
    })
    decipher.setAAD(contextBytes(context))
    decipher.setAuthTag(encrypted.subarray(-tagLength))
    return Buffer.concat([decipher.update(encrypted.subarray(nonceLength, -tagLength)), decipher.final()])
  },
})
