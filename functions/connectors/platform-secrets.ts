import type { FieldEncryption } from '../data/field-encryption.ts'

/** The encryption context of the secret of the platform `id`. */
export const platformSecretContext = (id: string): string => `platform-secret:${id}`

/** The decrypted secrets by encryption and ciphertext: a replaced secret has another ciphertext. */
const opened = new WeakMap<FieldEncryption, Map<string, Promise<string>>>()

/**
 * The secret of the lender's app at a platform. A process opens it once: it is the same for every seller, and each opening is
 * a request to KMS. One that failed is tried again.
 */
export const decryptPlatformSecret = (
  seal: FieldEncryption,
  platformId: string,
  sealed: string,
): Promise<string> => {
  const secrets = opened.get(seal) ?? new Map<string, Promise<string>>()
  opened.set(seal, secrets)
  const known = secrets.get(sealed)
  if (known) return known
  const secret = seal.open(sealed, platformSecretContext(platformId))
  secrets.set(sealed, secret)
  secret.catch(() => secrets.delete(sealed))
  return secret
}
