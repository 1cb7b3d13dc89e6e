import { endpoint } from '../api/endpoint.ts'
import type { agreementsSchemas } from './agreements.schemas.ts'

/** The signers of a company's agreements, for its users. */
export const signersEndpoints = {
  /**
   * Creates the company's facility agreement, or an addendum to it, and invites every director to sign it; idempotent.
   */
  initiateSign: endpoint<typeof agreementsSchemas.initiateSign>()({
    name: 'initiate-sign',
    method: 'POST',
    path: '/api/agreements/initiate-sign',
    audience: 'session',
    role: 'administrator',
    mobile: true,
    envelope: 'landing',
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
  getSigners: endpoint<typeof agreementsSchemas.getSigners>()({
    name: 'get-signers',
    method: 'POST',
    path: '/api/agreements/signer',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: ['notFound'],
  }),
  /** Reminds a signer by a fresh link, at most once a day. */
  urgeSigner: endpoint<typeof agreementsSchemas.urgeSigner>()({
    name: 'urge-signer',
    method: 'POST',
    path: '/api/agreements/urge',
    audience: 'session',
    role: 'administrator',
    envelope: 'landing',
    errors: ['beingProcessed', 'alreadyDone', 'notFound', 'waitBeforeResending', 'wrongState'],
    audited: 'money',
    sensitive: ['speaksForLender'],
  }),
} as const
