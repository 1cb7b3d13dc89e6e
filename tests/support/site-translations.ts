import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Words } from '../../web/i18n/translations.ts'

const folder = join(import.meta.dirname, '..', '..', 'web', 'i18n')

/** Files of a language that are no area of their own. */
const others = new Set(['index.ts', 'start.ts', 'search.ts', 'states.ts'])

const read = async (locale: Locale): Promise<Words> => {
  const files = readdirSync(join(folder, locale)).filter((file) => !others.has(file))
  const areas = await Promise.all(
    files.map((file): Promise<Partial<Words>> => import(/* @vite-ignore */ join(folder, locale, file))),
  )
  return Object.assign({}, ...areas)
}

/** All translations of the sellers' site. */
export const siteTranslations: Readonly<Record<Locale, Words>> = {
  'zh-CN': await read('zh-CN'),
  'zh-TW': await read('zh-TW'),
  en: await read('en'),
}
