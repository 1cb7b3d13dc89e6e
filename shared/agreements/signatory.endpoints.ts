import { endpoint } from '../api/endpoint.ts'
import type { signatorySchemas } from './signatory.schemas.ts'

/**
 * As whom of those who sign for the company a user signs while logged in. It is proven as a signer proves it, and ends with
 * the KYC in which it was.
 */
export const signatoryEndpoints = {
  /** As whom the caller signs, and who else signs for the company. */
  getSignatory: endpoint<typeof signatorySchemas.getSignatory>()({
    name: 'get-signatory',
    method: 'GET',
    path: '/api/agreements/signatory',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Sends a code to the number or address of the person who the caller says to be; at most once a minute. */
  sendSignatoryCode: endpoint<typeof signatorySchemas.sendSignatoryCode>()({
    name: 'send-signatory-code',
    method: 'POST',
    path: '/api/agreements/signatory/code',
    audience: 'session',
    role: 'administrator',
    sensitive: ['speaksForLender'],
    mobile: true,
    stepUp: true,
    envelope: 'landing',
    // notFound: nobody who signs by the KYC in force, or nobody whom a code reaches alone.
    errors: ['notFound', 'waitBeforeResending', 'dailyCodesUsed', 'resetTooRecent'],
  }),
  /**
   * Has the caller sign as that person from now on, who gives the code and the end of the identity document's number. Codes are
   * sent for administrators alone; a guess is counted before it is looked at, and so outside of the transaction of a role.
   */
  proveSignatory: endpoint<typeof signatorySchemas.proveSignatory>()({
    name: 'prove-signatory',
    method: 'POST',
    path: '/api/agreements/signatory',
    audience: 'session',
    mobile: true,
    stepUp: true,
    envelope: 'landing',
    errors: ['notFound', 'invalidInput', 'codeExpired', 'changedMeanwhile', 'resetTooRecent'],
    audited: 'people',
  }),
} as const
