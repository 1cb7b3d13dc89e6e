import type { RequestOf } from '#shared/api/endpoint.ts'
import { billEndpoints } from '#shared/repayment/bill.endpoints.ts'
import { chargeEndpoints } from '#shared/repayment/charge.endpoints.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { pagesQuery } from '../../api/pages-query.ts'

const { listCharges } = chargeEndpoints

/** The filters and sort order of a list of charge orders. */
export type ChargeListing = Omit<RequestOf<typeof listCharges>['body'], 'cursor'>

/** The company's charge orders, newest first, page by page. */
export const chargesQuery = pagesQuery([listCharges.name], (body, signal) =>
  call(listCharges, { body }, { signal }),
)

/** The charge orders, filtered and sorted. */
export const listedChargesQuery = (listing: ChargeListing) =>
  pagesQuery([listCharges.name, listing], (place, signal) =>
    call(listCharges, { body: { ...listing, ...place } }, { signal }),
  )

/** A charge order with its payments. */
export const chargeQuery = (chargeId: string) =>
  endpointQuery(billEndpoints.getCharge, { body: { charge_id: chargeId } })

/** The likely charge of a drawdown's running week of sales. */
export const expectedChargeQuery = (drawdownId: string) =>
  endpointQuery(chargeEndpoints.estimateCharge, { body: { drawdown_id: drawdownId } })

/** The query keys of all responses about charge orders. */
export const chargeQueryKeys = [chargesQuery.queryKey, [billEndpoints.getCharge.name]] as const
