import { limitGranted } from '../../shared/ledger/facility-postings.ts'
import { watermarkWithoutBalances } from '../../shared/lending/watermark.ts'
import { addMonths, businessDate } from '../../shared/time/business-date.ts'
import { findAgreement } from '../data/agreements.ts'
import { createCreditApplication } from '../data/applications.ts'
import { recordEvent } from '../data/events.ts'
import { createFacility } from '../data/facilities.ts'
import { openLedger } from '../data/ledger.ts'
import type { Subscriber } from '../events/handler.ts'
import { decideLimit } from './decide-limit.ts'
import { readShopSales } from './read-shop-sales.ts'

/**
 * Computes the limit once everyone has signed, and opens the facility with its ledger, or records why there is none.
 * All of it lands in one transaction with the event's completion, so that two deliveries decide once.
 */
export const onSigningCompleted: Subscriber<'signing-completed'> = async (
  { companyId, agreementId },
  deps,
  delivery,
) => {
  const { table, clock, random } = deps
  const now = clock()
  const today = businessDate(now)
  const agreement = await findAgreement(table, companyId, agreementId)
  if (!agreement) throw new Error(`company ${companyId} has no agreement ${agreementId}`)
  // The terms that were signed, whatever the product's are by now.
  const { productCode, terms } = agreement
  const decision = decideLimit(await readShopSales(table, companyId, today), terms, today)
  const decided = { companyId, productCode, kind: 'initial' as const, decidedAt: now.toISOString() }

  if (!decision.ok) {
    const { reason, calculation } = decision
    await table.transact({
      done: delivery.done,
      application: createCreditApplication(table, {
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
  const { salesCents, refundsCents } = calculation.factors.netSales
  const facilityId = random.id()
  const { posting, ...opening } = openLedger(
    table,
    facilityId,
    limitGranted(facilityId, today, limitCents, watermarkWithoutBalances(limitCents)),
    now,
  )
  const written = await table.transact({
    done: delivery.done,
    application: createCreditApplication(table, {
      ...decided,
      status: 'active',
      facilityId,
      currency,
      calculation,
    }),
    ...createFacility(table, {
      facilityId,
      companyId,
      productCode,
      currency,
      status: 'active',
      effectiveDate: today,
      nextReviewDate: addMonths(today, terms.reviewMonths),
      terms,
      yearlyNetSalesCents: salesCents - refundsCents,
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
  if (!written.ok && !written.failed.some((name) => name === 'done' || name === 'application'))
    throw new Error(`no facility could be opened: ${written.failed.join(', ')}`)
}
