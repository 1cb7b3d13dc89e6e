import { endpoint } from '../api/endpoint.ts'
import type { agreementsSchemas } from './agreements.schemas.ts'

/** Checking an executed paper, for whoever has it in front of them. */
export const verificationEndpoints = {
  /** What is on record of a certified paper, by the SHA-256 of the file or of what was signed, or by the code that is printed on it. */
  verifyAgreement: endpoint<typeof agreementsSchemas.verifyAgreement>()({
    name: 'verify-agreement',
    method: 'POST',
    path: '/api/agreements/verify',
    audience: 'public',
    envelope: 'landing',
    errors: ['invalidInput', 'tooManyRequests'],
    sensitive: ['speaksForLender'],
  }),
} as const
