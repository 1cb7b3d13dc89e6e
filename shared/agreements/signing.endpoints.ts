import { endpoint } from '../api/endpoint.ts'
import type { signingSchemas } from './signing-form.schema.ts'

/** Signing itself, for whoever has the mailed link. */
export const signingEndpoints = {
  /** What a signer reads before signing, by the link that was mailed. */
  openSigning: endpoint<typeof signingSchemas.openSigning>()({
    name: 'open-signing',
    method: 'POST',
    path: '/api/agreements/signing/open',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid', 'linkExpired', 'wrongState'],
  }),
  /** Signs the agreement as the signer whom the link was mailed to. Signing again answers the same. */
  signAgreement: endpoint<typeof signingSchemas.signAgreement>()({
    name: 'sign-agreement',
    method: 'POST',
    path: '/api/agreements/signing/sign',
    audience: 'public',
    envelope: 'landing',
    errors: ['invalidInput', 'linkInvalid', 'linkExpired', 'wrongState'],
  }),
} as const
