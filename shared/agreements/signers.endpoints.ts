import { landingEndpoint } from '../api/endpoint.ts'
import type { agreementsSchemas } from './agreements.schemas.ts'

/** The signers of a company's agreements, for its users. */
export const signersEndpoints = {
  /**
   * Creates the company's facility agreement, or an addendum to it, and invites every director to sign it; idempotent.
   */
  initiateSign: landingEndpoint<typeof agreementsSchemas.initiateSign>()({
    name: 'initiate-sign',
    method: 'POST',
    path: '/api/agreements/initiate-sign',
    role: 'administrator',
    mobile: true,
    errors: [
      'beingProcessed',
      'companyNotVerified',
      'kycIncomplete',
      'notFound',
      'tooManyRequests',
      'wrongState',
    ],
    audited: 'money',
    sensitive: ['speaksForLender'],
  }),
  /** The progress of the company's agreement, and its signers. */
  getSigners: landingEndpoint<typeof agreementsSchemas.getSigners>()({
    name: 'get-signers',
    method: 'POST',
    path: '/api/agreements/signer',
    reads: true,
    errors: ['notFound'],
  }),
  /** Reminds a signer by a fresh link, at most once a day. */
  urgeSigner: landingEndpoint<typeof agreementsSchemas.urgeSigner>()({
    name: 'urge-signer',
    method: 'POST',
    path: '/api/agreements/urge',
    role: 'administrator',
    errors: ['beingProcessed', 'alreadyDone', 'notFound', 'waitBeforeResending', 'wrongState'],
    audited: 'money',
    sensitive: ['speaksForLender'],
  }),
} as const
