import type { Subscriber } from '../../events/subscriber.ts'
import { endSessions } from './end-sessions.ts'

export const onUserBlocked: Subscriber<'user-blocked'> = async ({ userId }, deps) => {
  await endSessions(deps, userId)
}
