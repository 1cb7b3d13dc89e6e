import type { FailureCode } from './api-error.ts'

/**
 * Codes whose words depend on the call that met them: the landing shell's small numbers mean something else on each.
 * Keyed by the endpoint's name; the value is a key of the `auth` words.
 */
export const callMessages = {
  register: {
    1: 'failure.phoneTaken',
    3: 'failure.emailTaken',
    411004: 'failure.paymentAccountBound',
    411005: 'failure.paymentAccountBound',
    411006: 'failure.companyExists',
  },
  login: {
    400: 'failure.wrongPassword',
    401: 'failure.accountBlocked',
    80001: 'failure.wrongPasswordWithCaptcha',
  },
  'forgot-password': {
    1: 'failure.emailUnknown',
    2: 'failure.emailExists',
    80015: 'failure.linkTooOften',
  },
} as const satisfies Record<string, Partial<Record<FailureCode, `failure.${string}`>>>

export type CallWithMessages = keyof typeof callMessages
export type CallMessageKey = {
  [C in CallWithMessages]: (typeof callMessages)[C][keyof (typeof callMessages)[C]]
}[CallWithMessages]

/** What to say for a code that one call gives a meaning of its own, if it does. */
export const callMessageOf = (call: CallWithMessages, code: FailureCode): CallMessageKey | undefined =>
  (callMessages[call] as Partial<Record<FailureCode, CallMessageKey>>)[code]
