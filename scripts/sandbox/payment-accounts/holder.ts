import { createHash } from 'node:crypto'
import type { Holder, SellerConsent } from '../consents.ts'

/** Where all holders are. */
export const holdersRegion = 'HK'

/** An id that follows from the holder's address: so many of the alphabet's letters. */
export const idOf = (email: string, alphabet: string, length: number): string =>
  [...createHash('sha512').update(email).digest().subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')

/** Holders are known to the platform but for those who say that they are not. */
export const isVerified = ({ email }: Holder): boolean => !email.startsWith('unverified')

/** Whose consent it is. A payment platform knows it of each. */
export const holderOf = ({ holder }: SellerConsent): Holder => {
  if (!holder) throw new Error('a consent without its holder')
  return holder
}
