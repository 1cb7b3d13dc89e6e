import { createHash } from 'node:crypto'

/** The network address from which whoever has a signing link signs: each signer has one of their own, as people who sit elsewhere do. */
export const addressOfSigner = (token: string): string => {
  const digest = createHash('sha256').update(token).digest('hex')
  const groups = [0, 4, 8, 12].map((at) => digest.slice(at, at + 4))
  return ['2001', 'db8', '0', '0', ...groups].join(':')
}
