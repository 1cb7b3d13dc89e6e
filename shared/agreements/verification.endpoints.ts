import { publicLandingEndpoint } from '../api/endpoint.ts'
import type { agreementsSchemas } from './agreements.schemas.ts'

/** Verifying an executed document, for its holder. */
export const verificationEndpoints = {
  /**
   * The record of a certified document, by the SHA-256 of the file or of the signed document, or by its printed code.
   */
  verifyAgreement: publicLandingEndpoint<typeof agreementsSchemas.verifyAgreement>()({
    name: 'verify-agreement',
    method: 'POST',
    path: '/api/agreements/verify',
    errors: ['invalidInput', 'tooManyRequests'],
    sensitive: ['speaksForLender'],
  }),
} as const
