import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findMembership } from '../../../functions/data/memberships.ts'
import { createQuote } from '../../../functions/data/quotes.ts'
import {
  buildFacility,
  readFacility,
  type SellerWithFacility,
  testSofr,
  tieDirector,
} from '../../support/build-facility.ts'
import { commitInOrder } from '../../support/commit-in-order.ts'
import { acceptQuote, requestQuote, trialBalance } from '../../support/draw-money.ts'
import { priceBullet } from '../../support/price-bullet.ts'
import { actFor, setMembership } from '../../support/set-membership.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { logInAgain, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { invitedTo } from '../companies/company-steps.ts'
import { drawInRounds } from './draw-concurrently.ts'

// A separate app per facility: otherwise the next test would wait for the rendering of hundreds of notes.
let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const figuresOfV1 = {
  limitCents: 500_000_00,
  watermarkCents: 400_000_00,
  outstandingCents: 150_000_00,
  pendingCents: 30_000_00,
  frozenCents: 20_000_00,
}

/** Quotes as if each had been requested while the others were not yet accepted. */
const quoteMany = (seller: SellerWithFacility, amount: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => (await requestQuote(app, seller, amount)).data.quote_id),
  )

describe('the available balance under concurrent requests', () => {
  test('of two concurrent requests for 120,000 against 200,000 exactly one succeeds (V1)', async () => {
    const seller = await buildFacility(app, figuresOfV1)
    expect((await readFacility(app, seller.facilityId)).headroomCents).toBe(200_000_00)
    const quotes = await quoteMany(seller, '120000.00', 2)
    const answers = await Promise.all(quotes.map((quote) => acceptQuote(app, seller, quote)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)).toMatchObject({
      code: 70001,
      errors: [{ field: 'body.quote_id', rule: 'amountAboveAvailable' }],
    })
    const { headroomCents, balances } = await readFacility(app, seller.facilityId)
    expect({ headroomCents, pending: balances.pendingDrawdown }).toEqual({
      headroomCents: 80_000_00,
      pending: 150_000_00,
    })
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('above the watermark nothing is available and a request is refused (V2)', async () => {
    const seller = await buildFacility(app, { ...figuresOfV1, watermarkCents: 160_000_00, frozenCents: 0 })
    expect((await readFacility(app, seller.facilityId)).headroomCents).toBe(-20_000_00)
    expect(await requestQuote(app, seller, '1000.00')).toMatchObject({
      status: 422,
      code: 70001,
      errors: [{ field: 'body.amount', rule: 'amountAboveAvailable' }],
    })
  })

  test('fifty concurrent drawdowns never exceed the limit', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const quotes = await quoteMany(seller, '7000.00', 50)
    const answers = await Promise.all(quotes.map((quote) => acceptQuote(app, seller, quote)))
    // 14 × 7,000 = 98,000; a fifteenth would come to 105,000.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(14)
    expect(answers.filter(({ code }) => code === 70001)).toHaveLength(36)
    const { headroomCents, balances, postingCount } = await readFacility(app, seller.facilityId)
    expect({ headroomCents, pending: balances.pendingDrawdown, postingCount }).toEqual({
      headroomCents: 2_000_00,
      pending: 98_000_00,
      postingCount: 15,
    })
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('rounds of concurrent drawdowns of random amounts never exceed the limit', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const result = await drawInRounds(app, seller, { seed: 2027, rounds: 2, requests: 60 })
    expect(result).toMatchObject({ rounds: 2, violations: [] })
    expect(result.accepted).toBeGreaterThan(40)
    expect(result.accepted).toBeLessThan(120)
  })

  test('a quote is accepted once, whatever the key', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const { quote_id } = (await requestQuote(app, seller, '3000.00')).data
    const answers = await Promise.all([1, 2, 3].map(() => acceptQuote(app, seller, quote_id)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 20010, 20010])
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(3_000_00)
  })

  test('another company’s quote is not found', async () => {
    const [owner, other] = [
      await buildFacility(app, { limitCents: 100_000_00 }),
      await buildFacility(app, { limitCents: 100_000_00 }),
    ]
    const { quote_id } = (await requestQuote(app, owner, '3000.00')).data
    const answer = await acceptQuote(app, other, quote_id)
    expect(answer).toMatchObject({ status: 404, code: 20018, data: null })
    expect(answer.body).not.toContain(owner.facilityId)
  })

  test('a quote above the current balance is refused by the ledger’s condition, not by an earlier read', async () => {
    const seller = await buildFacility(app, { limitCents: 10_000_00 })
    const { table, random } = app.deps
    const today = businessDate(app.clock.now())
    const quoteId = random.id()
    const quote = priceBullet({
      amountCents: centsFromDecimal('10000.01'),
      benchmark: testSofr,
      drawdownDate: today,
    })
    await table.transact({
      quote: createQuote(table, {
        quoteId,
        companyId: seller.companyId,
        facilityId: seller.facilityId,
        quote,
        expiresAt: '2099-01-01T00:00:00.000Z',
      }),
    })
    expect(await acceptQuote(app, seller, quoteId)).toMatchObject({ status: 422, code: 70001 })
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(0)
  })
})

type AtOnce = 'join' | 'remove' | 'draw'

const orders: readonly AtOnce[][] = [
  ['join', 'remove', 'draw'],
  ['join', 'draw', 'remove'],
  ['remove', 'join', 'draw'],
  ['remove', 'draw', 'join'],
  ['draw', 'join', 'remove'],
  ['draw', 'remove', 'join'],
]

const whichAtOnce = (writes: readonly string[]): AtOnce | undefined => {
  if (writes.includes('quote')) return 'draw'
  if (writes.includes('invitation')) return 'join'
  return writes.includes('membership') ? 'remove' : undefined
}

test('a concurrent invitation, removal and drawdown are serializable', async () => {
  const seller = await buildFacility(app, { limitCents: 100_000_00 })
  const { companyId, facilityId } = seller
  const { table } = app.deps
  const former = await signUpColleague(app, seller)
  await tieDirector(table, { companyId, userId: former.userId }, app.clock.now())
  let drawnCents = 0
  for (const order of orders) {
    const joining = await signUpSeller(app)
    const link = await invitedTo(app, seller.token, joining.email, 'administrator')
    await setMembership(app, former)
    const { token } = await actFor(app, await logInAgain(app, former))
    const { quote_id } = (await requestQuote(app, { token }, '1000.00')).data

    app.deps.table = commitInOrder(table, order, whichAtOnce)
    const [joined, removed, drawn] = await Promise.all([
      app.send(companiesEndpoints.acceptInvitation, { body: { token: link } }, joining),
      app.send(companiesEndpoints.removeMember, { body: { id: former.userId } }, seller),
      acceptQuote(app, { token }, quote_id),
    ])
    app.deps.table = table

    const drawsFirst = order.indexOf('draw') < order.indexOf('remove')
    expect({ order, joined: joined.status, removed: removed.status, drawn: drawn.status }).toEqual({
      order,
      joined: 200,
      removed: 200,
      drawn: drawsFirst ? 200 : 403,
    })
    if (drawsFirst) drawnCents += 1_000_00
    expect((await readFacility(app, facilityId)).balances.pendingDrawdown).toBe(drawnCents)
    expect(await findMembership(table, { companyId, userId: former.userId })).toBeUndefined()
    expect(await findMembership(table, { companyId, userId: joining.userId })).toMatchObject({
      role: 'administrator',
      status: 'Active',
    })
  }
  expect(drawnCents).toBe(3_000_00)
})
