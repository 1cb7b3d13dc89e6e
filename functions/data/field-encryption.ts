import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KMSClient } from '@aws-sdk/client-kms'

/** Encrypts secrets that must be read back. Decryption requires the same `context`. */
export interface FieldEncryption {
  /**
   * `follows` is the ciphertext that this one replaces, of the same context: if it was opened here and is not old, its
   * data key is used again, which saves a request to KMS.
   */
  seal(plain: string, context: string, follows?: string): Promise<string>
  /** Throws if the text was altered or encrypted with another context. */
  open(sealed: string, context: string): Promise<string>
}

const bound = (context: string) => ({ context })

/** The current format. The first format had neither a version nor a date. */
const currentVersion = 'v2'

/** The number of days for which the data key of a secret is reused for its replacements. */
export const dataKeyDays = 30

/** The number of data keys cached in plain form: as many as are in use at once, with a margin. */
const maxRemembered = 32

/** The format of a ciphertext, and the day of its data key (UTC, `20261123`). Undefined for the first format. */
type Sealing = { version: string; day: string } | undefined

/**
 * Additional authenticated data: in the second format it includes the version and the day, so that neither can be
 * changed.
 */
const boundBytes = (sealing: Sealing, context: string): Buffer =>
  Buffer.from(sealing ? `${sealing.version}:${sealing.day}:${context}` : context)

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10).replaceAll('-', '')

const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * 24 * 3_600_000)

const readSealed = (sealed: string): { sealing: Sealing; parts: string[] } => {
  const [version = '', day = '', ...others] = sealed.split('.')
  if (!/^v\d+$/.test(version)) return { sealing: undefined, parts: sealed.split('.') }
  if (version !== currentVersion) throw new Error(`sealed in a way that is not known: ${version}`)
  return { sealing: { version, day }, parts: others }
}

/**
 * Whether a text is in the current format, and its data key of the day of `since` or later. An unknown format is a newer
 * one, from a release that was rolled back.
 */
export const isEncryptedSince = (sealed: string, since: Date): boolean => {
  const [, version, day = ''] = /^(v\d+)\.(\d{8})?/.exec(sealed) ?? []
  if (version === undefined) return false
  return version !== currentVersion || day >= dayOf(since)
}

interface DataKey {
  plain: Uint8Array
  encrypted: Uint8Array
  day: string
}

/**
 * Envelope encryption: each secret has its own data key from KMS, stored with it in encrypted form. The ciphertext,
 * joined by dots: the version, the key's day, and in base64 the encrypted data key, nonce, AES-256-GCM ciphertext and tag.
 * Texts without a version are decrypted in the first format. The client is loaded with the first secret: most calls
 * need none.
 */
export const createFieldEncryption = (
  connect: () => Promise<KMSClient>,
  keyId: string,
  clock: () => Date,
): FieldEncryption => {
  /** The data keys of the ciphertexts that were opened last. */
  const remembered = new Map<string, DataKey>()

  const remember = (sealed: string, dataKey: DataKey): void => {
    remembered.set(sealed, dataKey)
    const [oldest] = remembered.keys()
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  const takeRemembered = (sealed: string | undefined): DataKey | undefined => {
    const dataKey = sealed === undefined ? undefined : remembered.get(sealed)
    if (sealed !== undefined) remembered.delete(sealed)
    return dataKey && dataKey.day >= dayOf(daysBefore(clock(), dataKeyDays)) ? dataKey : undefined
  }

  const newDataKey = async (context: string): Promise<DataKey> => {
    const { GenerateDataKeyCommand } = await import('@aws-sdk/client-kms')
    const client = await connect()
    const made = await client.send(
      new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: bound(context) }),
    )
    if (!made.Plaintext || !made.CiphertextBlob) throw new Error('KMS answered without a data key')
    return { plain: made.Plaintext, encrypted: made.CiphertextBlob, day: dayOf(clock()) }
  }

  return {
    async seal(plain, context, follows) {
      const dataKey = takeRemembered(follows) ?? (await newDataKey(context))
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', dataKey.plain, nonce)
      const sealing = { version: currentVersion, day: dataKey.day }
      cipher.setAAD(boundBytes(sealing, context))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      const parts = [Buffer.from(dataKey.encrypted), nonce, text, cipher.getAuthTag()]
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
      const plain = Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      if (sealing) remember(sealed, { plain: dataKey.Plaintext, encrypted: key, day: sealing.day })
      return plain
    },
  }
}
