import { randomUUID } from 'node:crypto'
import { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { until } from '../../../scripts/journey/local-client.ts'
import type { Journey } from '../../../scripts/journey/seller.ts'
import { login, signUp } from '../../../scripts/journey/sign-up.ts'
import { directorName, grantFacility } from '../../support/build-facility.ts'
import { everyMethod } from '../every-method.ts'
import type { RunningStack } from './start-stack.ts'

/** A seller over HTTP. Outlives the stack that it signed up on; the session does too. */
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
  const { token, companyId, facilityId } = seller
  const quote = await client.call(drawdownEndpoints.quoteDrawdown, { body: { amount } }, { token })
  const { drawdown_id: drawdownId } = await client.call(
    drawdownEndpoints.submitDrawdown,
    { body: { quote_id: quote.quote_id, signer_name: directorName, accepted: true } },
    { token, idempotencyKey: randomUUID() },
  )
  await until('the note', async () => (await findDrawdown(table, companyId, drawdownId))?.noteFileId)
  await local.desk('drawdown-approve', { facilityId, drawdownId })
  await local.desk('drawdown-pay-out', { facilityId, drawdownId })
}

/** Days pass: sellers log in anew, and their facilities are renewed before they expire. */
export const passDays = async (
  stack: RunningStack,
  sellers: readonly KilledSeller[],
  days: number,
): Promise<void> => {
  const now = await stack.local.now()
  await stack.local.setClock(new Date(now.getTime() + days * 86_400_000).toISOString())
  const reviewDate = addDays(businessDate(await stack.local.now()), 300)
  for (const seller of sellers) {
    seller.token = (await login(journeyOf(stack, seller))).token
    await stack.local.desk('facility-renew', { facilityId: seller.facilityId, reviewDate })
  }
}

/** Sellers who each have money that is due and money that is out. */
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
      limitCents: 500_000_00,
      terms: { repayment: everyMethod },
    })
    sellers.push({ ...person, companyId, facilityId, token })
  }
  for (const seller of sellers) await draw(stack, seller, '12345.67')
  // On the due date itself: from the next day on, a company that has not paid draws nothing more.
  await passDays(stack, sellers, 90)
  await stack.local.runJob('daily-close')
  for (const seller of sellers) await draw(stack, seller, '8901.23')
  return sellers
}

/** Nothing of what the sellers begin with is drawn by chance. */
const unseeded = { id: () => randomUUID(), secret: () => randomUUID(), digits: () => '0' }
