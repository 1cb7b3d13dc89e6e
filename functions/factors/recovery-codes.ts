import { hashToken } from '../data/token-hash.ts'
import type { Random } from '../runtime/deps.ts'

const count = 10
/** The number of characters of a code. */
export const recoveryCodeLength = 24

/** Unambiguous digits and letters: 32 of them, so that a byte maps to each equally often. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const drawCode = (random: Pick<Random, 'secret'>): string =>
  Array.from(Buffer.from(random.secret(), 'base64url').subarray(0, recoveryCodeLength), (byte) =>
    alphabet.charAt(byte % alphabet.length),
  ).join('')

/** As displayed: in four groups of six. */
const grouped = (code: string): string => code.match(/.{6}/g)?.join('-') ?? code

/** One-time codes of 120 bits: as displayed, and as stored. */
export const drawRecoveryCodes = (random: Pick<Random, 'secret'>): { shown: string[]; hashes: string[] } => {
  const codes = Array.from({ length: count }, () => drawCode(random))
  return { shown: codes.map(grouped), hashes: codes.map(hashToken) }
}
