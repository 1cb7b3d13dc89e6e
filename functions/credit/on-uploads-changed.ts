import { productCodes } from '#shared/lending/product-codes.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { recalculateAfterUploadsChanged } from './request-recalculation.ts'

/** Requests a recalculation of the limits that count a part of uploaded sales. */
export const onUploadsChanged: Subscriber<'uploads-changed'> = async ({ companyId }, deps, { eventId }) => {
  const asOf = businessDate(deps.clock())
  for (const productCode of productCodes)
    await recalculateAfterUploadsChanged({ companyId, productCode, asOf, causeId: eventId }, deps)
}
