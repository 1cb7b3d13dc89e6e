import type { creditEndpoints } from '../../shared/credit/credit.endpoints.ts'
import { availableOf } from '../../shared/ledger/balances.ts'
import { decimalFromCents } from '../../shared/money/cents.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { lineOfSession } from '../data/session-line.ts'
import { answer, type Handler } from '../http/handle.ts'

export const getFacilitySummary: Handler<typeof creditEndpoints.getFacilitySummary> = async (
  { session },
  { table },
) => {
  const line = await lineOfSession(table, session)
  const facility = await findCompanyFacility(table, session.companyId, line.productCode)
  if (!facility) return answer(null)
  const { balances } = facility
  return answer({
    facility_id: facility.facilityId,
    product_code: facility.productCode,
    currency: facility.currency,
    facility_limit: decimalFromCents(balances.limit),
    watermark: decimalFromCents(balances.watermark),
    available_limit: decimalFromCents(Math.min(balances.limit, balances.watermark)),
    outstanding: decimalFromCents(balances.principalReceivable),
    pending_drawdown: decimalFromCents(balances.pendingDrawdown),
    frozen_limit: decimalFromCents(balances.frozenLimit),
    available_funding: decimalFromCents(availableOf(balances)),
    margin: facility.terms.marginPercent,
    minimum_drawdown: decimalFromCents(facility.terms.minimumDrawdownCents),
    effective_date: facility.effectiveDate,
    next_review_date: facility.nextReviewDate,
    status: facility.status,
  })
}
