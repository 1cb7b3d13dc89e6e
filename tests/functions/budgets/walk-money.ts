import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney, requestDrawdown } from '../../support/draw-money.ts'
import { payoutAccountOf } from '../../support/payout-account-of.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { aChargeOrder, aDrawdown, putChargeOrders, putDrawdowns } from '../application/build-lists.ts'
import { createIncreaseStory } from '../credit/increase-story.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'
import { seedShopSales } from '../repayment/shop-sales.ts'

/** The number of items on a page of a list. */
const fullPage = 20

/** Requests a renewal, 20 days before the review. */
const renewFacility = async (
  app: TestApp,
  { token, companyId, facilityId }: Seller & { facilityId: string },
): Promise<void> => {
  const { table } = app.deps
  const company = await findCompany(table, companyId)
  if (!company) throw new Error('no company')
  await table.transact({ ...storeCompany(table, { ...company, kycStatus: 'approved' }) })
  const reviewDate = addDays(businessDate(app.clock.now()), 20)
  await callDesk(app, 'facility-renew', { facilityId, reviewDate })
  const body = { facility_id: facilityId }
  await app.send(creditEndpoints.getRenewal, { body }, { token })
  await app.send(creditEndpoints.submitRenewal, { body }, { token })
}

/** The limit as the seller sees it, and a request for another. */
const walkLimit = async (app: TestApp): Promise<void> => {
  const story = createIncreaseStory(app)
  const seller = await story.sellerWithLimit()
  await story.applicationOf(seller)
  await story.limitOf(seller)
  await app.send(creditEndpoints.getCreditEstimate, {}, seller)
  await story.sellMore(seller)
  await story.submit(seller)
  await app.send(creditEndpoints.getLimitIncrease, {}, seller)
  await renewFacility(app, seller)
}

/** A drawdown that the sales of three shops repay, and the bill of its first week. */
const walkShareOfSales = async (app: TestApp): Promise<void> => {
  const terms = { repayment: [productTerms.small_shop_financing.repayment[1]] } as never
  const seller = await buildFacility(app, { limitCents: 250_000_00, terms })
  const { token } = seller
  const drawdown_id = await drawMoney(app, seller, '50000.00', {
    repayment_method: 'salesShare',
    sales_share: '10.00',
  })
  const today = businessDate(app.clock.now())
  for (const shopId of ['shop-1', 'shop-2', 'shop-3'])
    await seedShopSales(app, seller, today, 2_000_00, shopId)
  await app.send(repaymentEndpoints.estimateCharge, { body: { drawdown_id } }, { token })
}

/** The lists and pages of a seller who has drawn a lot. */
const walkLists = async (app: TestApp, { token }: Seller, facility_id: string): Promise<void> => {
  await app.send(creditEndpoints.getFacilitySummary, {}, { token })
  await app.send(creditEndpoints.listFacilities, { body: {} }, { token })
  await app.send(creditEndpoints.getFacilityDetail, { body: { facility_id } }, { token })
  await app.send(applicationEndpoints.listApplications, { body: {} }, { token })
  await app.send(repaymentEndpoints.listCharges, { body: {} }, { token })
  await app.send(applicationEndpoints.listBanks, {}, { token })
  await app.send(drawdownEndpoints.getSofr, {}, { token })
  await app.send(applicationEndpoints.listDirectorNames, {}, { token })
  await app.send(applicationEndpoints.getShareholderStructure, {}, { token })
}

