import { describe, expect, test } from 'vitest'
import { dateText, timestampText } from '#shared/i18n/format.ts'
import { locales } from '#shared/i18n/locales.ts'
import { moneyText } from '#shared/money/money-text.ts'
import {
  type Localised,
  type Money,
  messageKinds,
  notificationKinds,
} from '#shared/notifications/notification-kinds.ts'
import type { Fact, MessageContent } from '../../../functions/data/messages.ts'
import { describeMessage } from '../../../functions/notifications/search-messages.ts'
import { notificationKindsTranslations } from '../../../functions/translations/load-translations.ts'
import { sampleNotification } from '../../support/sample-notification.ts'

test('an instant is told to the minute of Hong Kong, which may have another date', async () => {
  const { translations } = await notificationKindsTranslations['zh-CN']()
  const money = { cents: 100_00, currency: 'GBP' } as const
  const offered = {
    kind: 'payment-plan-offered',
    total: money,
    signBefore: '2027-03-24T16:00:00.000Z',
  } as const
  expect(describeMessage(offered, translations, 'zh-CN').content).toContain('2027年3月25日 00:00')
})

/** A message of each kind, as it is stored. */
const samples = messageKinds.map((kind): MessageContent => {
  const { facts } = sampleNotification('company', kind)
  const { text } = notificationKinds[kind]
  const stored = text.map((each): [string, Fact] => {
    const name = each.replace('?', '')
    const fact = facts[name] as string | Money | Localised
    return [name, fact === 'Harbor Gift Co.' ? { name: fact } : fact]
  })
  return { kind, ...Object.fromEntries(stored) }
})

describe.each(locales)('in %s', async (locale) => {
  const { translations } = await notificationKindsTranslations[locale]()
  const textOf = (fact: Fact) => {
    if (typeof fact === 'string')
      return fact.includes('T') ? timestampText(fact, locale) : dateText(fact, locale)
    if ('name' in fact) return fact.name
    return 'cents' in fact ? moneyText(fact.cents, fact.currency) : fact[locale]
  }

  test.each(samples)('$kind names each of its figures, and leaves nothing open', (sample) => {
    const { title, content } = describeMessage(sample, translations, locale)
    expect(title).not.toBe('')
    expect(`${title}${content}`).not.toMatch(/[{}]/)
    const { kind: _, ...facts } = sample
    for (const fact of Object.values(facts)) expect(content).toContain(textOf(fact))
  })

  test.each(samples)(
    '$kind is complete as it was stored before it had further facts',
    ({ kind, ...facts }) => {
      const optional = new Set(notificationKinds[kind].text.filter((name) => name.endsWith('?')))
      const former = Object.entries(facts).filter(([name]) => !optional.has(`${name}?` as never))
      const { content } = describeMessage({ kind, ...Object.fromEntries(former) }, translations, locale)
      expect(content).not.toMatch(/[{}]| {2}/)
    },
  )

  test('no two kinds say the same', () => {
    const contents = samples.map((sample) => describeMessage(sample, translations, locale).content)
    expect(new Set(contents).size).toBe(contents.length)
  })
})
