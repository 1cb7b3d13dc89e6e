import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The key that a secret is stored under: its hash, so that the secret itself is not stored. */
export const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
