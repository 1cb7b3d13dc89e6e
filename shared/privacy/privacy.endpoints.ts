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
  }),
  /** What closing the account would come to now: what is in the way, what is kept, and until when. */
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
