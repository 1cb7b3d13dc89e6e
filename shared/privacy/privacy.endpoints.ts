import { endpoint } from '../api/endpoint.ts'
import type { privacySchemas } from './privacy.schemas.ts'

export const privacyEndpoints = {
  /** All that is kept of the user as a person; five times a day. */
  exportOwnData: endpoint<typeof privacySchemas.exportOwnData>()({
    name: 'export-own-data',
    method: 'POST',
    path: '/auth/clientUser/privacy/export',
    audience: 'session',
    stepUp: true,
    envelope: 'company',
    errors: ['tooManyRequests'],
    audited: 'account',
    sensitive: ['showsIdentity'],
  }),
  /** Has the lender's people correct what the user's own screens do not; five times a day. */
  askForCorrection: endpoint<typeof privacySchemas.askForCorrection>()({
    name: 'ask-for-correction',
    method: 'POST',
    path: '/auth/clientUser/privacy/correction',
    audience: 'session',
    idempotent: true,
    envelope: 'company',
    errors: ['tooManyRequests'],
    audited: 'account',
  }),
  /** What the user has asked to have corrected, and what the lender answered; the latest twenty. */
  listCorrections: endpoint<typeof privacySchemas.listCorrections>()({
    name: 'list-corrections',
    method: 'GET',
    path: '/auth/clientUser/privacy/correction',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /**
   * What closing the account would come to now: what is open of each company and who answers for it then, what is in the way,
   * what is kept, and until when.
   */
  lookAtClosing: endpoint<typeof privacySchemas.lookAtClosing>()({
    name: 'look-at-closing',
    method: 'GET',
    path: '/auth/clientUser/privacy/closing',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Closes the account and ends all its sessions. Where something is in the way it changes nothing, and says what. */
  closeAccount: endpoint<typeof privacySchemas.closeAccount>()({
    name: 'close-account',
    method: 'POST',
    path: '/auth/clientUser/privacy/closing',
    audience: 'session',
    stepUp: true,
    envelope: 'company',
    errors: ['changedMeanwhile'],
    audited: 'account',
  }),
} as const
