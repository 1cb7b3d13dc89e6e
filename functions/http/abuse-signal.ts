import { type ErrorName, errorOfCode } from '#shared/api/errors.ts'

/** Refusals that indicate an attack in large numbers, though not alone. */
const refusals = {
  /** A token that was never issued, or whose session has ended. */
  token: ['notLoggedIn'],
  /** Items that do not exist for the caller or are forbidden: the response to foreign ids. */
  id: ['forbidden', 'notFound'],
  /** A password, a code, a second factor or the token of a link. */
  guess: [
    'wrongPassword',
    'wrongPasswordCaptchaNeeded',
    'wrongEmailOrPassword',
    'wrongOldPassword',
    'accountLocked',
    'codeIncorrect',
    'phoneCodeIncorrect',
    'emailCodeIncorrect',
    'verificationFailed',
    'invalidCredentials',
    'linkInvalid',
    'invitationLinkInvalid',
  ],
} as const satisfies Record<string, readonly ErrorName[]>

export type AbuseSignal = keyof typeof refusals

export const allAbuseSignals = Object.keys(refusals) as AbuseSignal[]

const signsByName = new Map<ErrorName, AbuseSignal>(
  allAbuseSignals.flatMap((sign) => refusals[sign].map((name) => [name, sign] as const)),
)

/** The abuse that a refusal by `code` may indicate for a call that declares these; undefined for none. */
export const abuseSignalOf = (code: number, declared: readonly ErrorName[]): AbuseSignal | undefined => {
  const name = errorOfCode(code, declared)
  return name && signsByName.get(name)
}
