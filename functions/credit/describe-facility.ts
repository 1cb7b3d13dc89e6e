import type * as z from 'zod/mini'
import type { facilitySummary } from '#shared/credit/facility-summary.schema.ts'
import { availableOf } from '#shared/ledger/balances.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { Facility } from '../data/facilities.ts'

/** A facility with its balances, as the seller sees it. */
export const describeFacility = (facility: Facility): z.input<typeof facilitySummary> => {
  const { balances, terms } = facility
  return {
    facility_id: facility.facilityId,
    product_code: facility.productCode,
    type: 'revolving',
    currency: facility.currency,
    facility_limit: decimalFromCents(balances.limit),
    watermark: decimalFromCents(balances.watermark),
    available_limit: decimalFromCents(Math.min(balances.limit, balances.watermark)),
    outstanding: decimalFromCents(balances.principalReceivable),
    pending_drawdown: decimalFromCents(balances.pendingDrawdown),
    frozen_limit: decimalFromCents(balances.frozenLimit),
    available_funding: decimalFromCents(availableOf(balances)),
    margin: terms.marginPercent,
    minimum_drawdown: decimalFromCents(terms.minimumDrawdownCents),
    effective_date: facility.effectiveDate,
    next_review_date: facility.nextReviewDate,
    status: facility.status,
  }
}
