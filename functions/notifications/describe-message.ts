import type { Locale } from '#shared/i18n/locales.ts'
import type { MessageContent } from '../data/messages.ts'
import { fillPlaceholders } from '../words/fill-placeholders.ts'
import { dateText, moneyText } from '../words/format.ts'
import type { WordsOf } from '../words/words-of.ts'
import type { words as source } from '../words/zh-CN/messages.ts'

/** A message in a reader's language: amounts and dates are written as the language has them. */
export const describeMessage = (
  { kind, ...facts }: MessageContent,
  words: WordsOf<typeof source>,
  locale: Locale,
): { title: string; content: string } => {
  const { title, content } = words[kind]
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? dateText(fact, locale) : moneyText(fact.cents, fact.currency),
    ]),
  )
  return { title, content: fillPlaceholders(content, values) }
}
