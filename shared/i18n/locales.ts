/** The languages of the product. Simplified Chinese comes first and is the default. */
export const locales = ['zh-CN', 'zh-TW', 'en'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'zh-CN'

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value)

/** The preferred available locale of an `Accept-Language` header. */
export const localeFromHeader = (header: string | undefined): Locale => {
  const first = header?.split(',')[0]?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (first.startsWith('en')) return 'en'
  if (/^zh-(tw|hk|mo|hant)/.test(first)) return 'zh-TW'
  return defaultLocale
}

/** A value of each language. */
export const inEachLocale = async <Value>(
  load: (locale: Locale) => Promise<Value>,
): Promise<Readonly<Record<Locale, Value>>> =>
  Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await load(locale)])),
  ) as Record<Locale, Value>
