import { messageKey } from '#shared/api/envelope.ts'
import { type ErrorName, errorOfCode } from '#shared/api/errors.ts'
import { timestampText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { HttpResult } from './exchange.ts'

const loadTexts = {
  'zh-CN': () => import('#shared/api/error-texts/zh-CN.ts'),
  'zh-TW': () => import('#shared/api/error-texts/zh-TW.ts'),
  en: () => import('#shared/api/error-texts/en.ts'),
} as const satisfies Record<Locale, () => Promise<unknown>>

interface RefusalBody {
  code: number
  message?: string
  msg?: string
  detail?: string
}

/**
 * A refusal whose message is the sentence in the caller's language, for clients that show it. A message that is a token
 * stays.
 */
export const withRefusalMessage = async (
  result: HttpResult,
  declared: readonly ErrorName[],
  locale: Locale,
): Promise<HttpResult> => {
  const body = JSON.parse(result.body ?? '{}') as RefusalBody
  const key = Object.values(messageKey).find((each) => body[each] === String(body.code))
  const reason = errorOfCode(body.code, declared)
  if (!key || !reason) return result
  const { errorTexts } = await loadTexts[locale]()
  const sentence = errorTexts[reason].replace('{{until}}', () => timestampText(body.detail ?? '', locale))
  return { ...result, body: JSON.stringify({ ...body, [key]: sentence }) }
}
