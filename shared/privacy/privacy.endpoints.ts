import { stepUpErrors } from '../account/step-up.ts'
import { endpoint } from '../api/endpoint.ts'
import type { privacySchemas } from './privacy.schemas.ts'

export const privacyEndpoints = {
  /**
   * All that is kept of the user as a person, to who gives the password again; five times a day. 800003: that is wrong;
   * 80002: too often.
   */
  exportOwnData: endpoint<typeof privacySchemas.exportOwnData>()({
    name: 'export-own-data',
    method: 'POST',
    path: '/auth/clientUser/privacy/export',
    audience: 'session',
    envelope: 'company',
    errors: [...stepUpErrors, 'tooManyRequests'],
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
  /**
   * Closes the account of who gives the password again, and ends all its sessions. Where something is in the way it
   * changes nothing, and says what. 800003: the password is wrong; 80002: too often.
   */
  closeAccount: endpoint<typeof privacySchemas.closeAccount>()({
    name: 'close-account',
    method: 'POST',
    path: '/auth/clientUser/privacy/closing',
    audience: 'session',
    envelope: 'company',
    errors: [...stepUpErrors],
    audited: 'account',
  }),
} as const
