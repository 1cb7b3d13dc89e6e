import { createHash } from 'node:crypto'

/**
 * The network address of a signing link's holder: a different one for each signer, as for people in different places.
 */
export const addressOfSigner = (token: string): string => {
  const digest = createHash('sha256').update(token).digest('hex')
  const groups = [0, 4, 8, 12].map((at) => digest.slice(at, at + 4))
  return ['2001', 'db8', '0', '0', ...groups].join(':')
}
