import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

/** The user's complaints. Refetched whenever they are shown, as the lender answers meanwhile. */
export const complaintsQuery = { ...endpointQuery(engagementEndpoints.listComplaints), staleTime: 0 }
