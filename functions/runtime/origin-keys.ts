import type { KMSClient } from '@aws-sdk/client-kms'
import { originKeyDays } from '#shared/site/origin-proof.ts'

/** The distribution's signing keys, by day. */
export interface OriginKeys {
  /** The keys of a day (`2027-01-28`, UTC), from the newest KMS key first: any of them proves a call. */
  of(day: string): Promise<readonly string[]>
}

/** The number of days that are valid at a time: the next one's key is needed before it begins, as clocks differ. */
const maxDays = originKeyDays + 1

/**
 * Origin keys derived from their day and a key that never leaves KMS: having one reveals neither another day's nor the
 * key itself. KMS is called once for each valid day, however many calls need it.
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
        // The next call tries again.
        known.delete(day)
        throw error
      }
    },
  }
}
