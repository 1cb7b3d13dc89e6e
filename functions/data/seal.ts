import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KMSClient } from '@aws-sdk/client-kms'

/** Seals secrets that must be read back. What it is bound to (`context`) must be named again to open it. */
export interface Seal {
  seal(plain: string, context: string): Promise<string>
  /** Throws when the text was altered or was sealed for another context. */
  open(sealed: string, context: string): Promise<string>
}

const bound = (context: string) => ({ context })

/**
 * Envelope encryption: each secret has a data key of its own from KMS, kept beside it in encrypted form.
 * Sealed form, base64 parts joined by dots: encrypted data key, nonce, AES-256-GCM ciphertext, tag. The client is
 * loaded by the first secret: most calls see none.
 */
export const createSeal = (connect: () => Promise<KMSClient>, keyId: string): Seal => ({
  async seal(plain, context) {
    const { GenerateDataKeyCommand } = await import('@aws-sdk/client-kms')
    const client = await connect()
    const dataKey = await client.send(
      new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: bound(context) }),
    )
    if (!dataKey.Plaintext || !dataKey.CiphertextBlob) throw new Error('KMS answered without a data key')
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', dataKey.Plaintext, nonce)
    cipher.setAAD(Buffer.from(context))
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return [Buffer.from(dataKey.CiphertextBlob), nonce, text, cipher.getAuthTag()]
      .map((part) => part.toString('base64'))
      .join('.')
  },

  async open(sealed, context) {
    const { DecryptCommand } = await import('@aws-sdk/client-kms')
    const [key, nonce, text, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64'))
    if (!key || !nonce || !text || !tag) throw new Error('not a sealed text')
    const client = await connect()
    const dataKey = await client.send(
      new DecryptCommand({ CiphertextBlob: key, KeyId: keyId, EncryptionContext: bound(context) }),
    )
    if (!dataKey.Plaintext) throw new Error('KMS answered without a data key')
    // Without its length said, a shortened tag would be taken for a whole one.
    const decipher = createDecipheriv('aes-256-gcm', dataKey.Plaintext, nonce, { authTagLength: 16 })
    decipher.setAAD(Buffer.from(context))
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  },
})
