import { dateText, instantText, percentText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { moneyText } from '#shared/money/money-text.ts'
import {
  type FactName,
  factTypes,
  kindOf,
  type Localised,
  type MessageKind,
  type Money,
} from '#shared/notifications/notification-kinds.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { recordSecurityActivity } from '../account/security/record-security-activity.ts'
import { findCompany } from '../data/companies.ts'
import { findCompanyOwner } from '../data/company-owner.ts'
import { listAdministrators } from '../data/memberships.ts'
import { createMessage, type Fact, messageOfEvent } from '../data/messages.ts'
import type { Notification } from '../data/notifications.ts'
import { findUser, type User } from '../data/users.ts'
import type { FactName as Label, MailTranslations } from '../mails/compose-mail.ts'
import { textAdministrators } from '../mails/mail-administrators.ts'
import { type MailContentBuilder, mailUser } from '../mails/mail-user.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Delivery } from '../runtime/subscriber.ts'
import { notificationKindsTranslations } from '../translations/load-translations.ts'

/** Facts that a mail lists under the label of another fact. */
const labelOf: Partial<Record<FactName, Label>> = {
  account: 'deductedFrom',
  currentLimit: 'limit',
  drawn: 'amount',
  redPacketTaken: 'redPacket',
}

const textOf = {
  text: (text: string) => text,
  localised: (text: Localised, locale: Locale) => text[locale],
  money: ({ cents, currency }: Money) => moneyText(cents, currency),
  date: dateText,
  instant: instantText,
  percent: percentText,
} as Record<string, (fact: string | Money | Localised, locale: Locale) => string>

const isFact = (name: string): name is FactName => name in factTypes

/** All facts as text, by name. */
const textsOf = (facts: Notification['facts'], locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      fact !== undefined && isFact(name) ? [[name, textOf[factTypes[name]]?.(fact, locale) ?? '']] : [],
    ),
  )

/** The facts of a text in the portal, as they are stored. */
const storedFacts = (
  facts: Notification['facts'],
  names: readonly (FactName | `${FactName}?`)[],
): Record<string, Fact> =>
  Object.fromEntries(
    names.flatMap((each) => {
      const name = each.replace('?', '') as FactName
      const fact = facts[name]
      if (fact === undefined && each === name) throw new Error(`the notification lacks ${name}`)
      return fact === undefined ? [] : [[name, factTypes[name] === 'text' ? { name: String(fact) } : fact]]
    }),
  )

const wordsIn = async (locale: Locale, kind: Notification['kind']) => {
  const { translations } = await notificationKindsTranslations[locale]()
  return translations[kind] as { mail?: MailTranslations; sms?: string }
}

const recipientsOf = async (
  { companyId, kind, except, userIds = [] }: Notification,
  { table }: Pick<Deps, 'table'>,
): Promise<User[]> => {
  const { to } = kindOf(kind)
  if (to === 'owner') return [(await findCompanyOwner(table, companyId)).owner]
  const ids =
    to === 'administrators'
      ? (await listAdministrators(table, companyId, except)).map(({ userId }) => userId)
      : userIds
  const users = await Promise.all(ids.map((userId) => findUser(table, userId)))
  return users.filter((user) => user !== undefined)
}

/**
 * Sends a notification: the text in the portal and the entries in the security activity, once however often its event is
 * delivered; then the mails and SMS.
 */
export const sendNotification = async (
  notification: Notification,
  deps: Deps,
  delivery: Delivery,
): Promise<void> => {
  const { table, clock, config } = deps
  const { companyId, kind, facts, target } = notification
  const { text, as = kind, to, mail: listed = [], screen = notification.screen, site, ...row } = kindOf(kind)
  if (text) {
    const content = { kind: as as MessageKind, ...storedFacts(facts, text) }
    await table.write(createMessage(table, messageOfEvent(companyId, content, delivery, clock())))
  }
  if (!to) return
  const [company, users] = await Promise.all([
    findCompany(table, companyId),
    recipientsOf(notification, deps),
  ])
  if (!company) throw new Error(`there is no company ${companyId}`)
  const { activity: news, about } = row
  const entry = about ? { about: textsOf(facts, 'en')[about] ?? '' } : {}
  for (const { userId } of news ? users : [])
    if (news) await recordSecurityActivity(deps, userId, { news, ...entry, companyId }, delivery)
  const write: MailContentBuilder = async ({ locale, companyName, linkTo }) => {
    const { mail } = await wordsIn(locale, kind)
    if (!mail) throw new Error(`there is no mail of ${kind}`)
    const values = { ...textsOf(facts, locale), company: companyName }
    const names = listed.map((name) => name.replace('?', '') as FactName | 'company')
    return {
      translations: mail,
      values,
      facts: Object.fromEntries(
        names.flatMap((name) => {
          const value = (values as Record<string, string>)[name]
          return value === undefined ? [] : [[labelOf[name as FactName] ?? name, value]]
        }),
      ),
      ...(site ? { actionUrl: siteLink(config, siteScreens[site]) } : {}),
      ...(screen ? { actionUrl: linkTo(screen, target) } : {}),
    }
  }
  for (const user of users) await mailUser(user, company, row.topic, deps, write)
  if (row.sms)
    await textAdministrators(companyId, deps, async (locale) => (await wordsIn(locale, kind)).sms ?? '')
}
