import { createHash, randomBytes } from 'node:crypto'

/** Of 256 bits, safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What a secret is kept under, so that it is kept nowhere itself. */
export const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
