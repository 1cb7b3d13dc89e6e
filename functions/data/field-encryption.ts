import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KMSClient } from '@aws-sdk/client-kms'

/** Encrypts secrets that must be read back. Decryption requires the same `context`. */
export interface FieldEncryption {
  seal(plain: string, context: string): Promise<string>
  /** Throws if the text was altered or encrypted with another context. */
  open(sealed: string, context: string): Promise<string>
}

const bound = (context: string) => ({ context })

/** The current format. The first format had neither a version nor a date. */
const currentVersion = 'v2'

/** The format of a ciphertext, and its day (UTC, `20261123`). Undefined for the first format. */
type Sealing = { version: string; day: string } | undefined

/**
 * Additional authenticated data: in the second format it includes the version and the day, so that neither can be
 * changed.
 */
const boundBytes = (sealing: Sealing, context: string): Buffer =>
  Buffer.from(sealing ? `${sealing.version}:${sealing.day}:${context}` : context)

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10).replaceAll('-', '')

const readSealed = (sealed: string): { sealing: Sealing; parts: string[] } => {
  const [version = '', day = '', ...others] = sealed.split('.')
  if (!/^v\d+$/.test(version)) return { sealing: undefined, parts: sealed.split('.') }
  if (version !== currentVersion) throw new Error(`sealed in a way that is not known: ${version}`)
  return { sealing: { version, day }, parts: others }
}

/**
 * Whether a text was encrypted in the current format on the day of `since` or later. An unknown format is a newer one,
 * from a release that was rolled back.
 */
export const isEncryptedSince = (sealed: string, since: Date): boolean => {
  const [, version, day = ''] = /^(v\d+)\.(\d{8})?/.exec(sealed) ?? []
  if (version === undefined) return false
  return version !== currentVersion || day >= dayOf(since)
}

/**
 * Envelope encryption: each secret has its own data key from KMS, stored with it in encrypted form. The ciphertext,
 * joined by dots: the version, the day, and in base64 the encrypted data key, nonce, AES-256-GCM ciphertext and tag.
 * Texts without a version are decrypted in the first format. The client is loaded with the first secret: most calls
 * need none.
 */
export const createFieldEncryption = (
  connect: () => Promise<KMSClient>,
  keyId: string,
  clock: () => Date,
): FieldEncryption => ({
  async seal(plain, context) {
    const { GenerateDataKeyCommand } = await import('@aws-sdk/client-kms')
    const client = await connect()
    const dataKey = await client.send(
      new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: bound(context) }),
    )
    if (!dataKey.Plaintext || !dataKey.CiphertextBlob) throw new Error('KMS answered without a data key')
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', dataKey.Plaintext, nonce)
    const sealing = { version: currentVersion, day: dayOf(clock()) }
    cipher.setAAD(boundBytes(sealing, context))
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    const parts = [Buffer.from(dataKey.CiphertextBlob), nonce, text, cipher.getAuthTag()]
    return [sealing.version, sealing.day, ...parts.map((part) => part.toString('base64'))].join('.')
  },

  async open(sealed, context) {
    const { DecryptCommand } = await import('@aws-sdk/client-kms')
    const { sealing, parts } = readSealed(sealed)
    const [key, nonce, text, tag] = parts.map((part) => Buffer.from(part, 'base64'))
    if (!key || !nonce || !text || !tag) throw new Error('not a sealed text')
    const client = await connect()
    const dataKey = await client.send(
      new DecryptCommand({ CiphertextBlob: key, KeyId: keyId, EncryptionContext: bound(context) }),
    )
    if (!dataKey.Plaintext) throw new Error('KMS answered without a data key')
    // Without an explicit length, a truncated tag would be accepted.
    const decipher = createDecipheriv('aes-256-gcm', dataKey.Plaintext, nonce, { authTagLength: 16 })
    decipher.setAAD(boundBytes(sealing, context))
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  },
})
