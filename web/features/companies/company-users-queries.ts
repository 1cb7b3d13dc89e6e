import type { ResponseOf } from '#shared/api/endpoint.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export type Member = ResponseOf<typeof membersEndpoints.listMembers>['records'][number]
export type Affiliation = ResponseOf<typeof membersEndpoints.listAffiliations>['records'][number]

/** All users of the company, requests to join and invitations. */
export const membersQuery = endpointQuery(membersEndpoints.listMembers, { body: {} })

/** The user's companies. */
export const affiliationsQuery = endpointQuery(membersEndpoints.listAffiliations, { body: {} })
