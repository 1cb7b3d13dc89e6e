import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import * as loaders from '../../../functions/translations/load-translations.ts'

type Load = Readonly<Record<Locale, () => Promise<{ translations: object }>>>

const folder = join(import.meta.dirname, '..', '..', '..', 'functions', 'translations')

/** Every sentence by its key, as `activation.paragraphs.0`. */
const sentencesOf = (translations: object, place = ''): [string, string][] =>
  Object.entries(translations).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${place}${key}`, value] as [string, string]]
      : sentencesOf(value as object, `${place}${key}.`),
  )

/**
 * Terms replaced by those of the glossary. The agreement and its companions keep the text of their version.
 */
const retired: Record<Locale, RegExp> = {
  'zh-CN': /企业认证|还款单|提款账户|关联|加点|借据/,
  'zh-TW': /還款單|戶口|提款帳戶|提前還款|店舖|轉賬|入賬|批核|加點|借據|(?<!融資)額度(?!編號)/,
  en: /charge order/,
}

const placeholdersOf = (sentence: string): string[] => [...new Set(sentence.match(/\{\w+\}/g))].toSorted()

const placeholdersIn = async (load: Load, locale: Locale): Promise<Record<string, string[]>> => {
  const { translations } = await load[locale]()
  return Object.fromEntries(sentencesOf(translations).map(([place, text]) => [place, placeholdersOf(text)]))
}

describe('the server’s translations', () => {
  test.each(Object.entries(loaders) as [string, Load][])(
    '%s have the same placeholders in every language',
    async (_, load) => {
      const source = await placeholdersIn(load, 'zh-CN')
      expect(Object.keys(source).length).toBeGreaterThan(0)
      for (const locale of locales) expect(await placeholdersIn(load, locale)).toEqual(source)
    },
  )

  test.each(locales)('in %s have no empty text, with each file in its loader', async (locale) => {
    const files = globSync('*.ts', { cwd: join(folder, locale) })
    expect(files).toHaveLength(Object.keys(loaders).length)
    for (const load of Object.values<Load>(loaders)) {
      const { translations } = await load[locale]()
      expect(sentencesOf(translations).filter(([, text]) => text.trim() === '')).toEqual([])
    }
  })

  test.each(locales)('in %s use the terms of the glossary', async (locale) => {
    const {
      facilityAgreementTranslations: _versioned,
      addendumTranslations: _addsToIt,
      guaranteeTranslations: _speaksOfIt,
      increaseTranslations: _raisesIt,
      ...others
    } = loaders
    for (const load of Object.values<Load>(others)) {
      const { translations } = await load[locale]()
      expect(sentencesOf(translations).filter(([, text]) => retired[locale].test(text))).toEqual([])
    }
  })

  test('in zh-TW have one term for a shop, in documents too', async () => {
    for (const load of Object.values<Load>(loaders)) {
      const { translations } = await load['zh-TW']()
      expect(sentencesOf(translations).filter(([, text]) => text.includes('店舖'))).toEqual([])
    }
  })
})
