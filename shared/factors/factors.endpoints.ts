import { endpoint } from '../api/endpoint.ts'
import type { ErrorName } from '../api/errors.ts'
import type { factorsSchemas } from './factors.schemas.ts'

/** The errors of a wrong proof. */
const proofErrors = [
  'codeExpired',
  'codeIncorrect',
  'verificationFailed',
  'accountLocked',
  'changedMeanwhile',
] as const satisfies readonly ErrorName[]

/** Second factors: passkeys, an authenticator app and recovery codes, and proofs by them. */
export const factorsEndpoints = {
  /** The user's second factors. */
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
  /** Draws the secret of an authenticator app. It becomes active with a code of the app. */
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
  /**
   * Sets up the app that shows the given code, replacing a previous one. The first factor comes with recovery codes.
   */
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
  /** The parameters for creating a passkey in the browser. */
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
  /**
   * Adds the passkey created by the browser, if its user was verified (20016). The first factor comes with recovery
   * codes.
   */
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
  /** Removes one. The recovery codes go with the last; the last stays if one is required (70001). */
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
  /** Draws new recovery codes; the previous ones become invalid. */
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
  /** Requires a second factor of all users of the company, from their next login on, or lifts that. */
  setFactorRequirement: endpoint<typeof factorsSchemas.setFactorRequirement>()({
    name: 'set-factor-requirement',
    method: 'POST',
    path: '/auth/clientUser/factors/requirement',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    // wrongState: the caller has to have one first.
    errors: ['changedMeanwhile', 'wrongState'],
    audited: 'people',
  }),
  /** The caller's ways of proof. */
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
   * A step-up: for some minutes, this session may make the calls that require one. A user with a second factor proves
   * that one, a passkey only with PIN, finger or face (20016); others the password (70001 within a day of a reset by
   * mail).
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
  /** The ways to prove the second factor after the right password. 60002: the login has to start again. */
  beginFactorLogin: endpoint<typeof factorsSchemas.beginFactorLogin>()({
    name: 'begin-factor-login',
    method: 'POST',
    path: '/api/login/factor/begin',
    audience: 'public',
    envelope: 'landing',
    errors: ['codeExpired'],
  }),
  /**
   * Completes a login that was refused with 60001, whose message is `token`. With 2003 the message is as that of a
   * login.
   */
  factorLogin: endpoint<typeof factorsSchemas.factorLogin>()({
    name: 'factor-login',
    method: 'POST',
    path: '/api/login/factor',
    audience: 'public',
    envelope: 'landing',
    errors: [...proofErrors, 'belongsToOtherPortal'],
  }),
} as const
