import { endpoint } from '../api/endpoint.ts'
import type { complaintSchemas } from './complaint.schemas.ts'

/** A user's complaints about the lender. */
export const complaintEndpoints = {
  /** Complains about the lender, who answers within thirty days; five times a day. */
  makeComplaint: endpoint<typeof complaintSchemas.makeComplaint>()({
    name: 'make-complaint',
    method: 'POST',
    path: '/api/complaint',
    audience: 'session',
    idempotent: true,
    envelope: 'landing',
    errors: ['tooManyRequests'],
    audited: 'account',
  }),
  /** The user's complaints and the lender's answers; the latest twenty. */
  listComplaints: endpoint<typeof complaintSchemas.listComplaints>()({
    name: 'list-complaints',
    method: 'GET',
    path: '/api/complaint',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
} as const
