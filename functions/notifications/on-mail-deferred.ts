import { findMembership, isActive } from '../data/memberships.ts'
import { findPreferences } from '../data/preferences.ts'
import { findUser } from '../data/users.ts'
import type { Subscriber } from '../runtime/subscriber.ts'

/**
 * After a user's quiet hours: sends a deferred mail, to the current address, unless it is no longer wanted or theirs to
 * read.
 */
export const onMailDeferred: Subscriber<'mail-held'> = async (
  { userId, companyId, topic, subject, text, html },
  { table, messenger },
) => {
  const [user, membership, preferences] = await Promise.all([
    findUser(table, userId),
    findMembership(table, { userId, companyId }),
    findPreferences(table, userId),
  ])
  if (user && isActive(membership) && preferences.mail[topic])
    await messenger.sendMail({ to: user.email, subject, text, html })
}