const walkDrawdowns = async (app: TestApp): Promise<void> => {
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  const { token, companyId, facilityId } = seller
  const drawdown_id = await drawMoney(app, seller, '50000.00')
  const approval_id = await requestDrawdown(app, seller, '10000.00')
  await app.send(applicationEndpoints.withdrawApplication, { body: { approval_id } }, { token })
  const early = await app.send(repaymentEndpoints.quotePayoff, { body: { drawdown_id } }, { token })
  await app.send(
    repaymentEndpoints.reportPayoff,
    { body: { drawdown_id, amount: early.data.total, reference: 'FPS 77' } },
    { token },
  )
  const now = app.clock.now()
  const days = Array.from({ length: fullPage }, (_, ago) => new Date(now.getTime() - (ago + 1) * 86_400_000))
  await putDrawdowns(
    app,
    days.map((day) => aDrawdown(companyId, day.toISOString(), { facilityId, status: 'repaid' })),
  )
  await putChargeOrders(
    app,
    days.map((day) => aChargeOrder(companyId, businessDate(day), { facilityId })),
  )
  await walkLists(app, seller, facilityId)
}

/** Drawdowns that take two administrators: one is confirmed, one declined. */
const walkSecondApproval = async (app: TestApp): Promise<void> => {
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  const { token } = await signUpColleague(app, seller)
  const rule = { amount: '5000.00', currency: 'GBP' as const }
  await app.send(drawdownEndpoints.setSecondApproval, { body: { rule } }, { token })
  await app.send(drawdownEndpoints.getSecondApproval, {}, { token })
  const confirmed = await requestDrawdown(app, seller, '6000.00')
  const declined = await requestDrawdown(app, seller, '7000.00')
  await app.send(drawdownEndpoints.listAwaitingDrawdowns, {}, { token })
  await app.send(
    drawdownEndpoints.confirmDrawdown,
    { body: { drawdown_id: confirmed, accepted: true } },
    { token },
  )
  await app.send(
    drawdownEndpoints.declineDrawdown,
    { body: { drawdown_id: declined, reason: 'not agreed on' } },
    { token },
  )
}

/** An account is added, changed, chosen and removed. */
const walkPayoutAccounts = async (app: TestApp): Promise<void> => {
  const { token } = await buildFacility(app, { limitCents: 250_000_00 })
  const { sealedAccountNumber: _sealed, ...known } = payoutAccountOf('', app.clock.now())
  const details = { ...known }
  const signed = { token }
  await app.send(drawdownEndpoints.listPayoutAccounts, {}, signed)
  const added = { ...details, account_number: '012345678' }
  await app.send(drawdownEndpoints.addPayoutAccount, { body: added }, signed)
  const changed = { ...details, account_number: '876543210', id: '2', version: 1 }
  await app.send(drawdownEndpoints.changePayoutAccount, { body: changed }, signed)
  await app.send(drawdownEndpoints.choosePayoutAccount, { body: { id: '2' } }, signed)
  await app.send(drawdownEndpoints.removePayoutAccount, { body: { id: '2', version: 2 } }, signed)
}

const walkRepayment = async (app: TestApp): Promise<void> => {
  const story = createRepaymentStory(app)
  const { seller, charge } = await story.sellerWithDueDrawdown()
  await story.report(seller, charge.id, '1000.00')
  const { token } = seller
  const paper = { kind: 'statement', from: '2027-01-01', to: '2027-01-31' } as const
  await app.send(repaymentEndpoints.requestPaper, { body: paper }, { token })
  await app.send(repaymentEndpoints.getPaperTable, { body: paper }, { token })
  await app.send(
    repaymentEndpoints.disputeCharge,
    { body: { charge_id: charge.id, words: 'paid before' } },
    { token },
  )
  await app.send(repaymentEndpoints.withdrawDispute, { body: { charge_id: charge.id } }, { token })
  await app.send(repaymentEndpoints.getRepaymentLink, { body: { user_id: seller.userId } }, { token })
  await app.send(repaymentEndpoints.getCharge, { body: { charge_id: charge.id } }, { token })
}

/** The calls of a limit's life, from its first day to a repayment; each once. */
export const walkMoney = async (app: TestApp): Promise<void> => {
  await walkLimit(app)
  await walkShareOfSales(app)
  await walkDrawdowns(app)
  await walkSecondApproval(app)
  await walkPayoutAccounts(app)
  await walkRepayment(app)
}
