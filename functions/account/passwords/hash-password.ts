import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { HashStrength } from '../../runtime/hash-strength.ts'

const derive = promisify(argon2)

const saltBytes = 16
const hashBytes = 32

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const phc = ({ memory, passes, parallelism }: HashStrength, salt: string, hash: string): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${hash}`

/** The hash of `password` as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
export const hashPassword = async (password: string, strength: HashStrength): Promise<string> => {
  const nonce = randomBytes(saltBytes)
  const hash = await derive('argon2id', { message: password, nonce, tagLength: hashBytes, ...strength })
  return phc(strength, base64(nonce), base64(hash))
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** A hash that no password has. Verifying against it takes as long as against a real one. */
const nobodysHash = (strength: HashStrength): string => phc(strength, 'A'.repeat(22), 'A'.repeat(43))

/**
 * True when `password` has the hash `stored`. Without a hash (no such account) it does the same work as for one of
 * `strength` and is false, so that the time taken does not reveal accounts. Throws when `stored` is no PHC string of
 * Argon2id.
 */
export const verifyPassword = async (
  password: string,
  stored: string | undefined,
  strength: HashStrength,
): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, hash] = phcPattern.exec(stored ?? nobodysHash(strength)) ?? []
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
  return timingSafeEqual(actual, expected) && stored !== undefined
}
