import { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The benchmark as it was last published. */
export const sofrQuery = endpointQuery(drawdownEndpoints.getSofr)

export const secondApprovalQuery = endpointQuery(drawdownEndpoints.getSecondApproval)
export const awaitingDrawdownsQuery = endpointQuery(drawdownEndpoints.listAwaitingDrawdowns)
