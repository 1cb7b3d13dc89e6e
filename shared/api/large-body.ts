import { type Locale, localeFromHeader } from '../i18n/locales.ts'
import { bodyTooLarge as english } from './error-texts/en.ts'
import { bodyTooLarge as simplified } from './error-texts/zh-CN.ts'
import { bodyTooLarge as traditional } from './error-texts/zh-TW.ts'

const messages: Readonly<Record<Locale, string>> = { 'zh-CN': simplified, 'zh-TW': traditional, en: english }

/** Lambda's limit for a synchronous call, in bytes. */
export const lambdaPayloadLimit = 6 * 1024 * 1024

/** The largest body of a content type that reaches a Lambda: all but text is passed on in base64, a third larger. */
export const maxBodyBytes = (contentType: string | undefined): number =>
  contentType?.toLowerCase().startsWith('multipart/') ? (lambdaPayloadLimit / 4) * 3 : lambdaPayloadLimit

/** The paths of the landing shell's calls, which have its envelope. */
const landingPath = /^(\/api|\/user|\/code|\/transaction\/company\/charge\/redirect)(\/|$)/

/**
 * The refusal of a body that is too large for a Lambda, in the envelope of the call's path. The gateway's own refusal
 * would have neither code nor text.
 */
export const largeBodyRefusal = (path: string, acceptLanguage: string | undefined) => ({
  // `invalidInput`, by number: the catalogue is too large for the distribution's function.
  code: 20008,
  [landingPath.test(path) ? 'message' : 'msg']: messages[localeFromHeader(acceptLanguage)],
  data: null,
  errors: [{ field: 'body', rule: 'fileTooLargeToPost' }],
})
