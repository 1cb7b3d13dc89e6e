import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** Argon2id at the strength that OWASP asks for at least: 19 MiB, two passes, one lane. Memory in KiB. */
const strength = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** The hash of `password` as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(saltBytes)
  const hash = await derive('argon2id', { message: password, nonce, tagLength: hashBytes, ...strength })
  const { memory, passes, parallelism } = strength
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** A hash that no password has. Checking against it takes as long as against a real one. */
const nobodysHash = `$argon2id$v=19$m=${strength.memory},t=${strength.passes},p=${strength.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * True when `password` has the hash `phc`. Without a hash (no such account) it does the same work and is false,
 * so that the time taken does not tell who has an account. Throws when `phc` is no PHC string of Argon2id.
 */
export const verifyPassword = async (password: string, phc: string | undefined): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, hash] = phcPattern.exec(phc ?? nobodysHash) ?? []
  if (!salt || !hash) throw new Error('a stored password hash cannot be read')
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected) && phc !== undefined
}
