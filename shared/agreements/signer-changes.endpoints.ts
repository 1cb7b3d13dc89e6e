import { endpoint } from '../api/endpoint.ts'
import type { signerChangesSchemas } from './signer-changes.schemas.ts'

/** What a company does about a signing that does not come to its end by itself. */
export const signerChangesEndpoints = {
  /**
   * Gives a signer another address or number, puts another director in their place, or attaches what authorises them. The
   * another address or number waits for a day, in which the former one can object, and for the lender to release it. A company does so, or begins an addendum, 100 times a day at most: each has people mailed.
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
  /** What another contact of a signer would be, for whoever was reached by the former one and has the mailed link. */
  openObjection: endpoint<typeof signerChangesSchemas.openObjection>()({
    name: 'open-objection',
    method: 'POST',
    path: '/api/agreements/contact-objection/open',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid'],
  }),
  /** Objects to it: the change comes to nothing. Too late once it is in effect. */
  objectToContact: endpoint<typeof signerChangesSchemas.objectToContact>()({
    name: 'object-to-contact',
    method: 'POST',
    path: '/api/agreements/contact-objection',
    audience: 'public',
    envelope: 'landing',
    errors: ['linkInvalid', 'wrongState'],
  }),
  /** Takes back what was attached to authorise a signer, before anybody signed. */
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
  /** Makes an agreement of the same kind again, where the last one was declined, lapsed or cannot complete. */
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
  /** Mails the certified copy of what everyone has signed again, to its signers and the company's administrators; once a day. */
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
  /** When a mail of a type about the company's signing last went out, and when the next may. */
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
