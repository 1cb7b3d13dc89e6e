import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import { call } from './call.ts'

/** The query that calls an endpoint. Its key is the endpoint's name and its request. */
export const endpointQuery = <const E extends Endpoint>(
  endpoint: E,
  ...[request]: unknown extends RequestOf<E> ? [] : [request: RequestOf<E>]
) =>
  queryOptions({
    queryKey: request === undefined ? [endpoint.name] : [endpoint.name, request],
    queryFn: ({ signal }) =>
      call<Endpoint>(endpoint, request as Record<string, never>, { signal }) as Promise<ResponseOf<E>>,
  })
