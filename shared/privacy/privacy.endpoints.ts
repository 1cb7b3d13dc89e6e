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
} as const
