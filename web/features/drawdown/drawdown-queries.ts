import { drawdownRequestEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The latest published benchmark rate. */
export const sofrQuery = endpointQuery(drawdownRequestEndpoints.getSofr)
