import { createHmac } from 'node:crypto'
import type { OriginKeys } from '../../functions/runtime/origin-keys.ts'

/** The key of a day as it follows from a key of KMS: by the same HMAC. */
export const originKeyOf = (secret: string, day: string): string =>
  createHmac('sha256', secret).update(`origin-key ${day}`).digest('base64url')

/** The origin keys that follow from these, the newest first. */
export const originKeysFrom = (...secrets: readonly string[]): OriginKeys => ({
  of: async (day) => secrets.map((secret) => originKeyOf(secret, day)),
})
