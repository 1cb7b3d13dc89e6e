import { sessionEndpoints } from '#shared/account/session.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const userQuery = endpointQuery(sessionEndpoints.getUser)

/** What the user is told of under security. */
export const securityActivityQuery = endpointQuery(sessionEndpoints.listSecurityNews)

/** Where the user is logged in. */
export const sessionsQuery = endpointQuery(sessionEndpoints.listSessions)
