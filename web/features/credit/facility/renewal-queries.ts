import type { ResponseOf } from '#shared/api/endpoint.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

const { getRenewal } = creditEndpoints

export type Renewal = ResponseOf<typeof getRenewal>
export type RenewalRequest = NonNullable<Renewal['request']>

export const renewalQuery = (facilityId: string) =>
  endpointQuery(getRenewal, { body: { facility_id: facilityId } })

/** The common query key of all facilities' renewals. */
export const renewalsQueryKey = [getRenewal.name] as const
