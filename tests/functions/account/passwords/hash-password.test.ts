import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '../../../../functions/account/passwords/hash-password.ts'
import { defaultHashStrength } from '../../../../functions/runtime/hash-strength.ts'

const hash = (password: string) => hashPassword(password, defaultHashStrength)

const verify = (password: string, stored: string | undefined) =>
  verifyPassword(password, stored, defaultHashStrength)

const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

test('a hash is a PHC string that verifies its password only', async () => {
  const stored = await hash('harbour 22')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verify('harbour 22', stored)).toBe(true)
  expect(await verify('harbour 23', stored)).toBe(false)
  expect(await verify('', stored)).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hash('harbour 22')).not.toBe(await hash('harbour 22'))
})

test('a hash of another strength is verified by its own parameters', async () => {
  const nonce = Buffer.from('0123456789abcdef')
  const derived = argon2Sync('argon2id', {
    message: 'old one',
    nonce,
    tagLength: 16,
    memory: 64,
    passes: 3,
    parallelism: 1,
  })
  const phc = `$argon2id$v=19$m=64,t=3,p=1$${text(nonce)}$${text(derived)}`
  expect(await verify('old one', phc)).toBe(true)
  expect(await verify('old two', phc)).toBe(false)
})

test('a missing account is like a wrong password, and no password verifies the dummy hash', async () => {
  expect(await verify('harbour 22', undefined)).toBe(false)
  expect(await verify('', undefined)).toBe(false)
})

test('an unparsable hash is an error, not a wrong password', async () => {
  await expect(verify('harbour 22', 'plain')).rejects.toThrow('cannot be read')
})
