import { landingEndpoint, publicLandingEndpoint } from '../api/endpoint.ts'
import type { signerChangesSchemas } from './signer-changes.schemas.ts'

/** Repairing a signing that does not complete. */
export const signerChangesEndpoints = {
  /**
   * Gives a signer another address or number, replaces them by another director, or attaches their authorisation. A new
   * address or number waits for a day, in which the person at the former one can object, and for the lender's release.
   * Limited to 100 a day for a company, together with addenda: each mails people.
   */
  changeSigner: landingEndpoint<typeof signerChangesSchemas.changeSigner>()({
    name: 'change-signer',
    method: 'POST',
    path: '/api/agreements/signers/{id}',
    role: 'administrator',
    mobile: true,
    errors: ['alreadyDone', 'beingProcessed', 'invalidInput', 'notFound', 'tooManyRequests', 'wrongState'],
    audited: 'money',
    sensitive: ['speaksForLender'],
  }),
  /** A requested contact change, for the person at the former contact with the mailed link. */
  openObjection: publicLandingEndpoint<typeof signerChangesSchemas.openObjection>()({
    name: 'open-objection',
    method: 'POST',
    path: '/api/agreements/contact-objection/open',
    errors: ['linkInvalid'],
  }),
  /** Objects to a requested contact change, which becomes void. Too late once it is in effect. */
  objectToContact: publicLandingEndpoint<typeof signerChangesSchemas.objectToContact>()({
    name: 'object-to-contact',
    method: 'POST',
    path: '/api/agreements/contact-objection',
    errors: ['linkInvalid', 'wrongState'],
  }),
  /** Removes a signer's authorisation document, before anybody signed. */
  deleteSignerFile: landingEndpoint<typeof signerChangesSchemas.deleteSignerFile>()({
    name: 'delete-signer-file',
    method: 'POST',
    path: '/api/agreements/delete-signer-file/{id}',
    role: 'administrator',
    errors: ['notFound', 'wrongState'],
    audited: 'money',
  }),
  /** Creates an agreement of the same kind again, if the last one was declined, lapsed or cannot complete. */
  retrySign: landingEndpoint<typeof signerChangesSchemas.retrySign>()({
    name: 'retry-sign',
    method: 'POST',
    path: '/api/agreements/retry-sign',
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
  /**
   * Mails the certified copy of a signed document again, to its signers and the company's administrators; once a day.
   */
  sendRpaEmail: landingEndpoint<typeof signerChangesSchemas.sendRpaEmail>()({
    name: 'send-rpa-email',
    method: 'POST',
    path: '/api/agreements/send-rpa-email',
    role: 'administrator',
    errors: ['beingProcessed', 'notFound', 'waitBeforeResending', 'wrongState'],
    audited: 'money',
    sensitive: ['speaksForLender'],
  }),
  /** When a type of mail about the company's signing was last sent, and when the next may be. */
  getMailOccurrence: landingEndpoint<typeof signerChangesSchemas.getMailOccurrence>()({
    name: 'get-mail-occurrence',
    method: 'GET',
    path: '/api/notifi/email/occ',
    reads: true,
  }),
} as const
