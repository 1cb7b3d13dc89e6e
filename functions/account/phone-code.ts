import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { countGuess, findPhoneCode, type PhoneCode, phoneCodeContext } from '../data/phone-codes.ts'
import type { Deps } from '../http/deps.ts'

const hashOf = (key: Buffer, code: string) => createHmac('sha256', key).update(code).digest()

/** What is kept of a code: six digits are soon guessed, so its hash is keyed, and the key is sealed. */
export const protectCode = async (
  { seal }: Deps,
  phone: string,
  code: string,
): Promise<Pick<PhoneCode, 'hash' | 'sealedKey'>> => {
  const key = randomBytes(32)
  return {
    hash: hashOf(key, code).toString('hex'),
    sealedKey: await seal.seal(key.toString('base64'), phoneCodeContext(phone)),
  }
}

/** The code is wrong, or is none any more: too old, used, or guessed at too often. */
export type WrongCode = { ok: false; code: 60002 | 60003 }

/** Compares a code with the one last sent to `phone`. Each call costs one of its guesses. */
export const checkPhoneCode = async (
  { table, seal, clock }: Deps,
  phone: string,
  code: string,
): Promise<{ ok: true; sent: PhoneCode } | WrongCode> => {
  const sent = await findPhoneCode(table, phone)
  if (!sent) return { ok: false, code: 60003 }
  if (sent.expiresAt <= clock().toISOString()) return { ok: false, code: 60002 }
  const counted = await table.transact({ guess: countGuess(table, sent) })
  if (!counted.ok) return { ok: false, code: 60002 }
  const key = Buffer.from(await seal.open(sent.sealedKey, phoneCodeContext(phone)), 'base64')
  return timingSafeEqual(hashOf(key, code), Buffer.from(sent.hash, 'hex'))
    ? { ok: true, sent }
    : { ok: false, code: 60003 }
}
