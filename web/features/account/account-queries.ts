import { sessionEndpoints } from '#shared/account/session.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const userQuery = endpointQuery(sessionEndpoints.getUser)

/** The user's security activity. */
export const securityActivityQuery = endpointQuery(sessionEndpoints.listSecurityActivity)

/** The user's sessions. */
export const sessionsQuery = endpointQuery(sessionEndpoints.listSessions)
