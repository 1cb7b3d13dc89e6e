import { type ErrorName, errorOfCode } from '#shared/api/errors.ts'

/** What of a refusal tells of an attack where there are many of them, though one alone is nothing. */
const refusals = {
  /** A token that nobody was given, or whose session has ended. */
  token: ['notLoggedIn'],
  /** What is not there for the caller, or not for them to do: so ids of others are refused. */
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

/** What a refusal by `code` of a call that declares these may be a sign of; undefined where it is one of none. */
export const abuseSignalOf = (code: number, declared: readonly ErrorName[]): AbuseSignal | undefined => {
  const name = errorOfCode(code, declared)
  return name && signsByName.get(name)
}
