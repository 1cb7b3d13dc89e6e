import { endpoint } from '../api/endpoint.ts'
import type { signerChangesSchemas } from './signer-changes.schemas.ts'

/** Repairing a signing that does not complete. */
export const signerChangesEndpoints = {
  /**
   * Gives a signer another address or number, replaces them by another director, or attaches their authorisation. A new
   * address or number waits for a day, in which the person at the former one can object, and for the lender's release.
   * Limited to 100 a day for a company, together with addenda: each mails people.
   */
  changeSigner: endpoint<typeof signerChangesSchemas.changeSigner>()({
    name: 'change-signer',
    method: 'POST',
    path: '/api/agreements/signers/{id}',
    audience: 'session',
    role: 'administrator',
    mobile: true,
    envelope: 'landing',
    errors: ['alreadyDone', 'beingProcessed', 'invalidInput', 'notFound', 'tooManyRequests', 'wrongState'],
    audited: 'money',
    sensitive: ['speaksForLender'],
  }),
  /** A requested contact change, for the person at the former contact with the mailed link. */
  openObjection: endpoint<typeof signerChangesSchemas.openObjection>()({
    name: 'open-objection',
    method: 'POST',
    path: '/api/agreements/contact-objection/open',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid'],
  }),
  /** Objects to it: the change is void. Too late once it is in effect. */
  objectToContact: endpoint<typeof signerChangesSchemas.objectToContact>()({
    name: 'object-to-contact',
    method: 'POST',
    path: '/api/agreements/contact-objection',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid', 'wrongState'],
  }),
  /** Removes a signer's authorisation document, before anybody signed. */
  deleteSignerFile: endpoint<typeof signerChangesSchemas.deleteSignerFile>()({
    name: 'delete-signer-file',
    method: 'POST',
    path: '/api/agreements/delete-signer-file/{id}',
    audience: 'session',
    role: 'administrator',
    envelope: 'landing',
    errors: ['notFound', 'wrongState'],
    audited: 'money',
  }),
  /** Creates an agreement of the same kind again, if the last one was declined, lapsed or cannot complete. */
  retrySign: endpoint<typeof signerChangesSchemas.retrySign>()({
    name: 'retry-sign',
    method: 'POST',
    path: '/api/agreements/retry-sign',
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
  /**
   * Mails the certified copy of a signed document again, to its signers and the company's administrators; once a day.
   */
  sendRpaEmail: endpoint<typeof signerChangesSchemas.sendRpaEmail>()({
    name: 'send-rpa-email',
    method: 'POST',
    path: '/api/agreements/send-rpa-email',
    audience: 'session',
    role: 'administrator',
    envelope: 'landing',
    errors: ['beingProcessed', 'notFound', 'waitBeforeResending', 'wrongState'],
    audited: 'money',
    sensitive: ['speaksForLender'],
  }),
  /** When a type of mail about the company's signing was last sent, and when the next may be. */
  getMailOccurrence: endpoint<typeof signerChangesSchemas.getMailOccurrence>()({
    name: 'get-mail-occurrence',
    method: 'GET',
    path: '/api/notifi/email/occ',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
} as const
