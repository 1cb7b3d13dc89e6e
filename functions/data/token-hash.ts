import { createHash, timingSafeEqual } from 'node:crypto'

/** The stored form of a link's or a captcha's secret: its SHA-256, in hexadecimal. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Constant-time comparison of two hashes. */
export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
