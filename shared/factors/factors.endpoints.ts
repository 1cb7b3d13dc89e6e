import { endpoint } from '../api/endpoint.ts'
import type { ErrorName } from '../api/errors.ts'
import type { factorsSchemas } from './factors.schemas.ts'

/** What a wrong proof is refused with. */
const proofErrors = [
  'codeExpired',
  'codeIncorrect',
  'verificationFailed',
  'accountLocked',
  'changedMeanwhile',
] as const satisfies readonly ErrorName[]

/** Second factors: passkeys, an app that shows codes and recovery codes, and what is proven by them. */
export const factorsEndpoints = {
  /** What the user has set up. */
  listFactors: endpoint<typeof factorsSchemas.listFactors>()({
    name: 'list-factors',
    method: 'GET',
    path: '/auth/clientUser/factors',
    audience: 'session',
    beforeFactor: true,
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Draws the secret of an app that shows codes. It counts once a code of the app was given. */
  beginCodeApp: endpoint<typeof factorsSchemas.beginCodeApp>()({
    name: 'begin-code-app',
    method: 'POST',
    path: '/auth/clientUser/factors/code-app/begin',
    audience: 'session',
    stepUp: true,
    beforeFactor: true,
    envelope: 'company',
    errors: [],
  }),
  /** Sets the app up whose code is given, in place of a previous one. With the first factor come the recovery codes. */
  addCodeApp: endpoint<typeof factorsSchemas.addCodeApp>()({
    name: 'add-code-app',
    method: 'POST',
    path: '/auth/clientUser/factors/code-app',
    audience: 'session',
    stepUp: true,
    beforeFactor: true,
    envelope: 'company',
    errors: ['codeExpired', 'codeIncorrect', 'accountLocked', 'changedMeanwhile'],
    audited: 'account',
  }),
  /** What the browser makes a passkey with. */
  beginPasskey: endpoint<typeof factorsSchemas.beginPasskey>()({
    name: 'begin-passkey',
    method: 'POST',
    path: '/auth/clientUser/factors/passkeys/begin',
    audience: 'session',
    stepUp: true,
    beforeFactor: true,
    envelope: 'company',
    errors: ['tooManyItems'],
  }),
  /** Adds the passkey that the browser has made, once it has checked who uses it (20016). With the first factor come the recovery codes. */
  addPasskey: endpoint<typeof factorsSchemas.addPasskey>()({
    name: 'add-passkey',
    method: 'POST',
    path: '/auth/clientUser/factors/passkeys',
    audience: 'session',
    stepUp: true,
    beforeFactor: true,
    envelope: 'company',
    errors: [
      'codeExpired',
      'verificationFailed',
      'userNotVerified',
      'alreadyExists',
      'tooManyItems',
      'changedMeanwhile',
    ],
    audited: 'account',
  }),
  /** Takes one away. The recovery codes go with the last; the last stays where one is required (70001). */
  removeFactor: endpoint<typeof factorsSchemas.removeFactor>()({
    name: 'remove-factor',
    method: 'DELETE',
    path: '/auth/clientUser/factors/{id}',
    audience: 'session',
    stepUp: true,
    envelope: 'company',
    errors: ['notFound', 'ruleBroken', 'changedMeanwhile'],
    audited: 'account',
  }),
  /** Draws other recovery codes; the previous ones are worth nothing. */
  renewRecoveryCodes: endpoint<typeof factorsSchemas.renewRecoveryCodes>()({
    name: 'renew-recovery-codes',
    method: 'POST',
    path: '/auth/clientUser/factors/recovery-codes',
    audience: 'session',
    stepUp: true,
    envelope: 'company',
    errors: ['notFound', 'changedMeanwhile'],
    audited: 'account',
  }),
  /** Has everyone who acts for the company need a second factor, from their next login on, or lifts that. */
  setFactorRequirement: endpoint<typeof factorsSchemas.setFactorRequirement>()({
    name: 'set-factor-requirement',
    method: 'POST',
    path: '/auth/clientUser/factors/requirement',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    // wrongState: whoever requires it has to have one.
    errors: ['changedMeanwhile', 'wrongState'],
    audited: 'people',
  }),
  /** How the caller can prove to be who they are. */
  beginStepUp: endpoint<typeof factorsSchemas.beginStepUp>()({
    name: 'begin-step-up',
    method: 'POST',
    path: '/auth/clientUser/step-up/begin',
    audience: 'session',
    beforeActivation: true,
    beforeFactor: true,
    envelope: 'company',
    errors: [],
  }),
  /**
   * Proves again who the caller is: for some minutes, this session may make the calls that take a step-up. Whoever has
   * a second factor proves it by that, by a passkey only with the PIN, finger or face of its user (20016); the password
   * is taken of others (70001 within a day of a reset by mail).
   */
  stepUp: endpoint<typeof factorsSchemas.stepUp>()({
    name: 'step-up',
    method: 'POST',
    path: '/auth/clientUser/step-up',
    audience: 'session',
    beforeActivation: true,
    beforeFactor: true,
    envelope: 'company',
    errors: [...proofErrors, 'userNotVerified', 'wrongOldPassword', 'passwordTooNew'],
  }),
  /** How who has given the right password can prove the second factor. 60002: the login has to begin again. */
  beginFactorLogin: endpoint<typeof factorsSchemas.beginFactorLogin>()({
    name: 'begin-factor-login',
    method: 'POST',
    path: '/api/login/factor/begin',
    audience: 'public',
    envelope: 'landing',
    errors: ['codeExpired'],
  }),
  /** Ends a login that was answered with 60001, whose message is `token`. With 2003 the message is as that of a login. */
  factorLogin: endpoint<typeof factorsSchemas.factorLogin>()({
    name: 'factor-login',
    method: 'POST',
    path: '/api/login/factor',
    audience: 'public',
    envelope: 'landing',
    errors: [...proofErrors, 'belongsToOtherPortal'],
  }),
} as const
