import { expect, test } from 'vitest'
import { locales } from '#shared/i18n/locales.ts'
import { statementTranslations } from '../../functions/translations/load-translations.ts'
import { en } from '../../web/desk/i18n/en/index.ts'
import { zhCN } from '../../web/desk/i18n/zh-CN/index.ts'
import { zhTW } from '../../web/desk/i18n/zh-TW/index.ts'

const console = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

test.each(locales)('a posting has one name in %s, in statements and in the console', async (locale) => {
  const { translations } = await statementTranslations[locale]()
  expect(console[locale].postings).toEqual(translations.kinds)
})
