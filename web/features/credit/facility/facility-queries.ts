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

/** All facilities of the company, at most one for each product, so one page suffices. */
export const facilitiesQuery = endpointQuery(listFacilities, { body: { page_size: 100 } })

export const facilityQuery = (facilityId: string) =>
  endpointQuery(getFacilityDetail, { body: { facility_id: facilityId } })

const { listApplications } = applicationEndpoints

/** The drawdowns of a product's facility, newest first, page by page. */
export const facilityDrawdownsQuery = (productCode: ProductCode) =>
  pagesQuery([listApplications.name, 'facility', productCode], (place, signal) =>
    call(listApplications, { body: { name: 'drawdown', product_name: productCode, ...place } }, { signal }),
  )
