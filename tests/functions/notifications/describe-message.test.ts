import { describe, expect, test } from 'vitest'
import { locales } from '#shared/i18n/locales.ts'
import { type Money, messageKinds, notificationKinds } from '#shared/notifications/notification-kinds.ts'
import type { Fact, MessageContent } from '../../../functions/data/messages.ts'
import { describeMessage } from '../../../functions/notifications/search-messages.ts'
import { dateText, moneyText } from '../../../functions/translations/format.ts'
import { notificationKindsTranslations } from '../../../functions/translations/load-translations.ts'
import { sampleNotification } from '../../support/sample-notification.ts'

/** A message of each kind, as it is stored. */
const samples = messageKinds.map((kind): MessageContent => {
  const { facts } = sampleNotification('company', kind)
  const { text } = notificationKinds[kind]
  const stored = text.map((name): [string, Fact] => {
    const fact = facts[name] as string | Money
    return [name, fact === 'Harbor Gift Co.' ? { name: fact } : fact]
  })
  return { kind, ...Object.fromEntries(stored) }
})

describe.each(locales)('in %s', async (locale) => {
  const { translations } = await notificationKindsTranslations[locale]()
  const textOf = (fact: Fact) => {
    if (typeof fact === 'string') return dateText(fact, locale)
    return 'name' in fact ? fact.name : moneyText(fact.cents, fact.currency)
  }

  test.each(samples)('$kind names each of its figures, and leaves nothing open', (sample) => {
    const { title, content } = describeMessage(sample, translations, locale)
    expect(title).not.toBe('')
    expect(`${title}${content}`).not.toMatch(/[{}]/)
    const { kind: _, ...facts } = sample
    for (const fact of Object.values(facts)) expect(content).toContain(textOf(fact))
  })

  test('no two kinds say the same', () => {
    const contents = samples.map((sample) => describeMessage(sample, translations, locale).content)
    expect(new Set(contents).size).toBe(contents.length)
  })
})
