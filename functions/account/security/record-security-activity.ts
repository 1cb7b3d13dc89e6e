import type { CompanyActivity } from '#shared/account/security-activity.ts'
import { listAdministrators } from '../../data/memberships.ts'
import { createSecurityLogEntry, type SecurityLogEntry } from '../../data/security-log.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { Delivery } from '../../runtime/subscriber.ts'

type News = Pick<SecurityLogEntry, 'news' | 'ip' | 'userAgent' | 'about' | 'companyId'>

/** Records an event in a user's security activity, once however often it is delivered. */
export const recordSecurityActivity = async (
  { table }: Pick<Deps, 'table'>,
  userId: string,
  news: News,
  { eventId, at }: Delivery,
): Promise<void> => {
  await table.write(createSecurityLogEntry(table, eventId, { userId, ...news, happenedAt: at }))
}

/**
 * Records an event about a company for each of its administrators, including the actor, who may have been impersonated.
 * The user `except` is notified separately.
 */
export const recordActivityForAdministrators = async (
  deps: Pick<Deps, 'table'>,
  companyId: string,
  news: News & { news: CompanyActivity },
  delivery: Delivery,
  except?: string,
): Promise<void> => {
  for (const { userId } of await listAdministrators(deps.table, companyId, except))
    await recordSecurityActivity(deps, userId, { ...news, companyId }, delivery)
}
