import type { Subscriber } from '../../runtime/subscriber.ts'
import { endSessions } from './end-sessions.ts'

/** Ends the sessions of before the reset again, as the act should have: whoever has lost a factor may have lost one of them. */
export const onFactorsReset: Subscriber<'factors-reset'> = async ({ userId, credentialsVersion }, deps) => {
  await endSessions(deps, userId, { openedBefore: credentialsVersion })
}
