import { endpoint } from '../api/endpoint.ts'
import type { privacySchemas } from './privacy.schemas.ts'

export const privacyEndpoints = {
  /** All personal data of the user; five times a day. */
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
  /** Requests the correction of data that the user's own screens cannot change; five times a day. */
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
  /** The user's correction requests and the lender's replies; the latest twenty. */
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
   * Previews the closing of the account: each company's open items and remaining administrators, the obstacles, and the
   * retained data with its retention.
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
  /** Closes the account and ends all its sessions. If there are obstacles it changes nothing, and returns them. */
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
