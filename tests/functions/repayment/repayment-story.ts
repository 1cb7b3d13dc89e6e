import { randomUUID } from 'node:crypto'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import type { TestApp } from '../../support/test-app.ts'

/** A seller's repayment calls in one app. */
export const createRepaymentStory = (app: TestApp) => {
  const summary = async ({ token }: SellerWithFacility) =>
    (await app.send(creditEndpoints.getFacilitySummary, {}, { token })).data

  const charges = async ({ token }: SellerWithFacility) =>
    (await app.send(repaymentEndpoints.listCharges, { body: { page_size: 100 } }, { token })).data.records

  const report = (
    { token }: SellerWithFacility,
    charge_id: string,
    amount: string,
    key = randomUUID() as string,
  ) =>
    app.send(
      repaymentEndpoints.reportPayment,
      { body: { charge_id, amount, reference: 'FPS 123' } },
      { token, headers: { 'idempotency-key': key } },
    )

  const closeDay = () => createJobsHandler(app.deps)({ job: 'daily-close' })

  /** Moves the clock and logs the seller in again, as a session lasts for hours only. */
  const laterOn = async (instant: string, seller: SellerWithFacility): Promise<SellerWithFacility> => {
    app.clock.set(instant)
    const { email, password, device } = seller
    const loggedIn = await app.send(
      accountEndpoints.login,
      { body: { email, password } },
      { cookies: [device] },
    )
    return { ...seller, token: loggedIn.data.token }
  }

  /** The seller, logged in on the day after its close. */
  const closeOn = async (date: BusinessDate, seller: SellerWithFacility): Promise<SellerWithFacility> => {
    const here = await laterOn(`${date}T01:00:00.000Z`, seller)
    await closeDay()
    await app.drainEvents()
    return here
  }

  /** Reports a payment of a charge order, which the lender posts. */
  const pay = async (seller: SellerWithFacility, chargeId: string, amount: string): Promise<void> => {
    const { data } = await report(seller, chargeId, amount)
    await callDesk(app, 'repayment-post', { facilityId: seller.facilityId, paymentId: data.payment_id })
  }

  /** Reports an early repayment, which the lender posts. */
  const prepay = async (seller: SellerWithFacility, drawdown_id: string, amount: string, partial = true) => {
    const reported = await app.send(
      repaymentEndpoints.reportPayoff,
      { body: { drawdown_id, amount, partial, reference: 'FPS 9' } },
      seller,
    )
    if (reported.code !== 0) return reported
    return callDesk(app, 'payoff-post', { facilityId: seller.facilityId, drawdownId: drawdown_id })
  }

  /** A seller with a drawdown of 100,000.00 that fell due today. */
  const sellerWithDueDrawdown = async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 250_000_00 })
    const drawdownId = await drawMoney(app, seller, '100000.00')
    const here = await laterOn('2027-01-31T01:00:00.000Z', seller)
    await closeDay()
    await app.drainEvents()
    const [charge] = await charges(here)
    if (!charge) throw new Error('no charge order was raised')
    return { seller: here, drawdownId, charge }
  }

  return { summary, charges, report, closeDay, closeOn, laterOn, pay, prepay, sellerWithDueDrawdown }
}
