import { randomUUID } from 'node:crypto'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../../functions/data/charge-orders.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import type { Payment } from '../../../functions/data/payments.ts'
import { until } from '../../../scripts/journey/local-client.ts'
import type { Journey } from '../../../scripts/journey/seller.ts'
import { login, signUp } from '../../../scripts/journey/sign-up.ts'
import { directorName, grantFacility } from '../../support/build-facility.ts'
import { listOwned } from '../../support/list-owned.ts'
import { everyMethodAndCollection, termsWithFees } from '../every-method.ts'
import { facilityCurrency, seedShops, type Trade } from '../selling-company.ts'
import type { RunningStack } from './start-stack.ts'

/** A seller over HTTP. Account and session survive restarts of the stack. */
export interface KilledSeller {
  email: string
  phoneNumber: string
  password: string
  director: string
  companyId: string
  facilityId: string
  token: string
}

const journeyOf = ({ client, local }: RunningStack, seller: Journey['seller']): Journey => ({
  client,
  local,
  line: productLines.hook,
  repayment: productTerms.small_shop_financing.repayment[0],
  seller,
  say: () => {},
})

/** Requests, approves and pays out a drawdown. */
const draw = async (stack: RunningStack, seller: KilledSeller, amount: string): Promise<void> => {
  const { client, local, table } = stack
  const { token, password, companyId, facilityId } = seller
  const quote = await client.call(drawdownEndpoints.quoteDrawdown, { body: { amount } }, { token })
  const { drawdown_id: drawdownId } = await client.call(
    drawdownEndpoints.submitDrawdown,
    { body: { quote_id: quote.quote_id, signer_name: directorName, accepted: true } },
    { token, password, idempotencyKey: randomUUID() },
  )
  await until('the note', async () => (await findDrawdown(table, companyId, drawdownId))?.noteFileId)
  await local.desk('drawdown-approve', { facilityId, drawdownId })
  await local.desk('drawdown-pay-out', { facilityId, drawdownId })
}

/** Transfers and books all that is due, since a company with overdue debt cannot draw. */
const payDueCharges = async ({ client, local, table }: RunningStack, seller: KilledSeller): Promise<void> => {
  const { token, companyId, facilityId } = seller
  const today = businessDate(await local.now())
  for (const charge of await listOwned<ChargeOrder>(table, companyId, 'CHARGE#')) {
    const left = sumOfKinds(chargeAsOf(charge, today).owedCents) - charge.pendingCents
    if (!isCollectable(charge.status) || left <= 0) continue
    const reference = randomUUID()
    const body = { charge_id: charge.chargeId, amount: decimalFromCents(left), reference }
    await client.ask(repaymentEndpoints.reportPayment, { body }, { token, idempotencyKey: reference })
  }
  for (const { paymentId, status, deduction } of await listOwned<Payment>(table, companyId, 'PAYMENT#'))
    if (status === 'reported' && !deduction) await local.desk('repayment-post', { facilityId, paymentId })
}

/**
 * Advances the clock by days: sellers log in again, and their facilities approach a review for which they may
 * request a renewal. With `pay`, they pay what is due.
 */
export const passDays = async (
  stack: RunningStack,
  sellers: readonly KilledSeller[],
  { days, pay }: { days: number; pay: boolean },
): Promise<void> => {
  const now = await stack.local.now()
  await stack.local.setClock(new Date(now.getTime() + days * 86_400_000).toISOString())
  const reviewDate = addDays(businessDate(await stack.local.now()), reviewedWithin)
  for (const seller of sellers) {
    seller.token = (await login(journeyOf(stack, seller))).token
    await stack.local.desk('facility-renew', { facilityId: seller.facilityId, reviewDate })
  }
  if (!pay) return
  await stack.local.runJob('daily-close')
  for (const seller of sellers) await payDueCharges(stack, seller)
}

/** Days before the review. */
const reviewedWithin = 30

/** One account pays, one responds slowly, and one is empty: see the sandbox. */
const accountKinds = ['shop', 'slow', 'empty']

/** The index of the seller with fees. */
const withFees = 2

const tradeOf = (index: number): Trade => ({
  paymentAccounts: [{ platform: 'quay-pay', accountId: `${accountKinds[index % 3]}-killed-${index}` }],
  mailDomain: `killed-${index}.example`,
})

/** Sellers with money due and money drawn. */
export const createSellers = async (stack: RunningStack, count: number): Promise<KilledSeller[]> => {
  const sellers: KilledSeller[] = []
  for (let index = 1; index <= count; index++) {
    const person = {
      email: `killed-${index}@shop.example`,
      phoneNumber: `1380013800${index}`,
      password: 'quay-light-2026',
      director: directorName,
    }
    const { token, companyId } = await signUp(journeyOf(stack, person))
    const now = await stack.local.now()
    const place = { deps: { table: stack.table, random: unseeded }, clock: { now: () => now } }
    const facilityId = await grantFacility(place, companyId, {
      limitCents: 300_000_00,
      currency: facilityCurrency,
      terms: index === withFees ? termsWithFees : { repayment: everyMethodAndCollection },
    })
    await seedShops(place, { companyId, facilityId }, tradeOf(index))
    sellers.push({ ...person, companyId, facilityId, token })
  }
  for (const seller of sellers) await draw(stack, seller, '12345.67')
  // On the due date itself: from the next day on, a company in arrears cannot draw.
  await passDays(stack, sellers, { days: 90, pay: false })
  await stack.local.runJob('daily-close')
  for (const seller of sellers) await draw(stack, seller, '8901.23')
  return sellers
}

/** The sellers' initial state is not random. */
const unseeded = { id: () => randomUUID(), secret: () => randomUUID(), digits: () => '0' }
