import type { ShownCompany } from '#shared/desk/company.ts'
import { availableOf } from '#shared/ledger/balances.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { Facility } from '../../data/facilities.ts'

/** A facility as a line beside its company. */
export const describeFacility = ({
  balances,
  ...facility
}: Facility): ShownCompany['facilities'][number] => ({
  facilityId: facility.facilityId,
  productCode: facility.productCode,
  status: facility.status,
  currency: facility.currency,
  limit: decimalFromCents(balances.limit),
  outstanding: decimalFromCents(balances.principalReceivable),
  available: decimalFromCents(availableOf(balances)),
  nextReviewDate: facility.nextReviewDate,
})
