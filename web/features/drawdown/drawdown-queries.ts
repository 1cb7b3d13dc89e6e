import { drawdownRequestEndpoints } from '#shared/drawdown/drawdown-request.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The benchmark as it was last published. */
export const sofrQuery = endpointQuery(drawdownRequestEndpoints.getSofr)
