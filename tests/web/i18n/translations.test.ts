import { describe, expect, it } from 'vitest'
import { errorCatalogue } from '#shared/api/errors.ts'
import { fieldRules } from '#shared/api/field-rules.ts'
import { siteTranslations as translations } from '../../support/site-translations.ts'

const flat = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : flat(value as object, `${path}${key}.`),
  )

const locales = {
  'zh-CN': flat(translations['zh-CN']),
  'zh-TW': flat(translations['zh-TW']),
  en: flat(translations.en),
}
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

const placeholdersOf = (entries: [string, string][]) =>
  Object.fromEntries(entries.map(([key, text]) => [key, placeholders(text)]))

describe.each(Object.entries(locales))('the translations in %s', (_, words) => {
  it('have the same keys as in Simplified Chinese', () => {
    expect(words.map(([key]) => key).toSorted()).toEqual(locales['zh-CN'].map(([key]) => key).toSorted())
  })

  it('have the same placeholders as in Simplified Chinese', () => {
    expect(placeholdersOf(words)).toEqual(placeholdersOf(locales['zh-CN']))
  })

  it('have no empty text', () => {
    expect(words.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('have every code and every field rule', () => {
    const keys = new Set(words.map(([key]) => key))
    for (const code of Object.keys(errorCatalogue)) expect(keys).toContain(`errors.${code}`)
    for (const rule of fieldRules) expect(keys).toContain(`fieldRules.${rule}`)
  })
})

/** Replaced terms and phrases: one term for each concept, and a factual tone about money. */
const retired: Record<keyof typeof locales, RegExp> = {
  'zh-CN':
    /企业认证|还款单|提款账户|加点|借据|接下来请您|能提取多少|稍后再补|待审核|正在审核|网络地址|文件指纹|现在要还|更平稳/,
  'zh-TW':
    /還款單|戶口|提款帳戶|提前還款|店舖|轉賬|入賬|批核|加點|借據|流水|待審核|正在審核|融資額度|現在須還/,
  en: /charge order|by yourself|follows by itself|saved by itself|updates by itself|took off|worked through|steadiness|\bagain in \{/i,
}

describe('each language', () => {
  it.each(Object.entries(locales))('uses its terms: %s', (locale, words) => {
    expect(words.filter(([, text]) => retired[locale as keyof typeof retired].test(text))).toEqual([])
  })
})

describe('each script', () => {
  /** Characters of the other script only, from common words of these screens. */
  const traditionalOnly = /[錄驗證請還額總訊戶檔資進與會無們個這將對應時間務網頁註碼單號]/
  const simplifiedOnly = /[录验证请还额总讯户档资进与会无们个这将对应时间务网页册码单号]/

  it('has no Traditional characters in Simplified Chinese', () => {
    expect(locales['zh-CN'].filter(([, text]) => traditionalOnly.test(text))).toEqual([])
  })

  it('has no Simplified characters in Traditional Chinese', () => {
    const shared = /[册]/g
    expect(locales['zh-TW'].filter(([, text]) => simplifiedOnly.test(text.replaceAll(shared, '')))).toEqual(
      [],
    )
  })

  it('has no Chinese in English, except for the Cantonese advice', () => {
    expect(
      locales.en.filter(([key, text]) => key !== 'shell.footer.advice' && /\p{Script=Han}/u.test(text)),
    ).toEqual([])
  })
})
