import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentMethod } from '#shared/lending/repayment-options.ts'
import type { Currency } from '#shared/money/currency.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { listEveryDrawdown } from '../../../functions/data/drawdowns.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { beginSigning } from '../../support/begin-signing.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { encryptAccountNumber } from '../../support/encrypt-account-number.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { addressOfSigner } from '../../support/signer-address.ts'
import type { TestApp } from '../../support/test-app.ts'
import { seedShops } from '../selling-company.ts'
import { payWhatIsDue } from './pay-due-charges.ts'
import { paymentAccountsOf } from './platforms.ts'
import { signingTokenOf } from './signing-token.ts'
import { type HistorySeller, moveOn } from './world.ts'

/** The initial state of every history: a table's items and the time. */
export interface Beginning {
  items: readonly Record<string, unknown>[]
  sellers: readonly HistorySeller[]
  at: string
}

/** Sends an addendum for a further shop out for signature, and brings the review date near. */
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

/** Offers a higher limit and sends the signers their links. */
const withOfferedIncrease = async (app: TestApp, seller: SellerWithFacility): Promise<void> => {
  const { token, facilityId } = seller
  const { data } = await app.send(
    creditEndpoints.submitLimit,
    { body: { type: 'limit_increase', requested_limit: '180000.00' } },
    { token, headers: { 'idempotency-key': 'limit-before-the-histories' } },
  )
  const requestId = data?.approval_id ?? ''
  const offered = await callDesk(app, 'limit-approve', { facilityId, requestId, shopTroubleAccepted: true })
  if (!offered.ok) throw new Error(offered.message)
  await app.send(agreementsEndpoints.initiateSign, { body: { kind: 'increase' } }, { token })
  await app.drainEvents()
}

/** Puts a payment plan into force for a drawdown of a method, where one is still to be charged. */
const withPlanInForce = async (
  app: TestApp,
  seller: SellerWithFacility,
  method: RepaymentMethod,
): Promise<void> => {
  const { token, facilityId, companyId } = seller
  const { table } = app.deps
  let isOffered = false
  for await (const { drawdownId, status, price } of listEveryDrawdown(table, companyId)) {
    if (status !== 'paid out' || isOffered || price.repayment.method !== method) continue
    const firstDate = addDays(businessDate(app.clock.now()), 35)
    const wishes = { firstDate, count: 6, interest: 'none' }
    isOffered = (await callDesk(app, 'plan-offer', { facilityId, drawdownId, ...wishes })).ok
  }
  if (!isOffered) return
  const { data } = await app.send(agreementsEndpoints.initiateSign, { body: { kind: 'plan' } }, { token })
  await app.drainEvents()
  const agreement = await findAgreement(table, companyId, data.agreement_id)
  for (const signer of agreement?.signers ?? []) {
    const link = await signingTokenOf(app, signer)
    const signing = link && (await beginSigning(app.deps, link))
    if (!signing) throw new Error(`no plan for ${signer.name} to sign`)
    await app.send(
      agreementsEndpoints.signAgreement,
      { body: { ...signing, full_name: signer.name } },
      { ip: addressOfSigner(signing.token) },
    )
  }
  await app.drainEvents()
}

/** The company's larger drawdowns need two administrators. */
const withSecondApproval = async (app: TestApp, seller: HistorySeller): Promise<void> => {
  seller.colleague = await signUpColleague(app, seller)
  const rule = { amount: '9000.00', currency: seller.currency }
  await app.send(drawdownEndpoints.setSecondApproval, { body: { rule } }, { token: seller.token })
}

/** Red packets worth less or more than the interest of most drawdowns, which expire during a history. */
const collectPackets = async (
  app: TestApp,
  { companyId, token, currency }: HistorySeller,
  company: string,
): Promise<void> => {
  const today = businessDate(app.clock.now())
  for (const [size, amount, days] of [
    ['small', '12.34', 40],
    ['middling', '75.00', 90],
    ['large', '2000.00', 400],
  ] as const) {
    const id = `${size}-of-${company}`
    const issue = { id, type: 'interest-coupon', amount, currency, expiresOn: addDays(today, days) }
    await callDesk(app, 'red-packet-issue', { ...issue, companies: companyId })
    await app.send(engagementEndpoints.collectRedPacket, { params: { id } }, { token })
  }
}

/** Two companies with the same currency, whose figures are summed up together, and one with another. */
const companies = [
  ['lantern', 'USD'],
  ['harbour', 'GBP'],
  ['quay', 'USD'],
] as const satisfies readonly (readonly [string, Currency])[]

const beginCompany = async (
  app: TestApp,
  terms: Partial<ProductTerms>,
  [company, currency]: (typeof companies)[number],
): Promise<HistorySeller> => {
  const built = await buildFacility(app, {
    limitCents: 100_000_00,
    currency,
    terms: { ...terms, businessDays: 'following' },
  })
  const seller = { ...built, currency }
  await encryptAccountNumber(app.deps, seller.companyId)
  const trade = { currency, paymentAccounts: paymentAccountsOf(company), mailDomain: 'director.test' }
  await seedShops(app, seller, trade)
  return seller
}

/** Facilities of selling companies, with money due and money drawn, all built over the API. */
export const beginHistories = async (app: TestApp, terms: Partial<ProductTerms>): Promise<Beginning> => {
  const sellers: HistorySeller[] = []
  for (const company of companies) sellers.push(await beginCompany(app, terms, company))
  const each = async (step: (seller: HistorySeller) => Promise<unknown>) => {
    for (const seller of sellers) await step(seller)
  }
  await each((seller) => drawMoney(app, seller, '12345.67'))
  await moveOn({ app, sellers }, 60 * 24)
  const shared = { repayment_method: 'salesShare', sales_share: '10.00' } as const
  await each((seller) => drawMoney(app, seller, '8901.23', shared))
  await each((seller) => drawMoney(app, seller, '6000.00', { repayment_method: 'equalPrincipal' }))
  await moveOn({ app, sellers }, 30 * 24)
  await closeDay(app.deps)
  // A company with overdue debt cannot draw. What falls due today is left to the histories.
  const yesterday = addDays(businessDate(app.clock.now()), -1)
  await each((seller) => payWhatIsDue({ app, seller }, yesterday))
  await each((seller) => nearReviewWithAddendum(app, seller))
  await each((seller) => withOfferedIncrease(app, seller))
  // One of the two companies with the same currency has a plan, and the third company one for a share of sales.
  const [planned, sharing, cautious] = sellers
  if (planned) await withPlanInForce(app, planned, 'equalPrincipal')
  if (sharing) {
    await drawMoney(app, sharing, '15000.00', { ...shared, sales_share: '5.00' })
    await withPlanInForce(app, sharing, 'salesShare')
  }
  if (cautious) await withSecondApproval(app, cautious)
  for (const [index, [company]] of companies.entries()) {
    const seller = sellers[index]
    if (seller) await collectPackets(app, seller, company)
  }
  return { items: await app.everyItem(), sellers, at: app.clock.now().toISOString() }
}
