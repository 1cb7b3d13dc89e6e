import type { Subscriber } from '../../runtime/subscriber.ts'
import { endSessions } from './end-sessions.ts'

/** Ends the sessions from before the block again, as the act should have: none that was opened once it was undone. */
export const onUserBlocked: Subscriber<'user-blocked'> = async ({ userId, credentialsVersion }, deps) => {
  await endSessions(deps, userId, { openedBefore: credentialsVersion })
}
