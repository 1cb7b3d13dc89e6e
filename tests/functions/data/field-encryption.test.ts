import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptLegacyFormat } from '../../support/encrypt-legacy-format.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const secret = '秘密 of the seller'

test('an encrypted secret is decrypted with its context', async () => {
  const { seal } = app.deps
  const sealed = await seal.seal(secret, 'account-number:a')
  expect(sealed).not.toContain('seller')
  expect(await seal.open(sealed, 'account-number:a')).toBe(secret)
  await expect(seal.open(sealed, 'account-number:b')).rejects.toMatchObject({
    name: 'InvalidCiphertextException',
  })
})

test('the same secret is encrypted differently each time', async () => {
  const { seal } = app.deps
  expect(await seal.seal(secret, 'event')).not.toBe(await seal.seal(secret, 'event'))
})

test('an encrypted secret that was altered, or whose tag was truncated, is refused', async () => {
  const { seal } = app.deps
  const [version, day, key, nonce, text = '', tag = ''] = (await seal.seal(secret, 'event')).split('.')
  const bytes = Buffer.from(text, 'base64')
  bytes[0] = (bytes[0] ?? 0) ^ 1
  await expect(
    seal.open([version, day, key, nonce, bytes.toString('base64'), tag].join('.'), 'event'),
  ).rejects.toThrow('authenticate')
  const short = Buffer.from(tag, 'base64').subarray(0, 4).toString('base64')
  await expect(seal.open([version, day, key, nonce, text, short].join('.'), 'event')).rejects.toThrow(
    'authentication tag',
  )
  await expect(seal.open('not.sealed', 'event')).rejects.toThrow('not a sealed text')
})

test('secrets from before the format had a version can still be decrypted', async () => {
  const sealed = await encryptLegacyFormat(app, secret, 'account-number:a')
  expect(await app.deps.seal.open(sealed, 'account-number:a')).toBe(secret)
  await expect(app.deps.seal.open(sealed, 'account-number:b')).rejects.toMatchObject({
    name: 'InvalidCiphertextException',
  })
})

test('an encrypted text can only be decrypted as its own version', async () => {
  const { seal } = app.deps
  const sealed = await seal.seal(secret, 'event')
  expect(sealed).toMatch(/^v2\.20261102\./)
  await expect(seal.open(sealed.replace('v2.20261102.', ''), 'event')).rejects.toThrow('authenticate')
  await expect(seal.open(sealed.replace('20261102', '20271102'), 'event')).rejects.toThrow('authenticate')
  await expect(
    seal.open(`v2.20261102.${await encryptLegacyFormat(app, secret, 'event')}`, 'event'),
  ).rejects.toThrow('authenticate')
  await expect(seal.open(sealed.replace('v2.', 'v3.'), 'event')).rejects.toThrow('not known: v3')
})
