import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import { call } from './call.ts'

/** The query that asks an endpoint, known by the endpoint's name and what it is asked with. */
export const endpointQuery = <const E extends Endpoint>(
  endpoint: E,
  ...[request]: unknown extends RequestOf<E> ? [] : [request: RequestOf<E>]
) =>
  queryOptions({
    queryKey: request === undefined ? [endpoint.name] : [endpoint.name, request],
    queryFn: ({ signal }) =>
      call<Endpoint>(endpoint, request as Record<string, never>, { signal }) as Promise<ResponseOf<E>>,
  })
