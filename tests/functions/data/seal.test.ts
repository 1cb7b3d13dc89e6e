import { createCipheriv, randomBytes } from 'node:crypto'
import { GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const secret = '秘密 of the seller'

test('a sealed secret is opened for the context that it was sealed for', async () => {
  const { seal } = app.deps
  const sealed = await seal.seal(secret, 'account-number:a')
  expect(sealed).not.toContain('seller')
  expect(await seal.open(sealed, 'account-number:a')).toBe(secret)
  await expect(seal.open(sealed, 'account-number:b')).rejects.toThrow('ciphertext')
})

test('the same secret is sealed differently each time', async () => {
  const { seal } = app.deps
  expect(await seal.seal(secret, 'event')).not.toBe(await seal.seal(secret, 'event'))
})

test('a sealed secret that was altered, or whose tag was cut short, is not opened', async () => {
  const { seal } = app.deps
  const [version, key, nonce, text = '', tag = ''] = (await seal.seal(secret, 'event')).split('.')
  const bytes = Buffer.from(text, 'base64')
  bytes[0] = (bytes[0] ?? 0) ^ 1
  await expect(
    seal.open([version, key, nonce, bytes.toString('base64'), tag].join('.'), 'event'),
  ).rejects.toThrow('authenticate')
  const short = Buffer.from(tag, 'base64').subarray(0, 4).toString('base64')
  await expect(seal.open([version, key, nonce, text, short].join('.'), 'event')).rejects.toThrow(
    'authentication tag',
  )
  await expect(seal.open('not.sealed', 'event')).rejects.toThrow('not a sealed text')
})

/** As it was sealed before a sealed text named its version. */
const sealAsBefore = async (plain: string, context: string): Promise<string> => {
  const { region, endpoints, sealKeyId } = app.deps.config
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

test('what was sealed before there was a version is still opened', async () => {
  const sealed = await sealAsBefore(secret, 'account-number:a')
  expect(await app.deps.seal.open(sealed, 'account-number:a')).toBe(secret)
  await expect(app.deps.seal.open(sealed, 'account-number:b')).rejects.toThrow('ciphertext')
})

test('a sealed text is opened in the version alone that it was sealed in', async () => {
  const { seal } = app.deps
  const sealed = await seal.seal(secret, 'event')
  expect(sealed).toMatch(/^v2\./)
  await expect(seal.open(sealed.replace('v2.', ''), 'event')).rejects.toThrow('authenticate')
  await expect(seal.open(`v2.${await sealAsBefore(secret, 'event')}`, 'event')).rejects.toThrow(
    'authenticate',
  )
  await expect(seal.open(sealed.replace('v2.', 'v3.'), 'event')).rejects.toThrow('not known: v3')
})
