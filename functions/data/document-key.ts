import type { KMSClient } from '@aws-sdk/client-kms'

/** The environment's key for certifying executed documents. It never leaves KMS. */
export interface DocumentKey {
  /** Signs a SHA-256 by RSA (PKCS #1 v1.5). */
  sign(digest: Uint8Array): Promise<Uint8Array>
}

/** Without a key nothing can be signed: documents wait until there is one. */
export const signWithDocumentKey = async (
  client: KMSClient,
  key: { keyId: string } | undefined,
  digest: Uint8Array,
): Promise<Uint8Array> => {
  if (!key) throw new Error('there is no key to certify papers with')
  const { SignCommand } = await import('@aws-sdk/client-kms')
  const { Signature } = await client.send(
    new SignCommand({
      KeyId: key.keyId,
      Message: digest,
      MessageType: 'DIGEST',
      SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
    }),
  )
  if (!Signature) throw new Error('KMS answered without a signature')
  return Signature
}
