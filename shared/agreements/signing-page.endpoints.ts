import { endpoint } from '../api/endpoint.ts'
import type { signingPageSchemas } from './signing-page.schemas.ts'

/**
 * The signing page, for an identified recipient of the mailed link. Specific errors: `verificationFailed`, the signing
 * session is invalid or has ended: the signer identifies again; `ruleBroken`, not everything was read;
 * `resetTooRecent`, a password of the signer was reset by mail less than a day ago; `changedMeanwhile`, another version
 * was read; `wrongUserStatus`, a signer is no longer a signatory of the company, by its KYC.
 */
export const signingPageEndpoints = {
  /** The signer and documents of the mailed link; and the document itself in the session of an identified signer. */
  openSigning: endpoint<typeof signingPageSchemas.openSigning>()({
    name: 'open-signing',
    method: 'POST',
    path: '/api/agreements/signing/open',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid', 'linkExpired'],
  }),
  /** Sends the signer a code, by SMS or by mail; at most once a minute. */
  sendSigningCode: endpoint<typeof signingPageSchemas.sendSigningCode>()({
    name: 'send-signing-code',
    method: 'POST',
    path: '/api/agreements/signing/code',
    audience: 'public',
    envelope: 'landing',
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
  identifySigner: endpoint<typeof signingPageSchemas.identifySigner>()({
    name: 'identify-signer',
    method: 'POST',
    path: '/api/agreements/signing/identify',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid', 'linkExpired', 'wrongState', 'codeExpired', 'invalidInput', 'resetTooRecent'],
  }),
  /** Stores the signer's reading progress. */
  recordReading: endpoint<typeof signingPageSchemas.recordReading>()({
    name: 'record-reading',
    method: 'POST',
    path: '/api/agreements/signing/reading',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid', 'linkExpired', 'verificationFailed', 'wrongState'],
  }),
  /** Signs the agreement as the recipient of the link. Signing again returns the same. */
  signAgreement: endpoint<typeof signingPageSchemas.signAgreement>()({
    name: 'sign-agreement',
    method: 'POST',
    path: '/api/agreements/signing/sign',
    audience: 'public',
    envelope: 'landing',
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
  declineSigning: endpoint<typeof signingPageSchemas.declineSigning>()({
    name: 'decline-signing',
    method: 'POST',
    path: '/api/agreements/signing/decline',
    audience: 'public',
    envelope: 'landing',
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
  renewSigningLink: endpoint<typeof signingPageSchemas.renewSigningLink>()({
    name: 'renew-signing-link',
    method: 'POST',
    path: '/api/agreements/signing/renew',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid', 'tooManyRequests', 'waitBeforeResending', 'wrongState', 'resetTooRecent'],
    sensitive: ['speaksForLender'],
  }),
} as const
