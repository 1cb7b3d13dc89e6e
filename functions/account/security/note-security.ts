import type { CompanyActivity } from '#shared/account/security-activity.ts'
import { listAdministrators } from '../../data/memberships.ts'
import { createSecurityNote, type SecurityNote } from '../../data/security-notes.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { Delivery } from '../../runtime/subscriber.ts'

type News = Pick<SecurityNote, 'news' | 'ip' | 'userAgent' | 'about' | 'companyId'>

/** Notes for a user what an event tells of, once however often it is delivered. */
export const noteSecurity = async (
  { table }: Pick<Deps, 'table'>,
  userId: string,
  news: News,
  { eventId, at }: Delivery,
): Promise<void> => {
  await table.write(createSecurityNote(table, eventId, { userId, ...news, happenedAt: at }))
}

/**
 * The same about a company for each of its administrators, who did it included: it may not have been them. `except` is
 * who is told otherwise.
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
