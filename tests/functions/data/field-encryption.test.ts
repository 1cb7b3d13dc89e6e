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

const dataKeyOf = (sealed: string) => sealed.split('.')[2]
const dayOf = (sealed: string) => sealed.split('.')[1]

test('what follows an opened secret is encrypted with its data key, and the day of the key', async () => {
  const { seal } = app.deps
  const before = await seal.seal(secret, 'tokens:a')
  app.clock.advance('P3D')
  await seal.open(before, 'tokens:a')
  const after = await seal.seal('new', 'tokens:a', before)
  expect([dataKeyOf(after), dayOf(after)]).toEqual([dataKeyOf(before), dayOf(before)])
  expect(after.split('.')[3]).not.toBe(before.split('.')[3])
  expect(await seal.open(after, 'tokens:a')).toBe('new')
  expect(await seal.open(before, 'tokens:a')).toBe(secret)
})

test('a data key is new where the former secret was not opened, or its key is old', async () => {
  const { seal } = app.deps
  const before = await seal.seal(secret, 'tokens:a')
  expect(dataKeyOf(await seal.seal('new', 'tokens:a', before))).not.toBe(dataKeyOf(before))
  await seal.open(before, 'tokens:a')
  app.clock.advance('P31D')
  const after = await seal.seal('new', 'tokens:a', before)
  expect(dataKeyOf(after)).not.toBe(dataKeyOf(before))
  expect(await seal.open(after, 'tokens:a')).toBe('new')
})
