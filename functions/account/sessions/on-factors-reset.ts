import type { Subscriber } from '../../runtime/subscriber.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Ends the sessions from before the reset again, in case the act crashed before it did: a lost factor may have been
 * used in one of them.
 */
export const onFactorsReset: Subscriber<'factors-reset'> = async ({ userId, credentialsVersion }, deps) => {
  await endSessions(deps, userId, { openedBefore: credentialsVersion })
}
