import type { KMSClient } from '@aws-sdk/client-kms'
import { originKeyDays } from '#shared/site/origin-proof.ts'

/** The keys that the distribution signs with, by the day that each is of. */
export interface OriginKeys {
  /** The keys of a day (`2027-01-28`, UTC), by the newest key of KMS first: by any of them a call is proven. */
  of(day: string): Promise<readonly string[]>
}

/** As many days as a proof may name: one is asked for before it begins, as clocks differ. */
const maxDays = originKeyDays + 1

/**
 * Origin keys that follow from their day and a key that never leaves KMS: who has one can tell neither that of another day
 * nor what it follows from. KMS is asked once for each day that is believed at a time, however many calls name it.
 */
export const createOriginKeys = (
  connectKms: () => Promise<KMSClient>,
  keyIds: readonly string[],
): OriginKeys => {
  const known = new Map<string, Promise<readonly string[]>>()
  const ask = async (day: string): Promise<string[]> => {
    const { GenerateMacCommand } = await import('@aws-sdk/client-kms')
    const kms = await connectKms()
    return Promise.all(
      keyIds.map(async (KeyId) => {
        const { Mac } = await kms.send(
          new GenerateMacCommand({
            KeyId,
            MacAlgorithm: 'HMAC_SHA_256',
            Message: Buffer.from(`origin-key ${day}`),
          }),
        )
        if (!Mac) throw new Error('KMS answered without a MAC')
        return Buffer.from(Mac).toString('base64url')
      }),
    )
  }
  return {
    of: async (day) => {
      const present = known.get(day)
      if (present) return present
      const asked = ask(day)
      known.set(day, asked)
      const [oldest] = known.keys()
      if (known.size > maxDays && oldest !== undefined) known.delete(oldest)
      try {
        return await asked
      } catch (error) {
        // The next call asks again.
        known.delete(day)
        throw error
      }
    },
  }
}
