import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Peer } from './peer.ts'

/** The one key that the peer knows. */
export const localKeyId = 'alias/seller-secrets'

const nonceLength = 12
const tagLength = 16
const keyLength = 32

const openMasterKey = (path: string): Buffer => {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const key = randomBytes(keyLength)
  writeFileSync(path, key, { mode: 0o600, flag: 'wx' })
  return key
}

type Context = Record<string, string>

// The context counts by its content, whatever the order of its entries.
const contextBytes = (context: Context = {}) =>
  Buffer.from(JSON.stringify(Object.entries(context).toSorted(([a], [b]) => (a < b ? -1 : 1))))

const encrypt = (masterKey: Buffer, plain: Buffer, context?: Context): Buffer => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', masterKey, nonce)
  cipher.setAAD(contextBytes(context))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

const decrypt = (masterKey: Buffer, blob: Buffer, context?: Context): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', masterKey, blob.subarray(0, nonceLength))
  decipher.setAAD(contextBytes(context))
  decipher.setAuthTag(blob.subarray(-tagLength))
  return Buffer.concat([decipher.update(blob.subarray(nonceLength, -tagLength)), decipher.final()])
}

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, type: string, message: string): void =>
  answer(response, 400, { __type: type, message })

interface Call {
  KeyId?: string
  KeySpec?: string
  CiphertextBlob?: string
  EncryptionContext?: Context
}

/**
 * Key Management Service, as far as data keys go: `GenerateDataKey` (AES_256) and `Decrypt`. The master key is
 * made once and kept in the file at `path`, readable by its owner only.
 */
export const createKmsPeer = (path: string): Peer => {
  const masterKey = openMasterKey(path)
  return ({ headers, body, response }) => {
    const call = JSON.parse(body.toString()) as Call
    if (call.KeyId !== undefined && call.KeyId !== localKeyId)
      return refuse(response, 'NotFoundException', `Key '${call.KeyId}' does not exist`)
    switch (headers['x-amz-target']) {
      case 'TrentService.GenerateDataKey': {
        if (call.KeyId === undefined || call.KeySpec !== 'AES_256')
          return refuse(response, 'ValidationException', 'KeyId and KeySpec AES_256 are needed')
        const plain = randomBytes(keyLength)
        return answer(response, 200, {
          KeyId: localKeyId,
          Plaintext: plain.toString('base64'),
          CiphertextBlob: encrypt(masterKey, plain, call.EncryptionContext).toString('base64'),
        })
      }
      case 'TrentService.Decrypt': {
        try {
          const blob = Buffer.from(call.CiphertextBlob ?? '', 'base64')
          const plain = decrypt(masterKey, blob, call.EncryptionContext)
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
          'Only GenerateDataKey and Decrypt are served',
        )
    }
  }
}
