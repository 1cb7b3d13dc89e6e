import type { RequestOf } from '#shared/api/endpoint.ts'
import { billEndpoints } from '#shared/repayment/bill.endpoints.ts'
import { chargeEndpoints } from '#shared/repayment/charge.endpoints.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { pagesQuery } from '../../api/pages-query.ts'

const { listCharges } = chargeEndpoints

/** What a list of charge orders is narrowed to and sorted by. */
export type ChargeListing = Omit<RequestOf<typeof listCharges>['body'], 'cursor'>

/** The company's charge orders, newest first, a page at a time. */
export const chargesQuery = pagesQuery([listCharges.name], (body, signal) =>
  call(listCharges, { body }, { signal }),
)

/** Some of them, in another order. */
export const listedChargesQuery = (listing: ChargeListing) =>
  pagesQuery([listCharges.name, listing], (place, signal) =>
    call(listCharges, { body: { ...listing, ...place } }, { signal }),
  )

/** One charge order with what was paid on it. */
export const chargeQuery = (chargeId: string) =>
  endpointQuery(billEndpoints.getCharge, { body: { charge_id: chargeId } })

/** Every answer about charge orders is known by one of these. */
export const chargeQueryKeys = [chargesQuery.queryKey, [billEndpoints.getCharge.name]] as const
