import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  codeContext,
  countAttempt,
  findCode,
  isCounted,
  type VerificationCode,
} from '../../data/verification-codes.ts'
import type { Deps } from '../../runtime/deps.ts'

const hashOf = (key: Buffer, code: string) => createHmac('sha256', key).update(code).digest()

/** The stored form of a code: six digits are soon found by trial, so the hash is keyed, and the key is encrypted. */
export const protectCode = async (
  { seal }: Pick<Deps, 'seal'>,
  destination: string,
  code: string,
): Promise<Pick<VerificationCode, 'hash' | 'sealedKey'>> => {
  const key = randomBytes(32)
  return {
    hash: hashOf(key, code).toString('hex'),
    sealedKey: await seal.seal(key.toString('base64'), codeContext(destination)),
  }
}

/** `expired`: no code is valid: none was sent, or it is too old, used, or has no attempts left. */
export type CheckedCode = { ok: true; sent: VerificationCode } | { ok: false; why: 'expired' | 'wrong' }

/**
 * Compares a code with the one last sent to `destination`: a number in E.164 form or an e-mail address. Each call costs
 * one of its five attempts. The code stays valid until the write of `useCode` is committed with its purpose. `read` is
 * the code last sent, if the caller has just read it.
 */
export const checkCode = async (
  { table, seal, clock, random }: Pick<Deps, 'table' | 'seal' | 'clock' | 'random'>,
  destination: string,
  code: string,
  read?: { sent: VerificationCode | undefined },
): Promise<CheckedCode> => {
  const { sent } = read ?? { sent: await findCode(table, destination) }
  if (!sent || sent.expiresAt <= clock().toISOString()) return { ok: false, why: 'expired' }
  const guessId = random.id()
  const counted =
    (await table.write(countAttempt(table, sent, guessId))) || (await isCounted(table, sent, guessId))
  if (!counted) return { ok: false, why: 'expired' }
  const key = Buffer.from(await seal.open(sent.sealedKey, codeContext(destination)), 'base64')
  return timingSafeEqual(hashOf(key, code), Buffer.from(sent.hash, 'hex'))
    ? { ok: true, sent }
    : { ok: false, why: 'wrong' }
}
