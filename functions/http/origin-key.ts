import { createHmac } from 'node:crypto'

/**
 * The key that the distribution signs with on a day (`2027-01-28`, UTC): who has it cannot tell that of another day, nor the
 * secret that it follows from, which never leaves the Lambdas.
 */
export const originKeyOf = (secret: string, day: string): string =>
  createHmac('sha256', secret).update(`origin-key ${day}`).digest('base64url')
