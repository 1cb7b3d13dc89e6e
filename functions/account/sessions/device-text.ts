import { parseUserAgent } from '#shared/account/parse-user-agent.ts'
import type { TranslationsOf } from '../../translations/translations-type.ts'
import type { translations as source } from '../../translations/zh-CN/account.ts'

/** A user agent for display: "Chrome · Windows", or its known part, or that it is unknown. */
export const deviceText = (
  userAgent: string,
  translations: TranslationsOf<(typeof source)['device']>,
): string => {
  const { browser, system } = parseUserAgent(userAgent)
  const known = [browser, system].flatMap((each) => (each ? [translations[each]] : []))
  return known.length > 0 ? known.join(' · ') : translations.unknown
}
