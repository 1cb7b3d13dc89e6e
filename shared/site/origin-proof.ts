/** Set by the distribution on every call that it passes on: where the browser called from, and that it was the distribution who says so. */
export const viewerAddressHeader = 'x-viewer-address'
export const originProofHeader = 'x-origin-proof'

/** The entry of the edge's store that has the key of the day, as `2027-01-28.<key>`. */
export const originKeyEntry = 'origin-key'

/** For how many seconds a proof is worth something, before and after the instant that it names. */
export const proofSeconds = 60

/** For how many days a key is good: it is renewed each day, and that it was not is told long before calls are refused. */
export const originKeyDays = 7

/** What is signed with the key of the day. */
export const provenText = (seconds: number, address: string): string => `${seconds} ${address}`

/** The header's value: whose day's key signed, when, and the signature in hexadecimal. */
export const writeProof = (day: string, seconds: number, signature: string): string =>
  `${day}.${seconds}.${signature}`
