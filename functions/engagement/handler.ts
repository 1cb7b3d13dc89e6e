import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { engagementSchemas } from '#shared/engagement/engagement.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof engagementEndpoints> = {
  listRedPackets: async () => (await import('./list-red-packets.ts')).listRedPackets,
  getRedPacketQuantity: async () => (await import('./get-red-packet-quantity.ts')).getRedPacketQuantity,
  collectRedPacket: async () => (await import('./collect-red-packet.ts')).collectRedPacket,
  getCampaignTag: async () => (await import('./get-campaign-tag.ts')).getCampaignTag,
  getCustomerService: async () => (await import('./get-customer-service.ts')).getCustomerService,
  listReportCategories: async () => (await import('./list-report-categories.ts')).listReportCategories,
  storeCategoryReport: async () => (await import('./store-category-report.ts')).storeCategoryReport,
  requestCategoryReportPaper: async () =>
    (await import('./request-category-report-paper.ts')).requestCategoryReportPaper,
  makeComplaint: async () => (await import('./make-complaint.ts')).makeComplaint,
  listComplaints: async () => (await import('./list-complaints.ts')).listComplaints,
  getCategoryReport: async () => (await import('./get-category-report.ts')).getCategoryReport,
}

export const createEngagementLambda = (deps: Deps) =>
  createAreaLambda(engagementEndpoints, engagementSchemas, handlers, deps)
