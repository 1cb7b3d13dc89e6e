import { randomUUID } from 'node:crypto'
import { drawdownPaidOut, drawdownRequested, interestPosted } from '#shared/ledger/facility-postings.ts'
import { limitGranted } from '#shared/ledger/limit-postings.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { addMonths, type BusinessDate } from '#shared/time/business-date.ts'
import { chargeIdOf, findChargeOrder, replaceChargeOrder } from '../../../functions/data/charge-orders.ts'
import { createFacility } from '../../../functions/data/facilities.ts'
import { openLedger, postToLedger } from '../../../functions/data/ledger.ts'
import { readFacility } from '../../support/build-facility.ts'
import { present } from '../../support/present.ts'
import type { TestApp } from '../../support/test-app.ts'

/** A facility with a charge order of 10,000.00 and 270.00 of interest, due on a date, without a seller. */
export const buildOverdueCharge = async (app: TestApp, dueDate: BusinessDate) => {
  const { table } = app.deps
  const now = app.clock.now()
  const [facilityId, companyId, drawdownId] = [randomUUID(), randomUUID(), randomUUID()]
  const terms = productTerms.small_shop_financing
  const { posting, ...opening } = openLedger(
    table,
    facilityId,
    limitGranted(facilityId, dueDate, 50_000_00, 50_000_00),
    now,
  )
  await table.transact({
    posting,
    facility: createFacility(table, {
      facilityId,
      companyId,
      productCode: terms.productCode,
      currency: 'GBP',
      status: 'active',
      effectiveDate: dueDate,
      nextReviewDate: addMonths(dueDate, 12),
      terms,
      yearlyNetSalesCents: 1_200_000_00,
      ...opening,
      createdAt: now.toISOString(),
    }),
  })
  for (const each of [
    drawdownRequested(drawdownId, dueDate, 10_000_00),
    drawdownPaidOut(drawdownId, dueDate, 10_000_00),
    interestPosted(drawdownId, dueDate, 270_00),
  ])
    await table.transact(postToLedger(table, await readFacility(app, facilityId), { posting: each }, now))
  const chargeId = chargeIdOf(dueDate, drawdownId)
  const owedCents = { fee: 0, overdueInterest: 0, interest: 270_00, principal: 10_000_00 }
  await table.transact({
    charge: replaceChargeOrder(table, {
      chargeId,
      companyId,
      facilityId,
      drawdownId,
      currency: 'GBP',
      collectionMethod: 'bank_transfer',
      status: 'active',
      dueDate,
      chargedCents: owedCents,
      owedCents,
      principalSteps: [{ from: dueDate, principalCents: 10_000_00 }],
      overdueTerms: { ratePercent: '10.80', basis: 'ACT/360', multiplier: '1.0', graceDays: 3 },
      pendingCents: 0,
      createdAt: now.toISOString(),
      version: 0,
    }),
  })
  return {
    facilityId,
    companyId,
    chargeId,
    charge: async () => {
      return present(await findChargeOrder(table, companyId, chargeId))
    },
  }
}
