import { companyEndpoint } from '../api/endpoint.ts'
import type { privacySchemas } from './privacy.schemas.ts'

export const privacyEndpoints = {
  /** All personal data of the user; five times a day. */
  exportOwnData: companyEndpoint<typeof privacySchemas.exportOwnData>()({
    name: 'export-own-data',
    method: 'POST',
    path: '/auth/clientUser/privacy/export',
    stepUp: true,
    errors: ['tooManyRequests'],
    audited: 'account',
    sensitive: ['showsIdentity'],
  }),
  /** Requests the correction of data that the user's own screens cannot change; five times a day. */
  askForCorrection: companyEndpoint<typeof privacySchemas.askForCorrection>()({
    name: 'ask-for-correction',
    method: 'POST',
    path: '/auth/clientUser/privacy/correction',
    idempotent: true,
    errors: ['tooManyRequests'],
    audited: 'account',
  }),
  /** The user's correction requests and the lender's replies; the latest twenty. */
  listCorrections: companyEndpoint<typeof privacySchemas.listCorrections>()({
    name: 'list-corrections',
    method: 'GET',
    path: '/auth/clientUser/privacy/correction',
    reads: true,
  }),
  /**
   * Previews the closing of the account: each company's open items and remaining administrators, the obstacles, and the
   * retained data with its retention.
   */
  lookAtClosing: companyEndpoint<typeof privacySchemas.lookAtClosing>()({
    name: 'look-at-closing',
    method: 'GET',
    path: '/auth/clientUser/privacy/closing',
    reads: true,
  }),
  /** Closes the account and ends all its sessions. If there are obstacles it changes nothing, and returns them. */
  closeAccount: companyEndpoint<typeof privacySchemas.closeAccount>()({
    name: 'close-account',
    method: 'POST',
    path: '/auth/clientUser/privacy/closing',
    stepUp: true,
    errors: ['changedMeanwhile'],
    audited: 'account',
  }),
} as const
