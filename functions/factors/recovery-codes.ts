import { hashToken } from '../data/token-hash.ts'
import type { Random } from '../runtime/deps.ts'

const count = 10
/** Letters and figures of one. */
export const recoveryCodeLength = 24

/** Figures and letters of which none is taken for another: 32 of them, so that a byte falls on each as often. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const drawCode = (random: Pick<Random, 'secret'>): string =>
  Array.from(Buffer.from(random.secret(), 'base64url').subarray(0, recoveryCodeLength), (byte) =>
    alphabet.charAt(byte % alphabet.length),
  ).join('')

/** As they are shown: in four groups of six. */
const grouped = (code: string): string => code.match(/.{6}/g)?.join('-') ?? code

/** Codes of 120 bits, each good once: as they are shown, and what is kept of them. */
export const drawRecoveryCodes = (random: Pick<Random, 'secret'>): { shown: string[]; hashes: string[] } => {
  const codes = Array.from({ length: count }, () => drawCode(random))
  return { shown: codes.map(grouped), hashes: codes.map(hashToken) }
}
