/**
 * Set by the distribution on every forwarded call: the browser's address, and the proof that the distribution set it.
 */
export const viewerAddressHeader = 'x-viewer-address'
export const originProofHeader = 'x-origin-proof'

/**
 * The entry of the edge's store with the keys of the day, the newest first: `2027-01-28.<key>`, or during a rotation
 * `2027-01-28.<key>.<previous key>`.
 */
export const originKeyEntry = 'origin-key'

/** For how many seconds before and after its instant a proof is valid. */
export const proofSeconds = 60

/**
 * For how many days a key is valid: it is renewed daily, and a missing renewal raises the alarm long before calls are
 * refused.
 */
export const originKeyDays = 7

/** The text signed with the key of the day. */
export const signedProofText = (seconds: number, address: string): string => `${seconds} ${address}`

/** The header's value: the keys' day, the time, and each key's signature in hexadecimal. */
export const writeProof = (day: string, seconds: number, signatures: readonly string[]): string =>
  `${day}.${seconds}.${signatures.join('.')}`
