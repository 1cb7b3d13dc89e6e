import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptLegacyFormat } from '../../support/encrypt-legacy-format.ts'
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
  await expect(seal.open(sealed, 'account-number:b')).rejects.toMatchObject({
    name: 'InvalidCiphertextException',
  })
})

test('the same secret is sealed differently each time', async () => {
  const { seal } = app.deps
  expect(await seal.seal(secret, 'event')).not.toBe(await seal.seal(secret, 'event'))
})

test('a sealed secret that was altered, or whose tag was cut short, is not opened', async () => {
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

test('what was sealed before there was a version is still opened', async () => {
  const sealed = await encryptLegacyFormat(app, secret, 'account-number:a')
  expect(await app.deps.seal.open(sealed, 'account-number:a')).toBe(secret)
  await expect(app.deps.seal.open(sealed, 'account-number:b')).rejects.toMatchObject({
    name: 'InvalidCiphertextException',
  })
})

test('a sealed text is opened in the version alone that it was sealed in', async () => {
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
