import { createHmac, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { createDataKeys, type EncryptionContext, openMasterKey } from './data-keys.ts'
import type { Peer } from './peer.ts'
import { signDigest } from './sign-digest.ts'

/** The key that encrypts secrets. */
export const localKeyId = 'alias/seller-secrets'

/** The key that the distributions' keys are derived from. */
export const localOriginKeyId = 'alias/origin-keys'

/** The key that certifies documents. */
export const localPaperKeyId = 'alias/executed-papers'

const modulusLength = 3072

/** Its creation takes up to seconds: only the first use waits, and a stored one never. */
const openSigningKey = async (path: string): Promise<KeyObject> => {
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return createPrivateKey(kept)
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength })
  await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  return privateKey
}

const digestLength = 32

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, type: string, message: string): void =>
  answer(response, 400, { __type: type, message })

interface Call {
  KeyId?: string
  KeySpec?: string
  CiphertextBlob?: string
  EncryptionContext?: EncryptionContext
  Message?: string
  MessageType?: string
  SigningAlgorithm?: string
  MacAlgorithm?: string
}

const signingAlgorithm = 'RSASSA_PKCS1_V1_5_SHA_256'

/** `GetPublicKey`, and `Sign` of a digest by RSA. */
const serveSigningKey = (target: string, call: Call, key: KeyObject, response: ServerResponse): void => {
  if (target === 'TrentService.GetPublicKey')
    return answer(response, 200, {
      KeyId: localPaperKeyId,
      KeySpec: 'RSA_3072',
      KeyUsage: 'SIGN_VERIFY',
      PublicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
      SigningAlgorithms: [signingAlgorithm],
    })
  const digest = Buffer.from(call.Message ?? '', 'base64')
  if (
    target !== 'TrentService.Sign' ||
    call.MessageType !== 'DIGEST' ||
    call.SigningAlgorithm !== signingAlgorithm ||
    digest.length !== digestLength
  )
    return refuse(response, 'ValidationException', `Only digests are signed, by ${signingAlgorithm}`)
  answer(response, 200, {
    KeyId: localPaperKeyId,
    Signature: signDigest(key, digest).toString('base64'),
    SigningAlgorithm: signingAlgorithm,
  })
}

/** `GenerateMac` of a short message by HMAC-SHA-256. */
const serveMacKey = (target: string, call: Call, key: Buffer, response: ServerResponse): void => {
  const message = Buffer.from(call.Message ?? '', 'base64')
  if (
    target !== 'TrentService.GenerateMac' ||
    call.MacAlgorithm !== 'HMAC_SHA_256' ||
    message.length === 0 ||
    message.length > 4096
  )
    return refuse(response, 'ValidationException', 'Only HMAC_SHA_256 of 1 to 4,096 bytes is made')
  answer(response, 200, {
    KeyId: localOriginKeyId,
    MacAlgorithm: call.MacAlgorithm,
    Mac: createHmac('sha256', key).update(message).digest('base64'),
  })
}

/**
 * Key Management Service, as far as the portal uses it: `GenerateDataKey` (AES_256) and `Decrypt` for data keys, `Sign`
 * and `GetPublicKey` for documents, and `GenerateMac` for the distributions' keys. The keys are created once and stored
 * in the file at `path` and next to it, readable by their owner only.
 */
export const createKmsPeer = (path: string): Peer => {
  const dataKeys = createDataKeys(openMasterKey(path))
  let signingKey: Promise<KeyObject> | undefined
  return async ({ headers, body, response }) => {
    const call = JSON.parse(body.toString()) as Call
    if (call.KeyId === localOriginKeyId)
      return serveMacKey(String(headers['x-amz-target']), call, openMasterKey(`${path}.origin`), response)
    if (call.KeyId === localPaperKeyId) {
      signingKey ??= openSigningKey(`${path}.papers.pem`)
      return serveSigningKey(String(headers['x-amz-target']), call, await signingKey, response)
    }
    if (call.KeyId !== undefined && call.KeyId !== localKeyId)
      return refuse(response, 'NotFoundException', `Key '${call.KeyId}' does not exist`)
    switch (headers['x-amz-target']) {
      case 'TrentService.GenerateDataKey': {
        if (call.KeyId === undefined || call.KeySpec !== 'AES_256')
          return refuse(response, 'ValidationException', 'KeyId and KeySpec AES_256 are needed')
        const { plain, encrypted } = dataKeys.generate(call.EncryptionContext)
        return answer(response, 200, {
          KeyId: localKeyId,
          Plaintext: plain.toString('base64'),
          CiphertextBlob: encrypted.toString('base64'),
        })
      }
      case 'TrentService.Decrypt': {
        try {
          const blob = Buffer.from(call.CiphertextBlob ?? '', 'base64')
          const plain = dataKeys.decrypt(blob, call.EncryptionContext)
          return answer(response, 200, {
            KeyId: localKeyId,
            Plaintext: plain.toString('base64'),
            EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
          })
        } catch {
          return refuse(response, 'InvalidCiphertextException', 'The ciphertext or its context is wrong')
        }
      }
      default:
        return refuse(
          response,
          'UnsupportedOperationException',
          'Only GenerateDataKey, Decrypt, Sign, GetPublicKey and GenerateMac are served',
        )
    }
  }
}
