import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import type { TestApp } from '../../support/test-app.ts'
import { facilityCurrency, giveShops } from '../selling-company.ts'
import { payWhatIsDue } from './pay-what-is-due.ts'
import { paymentAccounts } from './platforms.ts'
import { moveOn } from './world.ts'

/** What every history begins with: the items of a table, and when that was. */
export interface Beginning {
  items: readonly Record<string, unknown>[]
  seller: SellerWithFacility
  at: string
}

/** A shop is about to join the facility, and that to be reviewed. */
const nearReviewWithAddendum = async (app: TestApp, seller: SellerWithFacility): Promise<void> => {
  const { token, facilityId } = seller
  const reviewDate = addDays(businessDate(app.clock.now()), 25)
  await callDesk(app, 'facility-renew', { facilityId, reviewDate })
  await app.send(
    agreementsEndpoints.initiateSign,
    { body: { kind: 'addendum', shop_ids: ['further-a'] } },
    { token },
  )
  await app.drainEvents()
}

/** A higher limit is offered, and its signers have their links. */
const withOfferedIncrease = async (app: TestApp, seller: SellerWithFacility): Promise<void> => {
  const { token, facilityId } = seller
  const { data } = await app.send(
    creditEndpoints.submitLimit,
    { body: { type: 'limit_increase', requested_limit: '180000.00' } },
    { token, headers: { 'idempotency-key': 'limit-before-the-histories' } },
  )
  await callDesk(app, 'limit-approve', { facilityId, requestId: data?.approval_id ?? '' })
  await app.send(agreementsEndpoints.initiateSign, { body: { kind: 'increase' } }, { token })
  await app.drainEvents()
}

/** Red packets that are worth less than the interest of most drawdowns, or more, and that expire on the way. */
const collectPackets = async (app: TestApp, { companyId, token }: SellerWithFacility): Promise<void> => {
  const today = businessDate(app.clock.now())
  for (const [id, amount, days] of [
    ['small', '12.34', 40],
    ['middling', '75.00', 90],
    ['large', '2000.00', 400],
  ] as const) {
    const expiresOn = addDays(today, days)
    const issue = { id, type: 'interest-coupon', amount, currency: facilityCurrency, expiresOn }
    await callDesk(app, 'red-packet-issue', { ...issue, companies: companyId })
    await app.send(engagementEndpoints.collectRedPacket, { params: { id } }, { token })
  }
}

/** A facility with money that is due and money that is out, all by the real calls, of a company that sells. */
export const beginHistories = async (app: TestApp, terms: Partial<ProductTerms>): Promise<Beginning> => {
  const seller = await buildFacility(app, {
    limitCents: 100_000_00,
    currency: facilityCurrency,
    terms: { ...terms, businessDays: 'following' },
  })
  await giveShops(app, seller, { paymentAccounts, mailDomain: 'director.test' })
  await drawMoney(app, seller, '12345.67')
  await moveOn({ app, seller }, 60 * 24)
  await drawMoney(app, seller, '8901.23', { repayment_method: 'salesShare', sales_share: '10.00' })
  await drawMoney(app, seller, '6000.00', { repayment_method: 'equalPrincipal' })
  await moveOn({ app, seller }, 30 * 24)
  await closeDay(app.deps)
  // Nobody draws while something is overdue. What falls due on the day itself is left to the histories.
  await payWhatIsDue({ app, seller }, addDays(businessDate(app.clock.now()), -1))
  await nearReviewWithAddendum(app, seller)
  await withOfferedIncrease(app, seller)
  await collectPackets(app, seller)
  return { items: await app.everyItem(), seller, at: app.clock.now().toISOString() }
}
