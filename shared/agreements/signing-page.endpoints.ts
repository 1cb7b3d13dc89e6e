import { endpoint } from '../api/endpoint.ts'
import type { signingPageSchemas } from './signing-page.schemas.ts'

/**
 * Signing itself, for whoever has the mailed link and proves to be the one whom it was mailed to. Beyond what they say
 * everywhere, `verificationFailed` is that the signing session is none or has ended: the signer identifies again;
 * `ruleBroken` that not all was read; `resetTooRecent` that a password of the signer's was reset by mail less than a
 * day ago; `changedMeanwhile` that another version was; `wrongUserStatus` that a signer signs for the company no more,
 * by its KYC.
 */
export const signingPageEndpoints = {
  /** Who is to sign what, by the mailed link; and the document itself in the session of an identified signer. */
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
  /** Opens a signing session for who gives the code, and the end of the identity document's number. */
  identifySigner: endpoint<typeof signingPageSchemas.identifySigner>()({
    name: 'identify-signer',
    method: 'POST',
    path: '/api/agreements/signing/identify',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid', 'linkExpired', 'wrongState', 'codeExpired', 'invalidInput', 'resetTooRecent'],
  }),
  /** Notes how far the signer has read. */
  recordReading: endpoint<typeof signingPageSchemas.recordReading>()({
    name: 'record-reading',
    method: 'POST',
    path: '/api/agreements/signing/reading',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid', 'linkExpired', 'verificationFailed', 'wrongState'],
  }),
  /** Signs the agreement as the signer whom the link was mailed to. Signing again answers the same. */
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
