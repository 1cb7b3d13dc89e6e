import type { FailureReason } from './api-error.ts'

/**
 * What one call says of a failure in words of its own, by the endpoint's name: of a reason that means more there than
 * the catalogue says, and under `otherwise` of what the catalogue has no words for. The values are keys of the
 * `account` words.
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

/** What a call says in words of its own, if it does. */
export const callTranslationsOf = (
  call: CallWithTranslations | undefined,
  reason: FailureReason | 'otherwise',
): CallTranslationsKey | undefined =>
  call && (callTranslations[call] as Partial<Record<string, CallTranslationsKey>>)[reason]
