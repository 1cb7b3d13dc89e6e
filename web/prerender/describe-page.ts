import type { Locale } from '#shared/i18n/locales.ts'
import { lineOfPath } from '#shared/product-lines/product-lines.ts'
import { search as en } from '../i18n/en/search.ts'
import { search as zhCN } from '../i18n/zh-CN/search.ts'
import { search as zhTW } from '../i18n/zh-TW/search.ts'

const words = { 'zh-CN': zhCN, 'zh-TW': zhTW, en } as const satisfies Record<Locale, typeof zhCN>

/** The description of a landing page for search engines and link previews, by its path below the site's base. */
export const describePage = (locale: Locale, path: string): string =>
  words[locale][lineOfPath(path)?.id ?? 'entry']
