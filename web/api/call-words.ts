import type { FailureReason } from './api-error.ts'

/**
 * What one call says of a failure in words of its own, by the endpoint's name: of a reason that means more there than
 * the catalogue says, and under `otherwise` of what the catalogue has no words for. The values are keys of the
 * `account` words.
 */
export const callWords = {
  'forgot-password': { dailyCodesUsed: 'failure.linkTooOften', otherwise: 'forgot.notSent' },
  'resend-activation': { internalError: 'resend.notSent', otherwise: 'resend.notSent' },
  'send-phone-code': { internalError: 'code.notSent', otherwise: 'code.notSent' },
  'send-email-code': { internalError: 'code.notSent', otherwise: 'code.notSent' },
} as const satisfies Record<string, Partial<Record<FailureReason | 'otherwise', string>>>

export type CallWithWords = keyof typeof callWords
type CallWords = (typeof callWords)[CallWithWords]
export type CallWordsKey = { [M in CallWords as string]: M[keyof M] }[string]

/** What a call says in words of its own, if it does. */
export const callWordsOf = (
  call: CallWithWords | undefined,
  reason: FailureReason | 'otherwise',
): CallWordsKey | undefined => call && (callWords[call] as Partial<Record<string, CallWordsKey>>)[reason]
