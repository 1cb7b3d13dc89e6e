import { dateText, timestampText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { moneyText } from '#shared/money/money-text.ts'
import { kindOf, notificationKinds } from '#shared/notifications/notification-kinds.ts'
import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { matchesReadState } from '#shared/notifications/read-state.schema.ts'
import { findMessageReadReceipt } from '../data/message-read-receipts.ts'
import { type Fact, listMessages, type Message, type MessageContent } from '../data/messages.ts'
import { answer, type Handler } from '../http/handle.ts'
import { fillSpaced } from '../translations/fill-placeholders.ts'
import { notificationKindsTranslations } from '../translations/load-translations.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/notification-kinds.ts'

const textOf = (fact: Fact, locale: Locale): string => {
  if (typeof fact === 'string')
    return fact.includes('T') ? timestampText(fact, locale) : dateText(fact, locale)
  if ('name' in fact) return fact.name
  return 'cents' in fact ? moneyText(fact.cents, fact.currency) : fact[locale]
}

/** A message in a reader's language, with its formats of amounts and dates. */
export const describeMessage = (
  { kind, ...facts }: MessageContent,
  translations: TranslationsOf<typeof source>,
  locale: Locale,
): { title: string; content: string } => {
  const { title, content } = translations[kind]
  const missing = (kindOf(kind).text ?? []).filter((name) => name.endsWith('?'))
  const values = Object.fromEntries([
    ...missing.map((name) => [name.replace('?', ''), '']),
    ...Object.entries(facts).map(([name, fact]) => [name, textOf(fact, locale)]),
  ])
  return { title, content: fillSpaced(locale, content, values).replace(/ {2,}/g, ' ').trim() }
}

export const searchMessages: Handler<typeof notificationsEndpoints.searchMessages> = async (
  { input, session, request },
  { table },
) => {
  const { page_size: limit, cursor, status } = input.body
  const { companyId, userId } = session
  const { locale } = request
  const finding = findMessageReadReceipt(table, session)
  const isReadAt = (message: Message, readUpTo = ''): boolean =>
    message.readBy[userId] !== undefined || message.arrivedAt <= readUpTo
  const [page, readUpTo, { translations }] = await Promise.all([
    listMessages(table, companyId, {
      limit,
      cursor,
      accepts:
        status === 'all'
          ? undefined
          : finding.then((mark) => (message) => matchesReadState(status, isReadAt(message, mark))),
    }),
    finding,
    notificationKindsTranslations[locale](),
  ])
  return answer({
    ...(page.cursor ? { cursor: page.cursor } : {}),
    records: page.items.map((message) => ({
      id: message.messageId,
      kind: message.content.kind,
      place: notificationKinds[message.content.kind].place,
      ...describeMessage(message.content, translations, locale),
      is_read: isReadAt(message, readUpTo),
      created_at: message.happenedAt,
    })),
  })
}
