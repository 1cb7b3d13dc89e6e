import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import type { ShownPlan } from '#shared/desk/payment-plan.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { beginSigning } from '../../support/begin-signing.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import { addressOfSigner } from '../../support/signer-address.ts'
import type { TestApp } from '../../support/test-app.ts'
import { signingTokenOf } from '../../torture/histories/signing-token.ts'
import { seedShops } from '../../torture/selling-company.ts'

export interface LateSeller extends SellerWithFacility {
  drawdownId: string
}

/** Sellers with a drawdown of 10,000.00, due on 31 January with 270.00 of interest, and its payment plan. */
export const createPlanStory = (app: TestApp) => {
  const closeOn = async (day: string) => {
    app.clock.set(`${day}T01:00:00.000Z`)
    await closeDay(app.deps)
    await app.drainEvents()
  }

  /** Sessions last for hours only. */
  const tokenOf = async (seller: LateSeller) => (await logInAgain(app, seller)).token

  const lateSeller = async ({ paidMonthly = false, lateOn = '2027-02-15' } = {}): Promise<LateSeller> => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const { repayment } = productTerms[paidMonthly ? 'revenue_credit_automation' : 'small_shop_financing']
    const built = await buildFacility(app, { limitCents: 50_000_00, currency: 'USD', terms: { repayment } })
    await seedShops(app, built, { paymentAccounts: [], mailDomain: 'director.test' })
    const drawdownId = await drawMoney(
      app,
      built,
      '10000.00',
      paidMonthly ? { repayment_method: 'equalPrincipal' } : {},
    )
    await closeOn(lateOn)
    return { ...built, drawdownId }
  }

  const offer = (seller: LateSeller, wishes: Record<string, unknown> = {}) =>
    callDesk(app, 'plan-offer', {
      facilityId: seller.facilityId,
      drawdownId: seller.drawdownId,
      firstDate: '2027-03-01',
      count: 3,
      ...wishes,
    })

  const offered = async (seller: LateSeller, wishes?: Record<string, unknown>): Promise<ShownPlan> => {
    const outcome = await offer(seller, wishes)
    if (!outcome.ok) throw new Error(outcome.message)
    await app.drainEvents()
    return outcome as unknown as ShownPlan
  }

  const initiate = async (seller: LateSeller) =>
    app.send(agreementsEndpoints.initiateSign, { body: { kind: 'plan' } }, { token: await tokenOf(seller) })

  /** Everyone signs the plan that is offered. */
  const sign = async (seller: LateSeller) => {
    const { data } = await initiate(seller)
    await app.drainEvents()
    const agreement = await findAgreement(app.deps.table, seller.companyId, data.agreement_id)
    for (const signer of agreement?.signers ?? []) {
      const link = await signingTokenOf(app, signer)
      const signing = link && (await beginSigning(app.deps, link))
      if (!signing) throw new Error(`no document for ${signer.name}`)
      const signed = await app.send(
        agreementsEndpoints.signAgreement,
        { body: { ...signing, full_name: signer.name } },
        { ip: addressOfSigner(signing.token) },
      )
      if (signed.code !== 0 && signed.code !== 200) throw new Error(signed.body)
    }
    await app.drainEvents()
  }

  const inForce = async (seller: LateSeller, wishes?: Record<string, unknown>) => {
    const plan = await offered(seller, wishes)
    await sign(seller)
    return plan
  }

  const plansOf = async (seller: LateSeller) =>
    (await app.send(repaymentEndpoints.listPaymentPlans, {}, { token: await tokenOf(seller) })).data.plans

  const billsOf = async (seller: LateSeller) =>
    (await app.send(repaymentEndpoints.listCharges, { body: {} }, { token: await tokenOf(seller) })).data
      .records

  const report = async (seller: LateSeller, id: string, amount: string, reference: string) => {
    const { data, body } = await app.send(
      repaymentEndpoints.reportPayment,
      { body: { charge_id: id, amount, reference } },
      { token: await tokenOf(seller), headers: { 'idempotency-key': `${reference}-of-the-seller` } },
    )
    if (!data?.payment_id) throw new Error(body)
    return data.payment_id
  }

  const reportEarly = async (seller: LateSeller, amount: string) => {
    const { drawdownId: drawdown_id } = seller
    const { data, body } = await app.send(
      repaymentEndpoints.reportPayoff,
      { body: { drawdown_id, amount, partial: true, reference: 'early' } },
      { token: await tokenOf(seller), headers: { 'idempotency-key': 'an-early-repayment' } },
    )
    if (!data) throw new Error(body)
  }

  /** The seller transfers an amount for the first open bill, and the lender books it. */
  const pay = async (seller: LateSeller, amount: string, reference = 'transfer') => {
    const bill = (await billsOf(seller)).find(({ outstanding }) => outstanding !== '0.00')
    if (!bill) throw new Error('nothing is owed')
    const reported = await report(seller, bill.id, amount, reference)
    await callDesk(app, 'repayment-post', { facilityId: seller.facilityId, paymentId: reported })
    await app.drainEvents()
  }

  return {
    closeOn,
    lateSeller,
    offer,
    offered,
    initiate,
    sign,
    inForce,
    plansOf,
    billsOf,
    pay,
    report,
    reportEarly,
  }
}
