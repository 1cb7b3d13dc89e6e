import type { FactorActivity } from '#shared/account/security-activity.ts'
import { recordEvent } from '../data/events.ts'
import type { Write } from '../data/table.ts'
import type { RequestContext } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/** The event that notifies a user about their second factors. `about` is the user's name of the factor. */
export const recordFactorActivity = (
  { table, clock, random }: Pick<Deps, 'table' | 'clock' | 'random'>,
  { userId, news, about = '' }: { userId: string; news: FactorActivity; about?: string },
  { ip, userAgent }: Pick<RequestContext, 'ip' | 'userAgent'>,
  eventId = random.id(),
): Write => recordEvent(table, { name: 'factor-news', userId, news, about, ip, userAgent }, eventId, clock())
