import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '../../../../functions/account/passwords/hash-password.ts'

const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

test('a hash is a PHC string that opens for its password alone', async () => {
  const hash = await hashPassword('harbour 22')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword('harbour 22', hash)).toBe(true)
  expect(await verifyPassword('harbour 23', hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('harbour 22')).not.toBe(await hashPassword('harbour 22'))
})

test('a hash of another strength is checked by its own parameters', async () => {
  const nonce = Buffer.from('0123456789abcdef')
  const hash = argon2Sync('argon2id', {
    message: 'old one',
    nonce,
    tagLength: 16,
    memory: 64,
    passes: 3,
    parallelism: 1,
  })
  const phc = `$argon2id$v=19$m=64,t=3,p=1$${text(nonce)}$${text(hash)}`
  expect(await verifyPassword('old one', phc)).toBe(true)
  expect(await verifyPassword('old two', phc)).toBe(false)
})

test('no account is as wrong as a wrong password, and nothing opens the stand-in hash', async () => {
  expect(await verifyPassword('harbour 22', undefined)).toBe(false)
  expect(await verifyPassword('', undefined)).toBe(false)
})

test('a hash that cannot be read is an error, not a wrong password', async () => {
  await expect(verifyPassword('harbour 22', 'plain')).rejects.toThrow('cannot be read')
})
