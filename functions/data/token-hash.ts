import { createHash, timingSafeEqual } from 'node:crypto'

/** What is kept of a link's or a captcha's secret: its SHA-256, in hexadecimal. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether two such hashes are one, in a time that does not tell how far they agree. */
export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
