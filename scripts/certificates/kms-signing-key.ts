import { GetPublicKeyCommand, type KMSClient, SignCommand } from '@aws-sdk/client-kms'
import type { SigningKey } from './make-certificate.ts'

/** The KMS key that certifies documents, for creating its certificate. */
export const readKmsSigningKey = async (client: KMSClient, KeyId: string): Promise<SigningKey> => {
  const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId }))
  if (!PublicKey) throw new Error('KMS answered without a public key')
  return {
    publicKey: PublicKey,
    async sign(digest) {
      const { Signature } = await client.send(
        new SignCommand({
          KeyId,
          Message: digest,
          MessageType: 'DIGEST',
          SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
        }),
      )
      if (!Signature) throw new Error('KMS answered without a signature')
      return Signature
    },
  }
}
