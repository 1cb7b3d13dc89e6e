import type { Locale } from '#shared/i18n/locales.ts'
import type { MessageContent } from '../data/messages.ts'
import { fill } from '../papers/fill.ts'
import { dateText, moneyText } from '../papers/words/formats.ts'
import { messageWords } from './message-words.ts'

/** A message in a reader's language: amounts and dates are written as the language has them. */
export const describeMessage = (
  { kind, ...facts }: MessageContent,
  locale: Locale,
): { title: string; content: string } => {
  const { title, content } = messageWords[locale][kind]
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? dateText(fact, locale) : moneyText(fact.cents, fact.currency),
    ]),
  )
  return { title, content: fill(content, values) }
}
