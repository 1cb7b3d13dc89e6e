import { productCodes } from '#shared/lending/product-codes.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { voidAddenda } from '../agreements/void-addenda.ts'
import { findAgreementOfProduct } from '../data/agreements.ts'
import { findCreditApplication } from '../data/credit-applications.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { decideApplication } from './decide-application.ts'
import { recalculateAfterShopsChanged } from './request-recalculation.ts'

/**
 * Requests a recalculation of the limits. Decisions that waited for the import of an unlinked shop are made now, as no
 * import will end; an addendum that lists such a shop ends.
 */
export const onShopsChanged: Subscriber<'shops-changed'> = async ({ companyId }, deps, { eventId }) => {
  const { table, clock } = deps
  await voidAddenda(deps, companyId)
  const asOf = businessDate(clock())
  for (const productCode of productCodes) {
    const agreement = await findAgreementOfProduct(table, companyId, productCode)
    if (agreement?.status !== 'signed') continue
    const application = await findCreditApplication(table, companyId, productCode)
    const reopens = application?.status === 'failed' && application.reopenedAt !== undefined
    await decideApplication(agreement, deps, { reopens })
    await recalculateAfterShopsChanged({ companyId, productCode, asOf, causeId: eventId }, deps)
  }
}
