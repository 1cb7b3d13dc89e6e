import { publicLandingEndpoint } from '../api/endpoint.ts'
import type { signingPageSchemas } from './signing-page.schemas.ts'

/**
 * The signing page, for an identified recipient of the mailed link. Specific errors: `verificationFailed`, the signing
 * session is invalid or has ended: the signer identifies again; `ruleBroken`, not everything was read;
 * `resetTooRecent`, a password of the signer was reset by mail less than a day ago; `changedMeanwhile`, another version
 * was read; `wrongUserStatus`, a signer is no longer a signatory of the company, by its KYC.
 */
export const signingPageEndpoints = {
  /** The signer and documents of the mailed link; and the document itself in the session of an identified signer. */
  openSigning: publicLandingEndpoint<typeof signingPageSchemas.openSigning>()({
    name: 'open-signing',
    method: 'POST',
    path: '/api/agreements/signing/open',
    errors: ['linkInvalid', 'linkExpired'],
  }),
  /** Sends the signer a code, by SMS or by mail; at most once a minute. */
  sendSigningCode: publicLandingEndpoint<typeof signingPageSchemas.sendSigningCode>()({
    name: 'send-signing-code',
    method: 'POST',
    path: '/api/agreements/signing/code',
    errors: [
      'linkInvalid',
      'linkExpired',
      'wrongState',
      'waitBeforeResending',
      'dailyCodesUsed',
      'resetTooRecent',
    ],
    sensitive: ['speaksForLender'],
  }),
  /** Opens a signing session, given the code and the end of the identity document's number. */
  identifySigner: publicLandingEndpoint<typeof signingPageSchemas.identifySigner>()({
    name: 'identify-signer',
    method: 'POST',
    path: '/api/agreements/signing/identify',
    errors: ['linkInvalid', 'linkExpired', 'wrongState', 'codeExpired', 'invalidInput', 'resetTooRecent'],
  }),
  /** Stores the signer's reading progress. */
  recordReading: publicLandingEndpoint<typeof signingPageSchemas.recordReading>()({
    name: 'record-reading',
    method: 'POST',
    path: '/api/agreements/signing/reading',
    errors: ['linkInvalid', 'linkExpired', 'verificationFailed', 'wrongState'],
  }),
  /** Signs the agreement as the recipient of the link. Signing again returns the same. */
  signAgreement: publicLandingEndpoint<typeof signingPageSchemas.signAgreement>()({
    name: 'sign-agreement',
    method: 'POST',
    path: '/api/agreements/signing/sign',
    errors: [
      'ruleBroken',
      'changedMeanwhile',
      'invalidInput',
      'linkInvalid',
      'linkExpired',
      'verificationFailed',
      'wrongUserStatus',
      'wrongState',
      'resetTooRecent',
    ],
    sensitive: ['movesMoney'],
  }),
  /** Declines to sign, which ends the signing for everybody. */
  declineSigning: publicLandingEndpoint<typeof signingPageSchemas.declineSigning>()({
    name: 'decline-signing',
    method: 'POST',
    path: '/api/agreements/signing/decline',
    errors: [
      'linkInvalid',
      'linkExpired',
      'verificationFailed',
      'alreadyDone',
      'changedMeanwhile',
      'wrongState',
      'resetTooRecent',
    ],
  }),
  /** Mails a fresh link to the signer whose link has expired, at most once in ten minutes and ten times a day. */
  renewSigningLink: publicLandingEndpoint<typeof signingPageSchemas.renewSigningLink>()({
    name: 'renew-signing-link',
    method: 'POST',
    path: '/api/agreements/signing/renew',
    errors: ['linkInvalid', 'tooManyRequests', 'waitBeforeResending', 'wrongState', 'resetTooRecent'],
    sensitive: ['speaksForLender'],
  }),
} as const
