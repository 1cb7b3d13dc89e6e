import { landingEndpoint } from '../api/endpoint.ts'
import type { complaintSchemas } from './complaint.schemas.ts'

/** A user's complaints about the lender. */
export const complaintEndpoints = {
  /** Complains about the lender, who answers within thirty days; five times a day. */
  makeComplaint: landingEndpoint<typeof complaintSchemas.makeComplaint>()({
    name: 'make-complaint',
    method: 'POST',
    path: '/api/complaint',
    idempotent: true,
    errors: ['tooManyRequests'],
    audited: 'account',
  }),
  /** The user's complaints and the lender's answers; the latest twenty. */
  listComplaints: landingEndpoint<typeof complaintSchemas.listComplaints>()({
    name: 'list-complaints',
    method: 'GET',
    path: '/api/complaint',
    reads: true,
  }),
} as const
