import type { IncomingMessage } from 'node:http'
import { type Locale, localeFromHeader, locales } from '#shared/i18n/locales.ts'
import { escapeHtml } from './page.ts'

/** `ui_locales` (the reader's preferences, best first) wins over the browser's languages. */
export const localeOf = (req: IncomingMessage, query: URLSearchParams): Locale =>
  localeFromHeader(query.get('ui_locales')?.split(' ')[0] || req.headers['accept-language'])

const names: Record<Locale, string> = { 'zh-CN': '简体', 'zh-TW': '繁體', en: 'English' }

/** HTML of links to the same page in each language. */
export const languageLinks = (query: URLSearchParams, current: Locale): string =>
  locales
    .map((locale) => {
      const target = new URLSearchParams(query)
      target.set('ui_locales', locale)
      const mark = locale === current ? ' aria-current="true"' : ''
      return `<a href="?${escapeHtml(target.toString())}" lang="${locale}"${mark}>${names[locale]}</a>`
    })
    .join('')
