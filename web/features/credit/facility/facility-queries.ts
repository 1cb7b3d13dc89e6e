import type { ResponseOf } from '#shared/api/endpoint.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { pagesQuery } from '../../../api/pages-query.ts'

const { getFacilityDetail, listFacilities } = creditEndpoints

export type FacilityDetail = ResponseOf<typeof getFacilityDetail>
export type FacilitySummary = ResponseOf<typeof listFacilities>['records'][number]

/** The company has at most one facility a product: one page has them all. */
export const facilitiesQuery = endpointQuery(listFacilities, { body: { page_size: 100 } })

export const facilityQuery = (facilityId: string) =>
  endpointQuery(getFacilityDetail, { body: { facility_id: facilityId } })

const { listApplications } = applicationEndpoints

/** The drawdowns of a product's facility, newest first, a page at a time. */
export const facilityDrawdownsQuery = (productCode: ProductCode) =>
  pagesQuery([listApplications.name, 'facility', productCode], (place, signal) =>
    call(listApplications, { body: { name: 'drawdown', product_name: productCode, ...place } }, { signal }),
  )
