import type { FailureReason } from './api-error.ts'

/**
 * Failure texts specific to one call, by endpoint name. A reason's own text overrides the catalogue's; `otherwise` is
 * for reasons without a text in the catalogue. The values are keys of the `account` translations.
 */
export const callTranslations = {
  'forgot-password': { dailyCodesUsed: 'failure.linkTooOften', otherwise: 'forgot.notSent' },
  'resend-activation': { internalError: 'resend.notSent', otherwise: 'resend.notSent' },
  'send-phone-code': { internalError: 'code.notSent', otherwise: 'code.notSent' },
  'send-email-code': { internalError: 'code.notSent', otherwise: 'code.notSent' },
} as const satisfies Record<string, Partial<Record<FailureReason | 'otherwise', string>>>

export type CallWithTranslations = keyof typeof callTranslations
type CallTranslations = (typeof callTranslations)[CallWithTranslations]
export type CallTranslationsKey = { [M in CallTranslations as string]: M[keyof M] }[string]

/** The key of a call's specific text for `reason`; undefined if it has none. */
export const callTranslationsOf = (
  call: CallWithTranslations | undefined,
  reason: FailureReason | 'otherwise',
): CallTranslationsKey | undefined =>
  call && (callTranslations[call] as Partial<Record<string, CallTranslationsKey>>)[reason]
