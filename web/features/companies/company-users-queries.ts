import type { ResponseOf } from '#shared/api/endpoint.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export type Member = ResponseOf<typeof membersEndpoints.listMembers>['records'][number]
export type Affiliation = ResponseOf<typeof membersEndpoints.listAffiliations>['records'][number]

/** Everybody of the company, who has asked to join and who was invited. */
export const membersQuery = endpointQuery(membersEndpoints.listMembers, { body: {} })

/** The user's companies. */
export const affiliationsQuery = endpointQuery(membersEndpoints.listAffiliations, { body: {} })
