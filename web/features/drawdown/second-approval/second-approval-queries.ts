import { secondApprovalEndpoints } from '#shared/drawdown/second-approval.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export const secondApprovalQuery = endpointQuery(secondApprovalEndpoints.getSecondApproval)
export const awaitingDrawdownsQuery = endpointQuery(secondApprovalEndpoints.listAwaitingDrawdowns)
