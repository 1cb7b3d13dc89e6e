import type { Subscriber } from '../../runtime/subscriber.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Ends the sessions from before the block again, in case the act crashed before it did. Sessions opened after an
 * unblocking stay.
 */
export const onUserBlocked: Subscriber<'user-blocked'> = async ({ userId, credentialsVersion }, deps) => {
  await endSessions(deps, userId, { openedBefore: credentialsVersion })
}
