import { createCipheriv, randomBytes } from 'node:crypto'
import { GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import type { TestApp } from './test-app.ts'

/** Encrypts in the first format, which has no version. */
export const encryptLegacyFormat = async (
  { deps }: TestApp,
  plain: string,
  context: string,
): Promise<string> => {
  const { region, endpoints, sealKeyId } = deps.config
  const kms = new KMSClient({ region, ...(endpoints.kms ? { endpoint: endpoints.kms } : {}) })
  const { Plaintext, CiphertextBlob } = await kms.send(
    new GenerateDataKeyCommand({ KeyId: sealKeyId, KeySpec: 'AES_256', EncryptionContext: { context } }),
  )
  if (!Plaintext || !CiphertextBlob) throw new Error('no data key')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Plaintext, nonce)
  cipher.setAAD(Buffer.from(context))
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [Buffer.from(CiphertextBlob), nonce, text, cipher.getAuthTag()]
    .map((part) => part.toString('base64'))
    .join('.')
}
