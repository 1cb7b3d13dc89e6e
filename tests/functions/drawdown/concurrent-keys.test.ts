import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { buildFacility, readFacility } from '../../support/build-facility.ts'
import { acceptQuote, requestQuote, trialBalance } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const app = await useTestApp()

const times = 100

const atOnce = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: times }, call))

const different = (answers: readonly { status: number; body: string }[]) =>
  new Set(answers.map(({ status, body }) => `${status} ${body}`)).size

describe('a hundred concurrent calls with one key and body', () => {
  test('request one drawdown, and all return its id', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const [{ data: first }, { data: second }] = [
      await requestQuote(app, seller, '3000.00'),
      await requestQuote(app, seller, '4000.00'),
    ]
    const key = randomUUID()
    const answers = await atOnce(() => acceptQuote(app, seller, first.quote_id, key))
    expect(different(answers)).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, code: 0, data: { status: 'requested' } })
    expect((await acceptQuote(app, seller, first.quote_id, key)).data).toEqual(answers[0]?.data)
    // The same key with another body changes nothing.
    expect(await acceptQuote(app, seller, second.quote_id, key)).toMatchObject({ status: 409, code: 20010 })
    const { balances, postingCount } = await readFacility(app, seller.facilityId)
    expect([balances.pendingDrawdown, postingCount]).toEqual([3_000_00, 2])
    const { data } = await app.send(applicationEndpoints.listApplications, { body: {} }, seller)
    expect(data.records).toHaveLength(1)
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('report one payment, and its amount is pending once', async () => {
    const story = createRepaymentStory(app)
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const key = randomUUID()
    const answers = await atOnce(() => story.report(seller, charge.id, '40000.00', key))
    expect(different(answers)).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, code: 200, data: { charge: { pending: '40000.00' } } })
    expect(await story.report(seller, charge.id, '40000.01', key)).toMatchObject({ status: 409, code: 20010 })
    expect(await story.charges(seller)).toMatchObject([{ id: charge.id, pending: '40000.00' }])
    const payments = (await app.everyItem()).filter(
      (item) => item['type'] === 'payment' && item['companyId'] === seller.companyId,
    )
    expect(payments).toHaveLength(1)
  })
})
