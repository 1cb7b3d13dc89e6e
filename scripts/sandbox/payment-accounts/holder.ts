import { createHash } from 'node:crypto'
import type { Holder, SellerConsent } from '../consents.ts'

/** The region of all holders. */
export const holdersRegion = 'HK'

/** An id that follows from the holder's address: so many of the alphabet's letters. */
export const idOf = (email: string, alphabet: string, length: number): string =>
  [...createHash('sha512').update(email).digest().subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')

/** Holders are verified by the platform, unless their address says otherwise. */
export const isVerified = ({ email }: Holder): boolean => !email.startsWith('unverified')

/** The holder of a consent: payment platforms know the identity of each. */
export const holderOf = ({ holder }: SellerConsent): Holder => {
  if (!holder) throw new Error('a consent without its holder')
  return holder
}
