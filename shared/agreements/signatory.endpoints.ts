import { landingEndpoint } from '../api/endpoint.ts'
import type { signatorySchemas } from './signatory.schemas.ts'

/**
 * The signatory whom a user has proven to be. The proof works like the identification of a signer, and is valid for the
 * KYC in which it was given.
 */
export const signatoryEndpoints = {
  /** The signatory whom the caller has proven to be, and all signatories of the company. */
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
    // notFound: no such signatory in the KYC in force, or none with a number or address of their own.
    errors: ['notFound', 'waitBeforeResending', 'dailyCodesUsed', 'resetTooRecent'],
  }),
  /**
   * Links the caller to a signatory, given the code and the end of the identity document's number. Codes are sent to
   * administrators only. An attempt is counted before the code is compared, and so outside of the transaction with the
   * role check.
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
