import { endpoint } from '../api/endpoint.ts'
import { categoryReportEndpoints } from './category-report.endpoints.ts'
import { complaintEndpoints } from './complaint.endpoints.ts'
import type { engagementSchemas } from './engagement.schemas.ts'

export const engagementEndpoints = {
  /** The company's red packets, and those that it can claim; optionally of one status. */
  listRedPackets: endpoint<typeof engagementSchemas.listRedPackets>()({
    name: 'list-red-packets',
    method: 'GET',
    path: '/api/company/red-packets',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** The number of red packets left in a pool. Visitors see it on the landing page. */
  getRedPacketQuantity: endpoint<typeof engagementSchemas.getRedPacketQuantity>()({
    name: 'get-red-packet-quantity',
    method: 'GET',
    path: '/api/red-packets/{id}',
    audience: 'public',
    envelope: 'landing',
    errors: ['notFound'],
  }),
  /** Claims a red packet, once for a company. Claiming again returns the same. */
  collectRedPacket: endpoint<typeof engagementSchemas.collectRedPacket>()({
    name: 'collect-red-packet',
    method: 'POST',
    path: '/api/red-packets/{id}',
    audience: 'session',
    envelope: 'landing',
    // wrongState: there are none left, or it is no longer valid.
    errors: ['changedMeanwhile', 'wrongState', 'notFound'],
    audited: 'money',
    sensitive: ['waivesDebt'],
  }),
  /** The content of a campaign, for visitors. */
  getCampaignTag: endpoint<typeof engagementSchemas.getCampaignTag>()({
    name: 'get-campaign-tag',
    method: 'GET',
    path: '/api/campaign-tag/{id}',
    audience: 'public',
    envelope: 'landing',
    errors: ['notFound'],
  }),
  /** The QR code of a customer-service contact, by the `cpid` of a link. */
  getCustomerService: endpoint<typeof engagementSchemas.getCustomerService>()({
    name: 'get-customer-service',
    method: 'GET',
    path: '/api/customer-service/{id}',
    audience: 'public',
    envelope: 'landing',
    errors: ['notFound'],
  }),
  ...categoryReportEndpoints,
  ...complaintEndpoints,
} as const
