import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'

/** Every declared endpoint of every area. */
export const endpoints = Object.values(allEndpoints).flatMap((each) => Object.values<Endpoint>(each))
