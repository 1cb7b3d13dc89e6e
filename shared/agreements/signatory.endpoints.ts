import { landingEndpoint } from '../api/endpoint.ts'
import type { signatorySchemas } from './signatory.schemas.ts'

/**
 * The signatory that a user has proven to be. It is proven like a signer's identity, and ends with the KYC in which it
 * was.
 */
export const signatoryEndpoints = {
  /** The caller's signatory, and the company's others. */
  getSignatory: landingEndpoint<typeof signatorySchemas.getSignatory>()({
    name: 'get-signatory',
    method: 'GET',
    path: '/api/agreements/signatory',
    reads: true,
  }),
  /** Sends a code to the number or address of the person that the caller claims to be; at most once a minute. */
  sendSignatoryCode: landingEndpoint<typeof signatorySchemas.sendSignatoryCode>()({
    name: 'send-signatory-code',
    method: 'POST',
    path: '/api/agreements/signatory/code',
    role: 'administrator',
    sensitive: ['speaksForLender'],
    mobile: true,
    stepUp: true,
    // notFound: no signatory in the KYC in force, or none that a code reaches alone.
    errors: ['notFound', 'waitBeforeResending', 'dailyCodesUsed', 'resetTooRecent'],
  }),
  /**
   * Ties the caller to that person, given the code and the end of the identity document's number. Codes are sent to
   * administrators only; an attempt is counted before it is compared, and so outside of the transaction with the role
   * check.
   */
  proveSignatory: landingEndpoint<typeof signatorySchemas.proveSignatory>()({
    name: 'prove-signatory',
    method: 'POST',
    path: '/api/agreements/signatory',
    mobile: true,
    stepUp: true,
    errors: ['notFound', 'invalidInput', 'codeExpired', 'changedMeanwhile', 'resetTooRecent'],
    audited: 'people',
  }),
} as const
