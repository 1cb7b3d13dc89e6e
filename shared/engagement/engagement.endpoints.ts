import { landingEndpoint, publicLandingEndpoint } from '../api/endpoint.ts'
import { categoryReportEndpoints } from './category-report.endpoints.ts'
import { complaintEndpoints } from './complaint.endpoints.ts'
import type { engagementSchemas } from './engagement.schemas.ts'

export const engagementEndpoints = {
  /** The company's red packets, and those that it can claim; optionally of one status. */
  listRedPackets: landingEndpoint<typeof engagementSchemas.listRedPackets>()({
    name: 'list-red-packets',
    method: 'GET',
    path: '/api/company/red-packets',
    reads: true,
  }),
  /** The number of red packets left in a pool. Visitors see it on the landing page. */
  getRedPacketQuantity: publicLandingEndpoint<typeof engagementSchemas.getRedPacketQuantity>()({
    name: 'get-red-packet-quantity',
    method: 'GET',
    path: '/api/red-packets/{id}',
    errors: ['notFound'],
  }),
  /** Claims a red packet, once for a company. Claiming again returns the same. */
  collectRedPacket: landingEndpoint<typeof engagementSchemas.collectRedPacket>()({
    name: 'collect-red-packet',
    method: 'POST',
    path: '/api/red-packets/{id}',
    // wrongState: there are none left, or it is no longer valid.
    errors: ['changedMeanwhile', 'wrongState', 'notFound'],
    audited: 'money',
    sensitive: ['waivesDebt'],
  }),
  /** The content of a campaign, for visitors. */
  getCampaignTag: publicLandingEndpoint<typeof engagementSchemas.getCampaignTag>()({
    name: 'get-campaign-tag',
    method: 'GET',
    path: '/api/campaign-tag/{id}',
    errors: ['notFound'],
  }),
  /** The QR code of a customer-service contact, by the `cpid` of a link. */
  getCustomerService: publicLandingEndpoint<typeof engagementSchemas.getCustomerService>()({
    name: 'get-customer-service',
    method: 'GET',
    path: '/api/customer-service/{id}',
    errors: ['notFound'],
  }),
  ...categoryReportEndpoints,
  ...complaintEndpoints,
} as const
