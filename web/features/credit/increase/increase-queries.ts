import type { ResponseOf } from '#shared/api/endpoint.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

const { getLimitIncrease } = creditEndpoints

export type LimitIncrease = NonNullable<ResponseOf<typeof getLimitIncrease>>
export type LimitRequest = NonNullable<LimitIncrease['request']>

export const limitIncreaseQuery = endpointQuery(getLimitIncrease)
