import { createHmac } from 'node:crypto'
import type { OriginKeys } from '../../functions/runtime/origin-keys.ts'

/** Derives a day's key by the HMAC that KMS would compute. */
export const originKeyOf = (secret: string, day: string): string =>
  createHmac('sha256', secret).update(`origin-key ${day}`).digest('base64url')

/** The origin keys derived from these secrets, newest first. */
export const originKeysFrom = (...secrets: readonly string[]): OriginKeys => ({
  of: async (day) => secrets.map((secret) => originKeyOf(secret, day)),
})
