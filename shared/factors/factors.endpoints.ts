import { companyEndpoint, publicLandingEndpoint } from '../api/endpoint.ts'
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
  listFactors: companyEndpoint<typeof factorsSchemas.listFactors>()({
    name: 'list-factors',
    method: 'GET',
    path: '/auth/clientUser/factors',
    beforeFactor: true,
    reads: true,
  }),
  /** Draws the secret of an authenticator app. It becomes active with a code of the app. */
  beginCodeApp: companyEndpoint<typeof factorsSchemas.beginCodeApp>()({
    name: 'begin-code-app',
    method: 'POST',
    path: '/auth/clientUser/factors/code-app/begin',
    stepUp: true,
    beforeFactor: true,
  }),
  /**
   * Sets up the app that shows the given code, replacing a previous one. The first factor comes with recovery codes.
   */
  addCodeApp: companyEndpoint<typeof factorsSchemas.addCodeApp>()({
    name: 'add-code-app',
    method: 'POST',
    path: '/auth/clientUser/factors/code-app',
    stepUp: true,
    beforeFactor: true,
    errors: ['codeExpired', 'codeIncorrect', 'accountLocked', 'changedMeanwhile'],
    audited: 'account',
  }),
  /** The parameters for creating a passkey in the browser. */
  beginPasskey: companyEndpoint<typeof factorsSchemas.beginPasskey>()({
    name: 'begin-passkey',
    method: 'POST',
    path: '/auth/clientUser/factors/passkeys/begin',
    stepUp: true,
    beforeFactor: true,
    errors: ['tooManyItems'],
  }),
  /**
   * Adds the passkey created by the browser, if its user was verified (20016). The first factor comes with recovery
   * codes.
   */
  addPasskey: companyEndpoint<typeof factorsSchemas.addPasskey>()({
    name: 'add-passkey',
    method: 'POST',
    path: '/auth/clientUser/factors/passkeys',
    stepUp: true,
    beforeFactor: true,
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
  /**
   * Removes a second factor, and the recovery codes with the last one. The last one cannot be removed while one is
   * required (70001).
   */
  removeFactor: companyEndpoint<typeof factorsSchemas.removeFactor>()({
    name: 'remove-factor',
    method: 'DELETE',
    path: '/auth/clientUser/factors/{id}',
    stepUp: true,
    errors: ['notFound', 'ruleBroken', 'changedMeanwhile'],
    audited: 'account',
  }),
  /** Draws new recovery codes; the previous ones become invalid. */
  renewRecoveryCodes: companyEndpoint<typeof factorsSchemas.renewRecoveryCodes>()({
    name: 'renew-recovery-codes',
    method: 'POST',
    path: '/auth/clientUser/factors/recovery-codes',
    stepUp: true,
    errors: ['notFound', 'changedMeanwhile'],
    audited: 'account',
  }),
  /** Sets or lifts the requirement that all users of the company have a second factor, from their next login on. */
  setFactorRequirement: companyEndpoint<typeof factorsSchemas.setFactorRequirement>()({
    name: 'set-factor-requirement',
    method: 'POST',
    path: '/auth/clientUser/factors/requirement',
    role: 'administrator',
    stepUp: true,
    // wrongState: the caller has no second factor yet.
    errors: ['changedMeanwhile', 'wrongState'],
    audited: 'people',
  }),
  /** The caller's ways of proof. */
  beginStepUp: companyEndpoint<typeof factorsSchemas.beginStepUp>()({
    name: 'begin-step-up',
    method: 'POST',
    path: '/auth/clientUser/step-up/begin',
    beforeActivation: true,
    beforeFactor: true,
  }),
  /**
   * A step-up: for some minutes, this session may make the calls that require one. A user with a second factor proves
   * that one, a passkey only with PIN, finger or face (20016); others the password (70001 within a day of a reset by
   * mail).
   */
  stepUp: companyEndpoint<typeof factorsSchemas.stepUp>()({
    name: 'step-up',
    method: 'POST',
    path: '/auth/clientUser/step-up',
    beforeActivation: true,
    beforeFactor: true,
    errors: [...proofErrors, 'userNotVerified', 'wrongOldPassword', 'passwordTooNew'],
  }),
  /** The ways to prove the second factor after the right password. 60002: the login has to start again. */
  beginFactorLogin: publicLandingEndpoint<typeof factorsSchemas.beginFactorLogin>()({
    name: 'begin-factor-login',
    method: 'POST',
    path: '/api/login/factor/begin',
    errors: ['codeExpired'],
  }),
  /**
   * Completes a login that was refused with 60001; `token` is the message of that refusal. A refusal with 2003 has the
   * same message as that of a login.
   */
  factorLogin: publicLandingEndpoint<typeof factorsSchemas.factorLogin>()({
    name: 'factor-login',
    method: 'POST',
    path: '/api/login/factor',
    errors: [...proofErrors, 'belongsToOtherPortal'],
  }),
} as const
