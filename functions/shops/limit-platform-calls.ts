import { countCallFrom } from '../account/limits/count-call-from.ts'
import type { Refused } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Counts a public call that causes requests to the payment platform: as many a day from one network address as mails
 * and SMS. Refused with 429 until the next day in Hong Kong.
 */
export const limitPlatformCalls = async (
  deps: Deps,
  ip: string,
): Promise<Refused<'tooManyRequests'> | undefined> => {
  const { atAll } = deps.config.networkLimits.sendings
  const ofNetwork = countCallFrom(deps, 'payment-platform-call-from', ip, atAll)
  return (await ofNetwork.commit()) ? undefined : ofNetwork.refusal()
}
