import { limitGranted } from '#shared/ledger/limit-postings.ts'
import { yearlyNetSalesOf } from '#shared/lending/credit-limit.ts'
import { currencyFixedBy } from '#shared/lending/product-terms.ts'
import { addMonths, businessDate } from '#shared/time/business-date.ts'
import { awaitsSignerCheck, type FacilityAgreement } from '../data/agreements.ts'
import { findCreditApplication, replaceCreditApplication } from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { createFacility, facilityIdOf } from '../data/facilities.ts'
import { openLedger } from '../data/ledger.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideNewLimit } from '../underwriting/decide-limit.ts'
import { findWatermark } from '../underwriting/find-watermark.ts'
import { readShopSales } from '../underwriting/read-shop-sales.ts'
import { withUnverifiedSales } from '../underwriting/with-unverified-sales.ts'

/**
 * Computes the limit on a signed agreement, and opens the facility with its ledger, or records why there is none. While
 * orders are being imported, or the lender has yet to check how the agreement was signed, it leaves the application as
 * it is: the end of the import, or the acknowledgement, calls again. An application is decided once, however often and
 * by whatever concurrent events this is called; a failed one is decided again only with `reopens`, when there is reason
 * to believe that the shops have changed.
 */
export const decideApplication = async (
  agreement: FacilityAgreement,
  { table, clock }: Deps,
  { reopens = false }: { reopens?: boolean } = {},
): Promise<void> => {
  if (awaitsSignerCheck(agreement)) return
  const { companyId, productCode, terms } = agreement
  const before = await findCreditApplication(table, companyId, productCode)
  if (before && !(reopens && before.status === 'failed')) return
  const now = clock()
  const today = businessDate(now)
  // The signed terms, whatever the product's terms are now.
  const sales = await readShopSales(table, companyId, now, {
    asOf: today,
    currency: currencyFixedBy(terms.currencyRule),
  })
  if (!sales) return
  const decision = decideNewLimit(await withUnverifiedSales(table, companyId, sales, terms), terms)
  const decided = {
    companyId,
    productCode,
    kind: 'initial' as const,
    decidedAt: now.toISOString(),
    version: before?.version ?? 0,
  }

  if (!decision.ok) {
    const { reason, calculation } = decision
    await table.transact({
      application: replaceCreditApplication(table, {
        ...decided,
        status: 'failed',
        reason,
        ...(calculation ? { calculation } : {}),
      }),
    })
    return
  }

  const { currency, calculation } = decision
  const { limitCents } = calculation
  const watermark = await findWatermark({ table, clock }, companyId, { limitCents, currency })
  const facilityId = facilityIdOf(companyId, productCode)
  const { posting, ...opening } = openLedger(
    table,
    facilityId,
    limitGranted(facilityId, today, limitCents, watermark),
    now,
  )
  const written = await table.transact({
    application: replaceCreditApplication(table, {
      ...decided,
      status: 'active',
      facilityId,
      currency,
      calculation,
    }),
    facility: createFacility(table, {
      facilityId,
      companyId,
      productCode,
      currency,
      status: 'active',
      effectiveDate: today,
      nextReviewDate: addMonths(today, terms.reviewMonths),
      terms,
      yearlyNetSalesCents: yearlyNetSalesOf(calculation),
      ...opening,
      createdAt: now.toISOString(),
    }),
    posting,
    event: recordEvent(
      table,
      { name: 'facility-activated', companyId, facilityId },
      `facility-activated:${companyId}:${productCode}`,
      now,
    ),
  })
  // Decided meanwhile by another delivery, or by another event.
  if (!written.ok && !written.failed.includes('application'))
    throw new Error(`no facility could be opened: ${written.failed.join(', ')}`)
}
