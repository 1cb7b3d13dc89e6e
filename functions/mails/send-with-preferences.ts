import { createHash } from 'node:crypto'
import { quietUntil } from '#shared/notifications/preferences.ts'
import { isOptional, type OptionalTopic, type Topic } from '#shared/notifications/topics.ts'
import { recordScheduledEvent } from '../data/events.ts'
import { findPreferences } from '../data/preferences.ts'
import type { User } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import type { ComposedMail } from './compose-mail.ts'

/** The same mail to the same user at the same time is deferred once, however often its event is delivered. */
const heldId = (userId: string, companyId: string, due: Date, { text }: ComposedMail): string =>
  `mail-held-${createHash('sha256').update([userId, companyId, due.toISOString(), text].join('\n')).digest('hex').slice(0, 32)}`

const send = (user: User, mail: ComposedMail, { messenger }: Pick<Deps, 'messenger'>) =>
  messenger.sendMail({ to: user.email, ...mail })

const hold = async (
  user: User,
  companyId: string,
  topic: OptionalTopic,
  mail: ComposedMail,
  due: Date,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<void> => {
  const { subject, text, html } = mail
  const { userId } = user
  await table.write(
    recordScheduledEvent(
      table,
      { name: 'mail-held', userId, companyId, topic, subject, text, html },
      heldId(userId, companyId, due, mail),
      { now: clock(), due },
    ),
  )
}

/**
 * Mails a user about a company by their preferences: mandatory mails at once, unwanted ones not at all, and those that
 * can wait after their quiet hours. `compose` is called only for mails that are sent.
 */
export const sendWithPreferences = async (
  user: User,
  companyId: string,
  topic: Topic,
  deps: Pick<Deps, 'table' | 'clock' | 'messenger'>,
  compose: () => Promise<ComposedMail>,
): Promise<void> => {
  if (!isOptional(topic)) return send(user, await compose(), deps)
  const { mail, quiet_hours } = await findPreferences(deps.table, user.userId)
  if (!mail[topic]) return
  const due = quietUntil(quiet_hours, deps.clock())
  if (due) await hold(user, companyId, topic, await compose(), due, deps)
  else await send(user, await compose(), deps)
}
