import type { CompanyActivity } from '#shared/account/security-activity.ts'
import { listAdministrators } from '../../data/memberships.ts'
import { createSecurityNote, type SecurityNote } from '../../data/security-notes.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { Delivery } from '../../runtime/subscriber.ts'

type News = Pick<SecurityNote, 'news' | 'ip' | 'userAgent' | 'about' | 'companyId'>

/** Records an event in a user's security activity, once however often it is delivered. */
export const noteSecurity = async (
  { table }: Pick<Deps, 'table'>,
  userId: string,
  news: News,
  { eventId, at }: Delivery,
): Promise<void> => {
  await table.write(createSecurityNote(table, eventId, { userId, ...news, happenedAt: at }))
}

/**
 * The same about a company for each of its administrators, including the actor, who may have been impersonated.
 * `except` is notified otherwise.
 */
export const noteForAdministrators = async (
  deps: Pick<Deps, 'table'>,
  companyId: string,
  news: News & { news: CompanyActivity },
  delivery: Delivery,
  except?: string,
): Promise<void> => {
  for (const { userId } of await listAdministrators(deps.table, companyId, except))
    await noteSecurity(deps, userId, { ...news, companyId }, delivery)
}
