import { findEvent } from '../data/events.ts'
import { findUser, type User } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Delivery } from '../runtime/subscriber.ts'

/** The recipient of an account's event, and when it happened (ISO timestamp, UTC). */
export const findEventUser = async (
  { table }: Pick<Deps, 'table'>,
  userId: string,
  { eventId }: Delivery,
): Promise<{ user: User; at: string }> => {
  const [user, event] = await Promise.all([findUser(table, userId), findEvent(table, eventId)])
  if (!user || !event) throw new Error(`event ${eventId} is about no user`)
  return { user, at: event.at }
}
