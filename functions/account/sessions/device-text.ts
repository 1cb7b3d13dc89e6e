import { deviceOf } from '#shared/account/device-of.ts'
import type { TranslationsOf } from '../../translations/translations-type.ts'
import type { translations as source } from '../../translations/zh-CN/account.ts'

/** A user agent for display: "Chrome · Windows", or its known part, or that it is unknown. */
export const deviceText = (
  userAgent: string,
  translations: TranslationsOf<(typeof source)['device']>,
): string => {
  const { browser, system } = deviceOf(userAgent)
  const known = [browser, system].flatMap((each) => (each ? [translations[each]] : []))
  return known.length > 0 ? known.join(' · ') : translations.unknown
}
