import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { type Facility, listCompanyFacilities } from '../data/facilities.ts'
import { sortPage } from '../data/sort-page.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeFacility } from './describe-facility.ts'

const sortedBy = {
  effective_date: ({ effectiveDate }: Facility) => effectiveDate,
  next_review_date: ({ nextReviewDate }: Facility) => nextReviewDate,
  product_code: ({ productCode }: Facility) => productCode,
} as const

export const listFacilities: Handler<typeof creditEndpoints.listFacilities> = async (
  { input, session },
  { table },
) => {
  const { page_size: limit, cursor, order, sort_by: sortBy, status, product_code: productCode } = input.body
  // A company has at most one facility a product, so there are few.
  const facilities = await listCompanyFacilities(table, session.companyId)
  const wanted = facilities.filter(
    (facility) =>
      (status === undefined || facility.status === status) &&
      (productCode === undefined || facility.productCode === productCode),
  )
  const valueOf = sortedBy[sortBy]
  const page = sortPage(wanted, (facility) => [valueOf(facility), facility.facilityId], {
    limit,
    cursor,
    order,
  })
  return answer({
    records: page.items.map(describeFacility),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  })
}
