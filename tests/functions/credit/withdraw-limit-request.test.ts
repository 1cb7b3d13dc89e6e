import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { callDesk } from '../../support/draw-money.ts'
import { refusal } from '../../support/refusal.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createIncreaseStory } from './increase-story.ts'

const app = await useTestApp()
const story = createIncreaseStory(app)

const withdraw = ({ token }: Seller, approval_id: string, key = randomUUID() as string) =>
  app.send(
    applicationEndpoints.withdrawApplication,
    { body: { approval_id } },
    { token, headers: { 'idempotency-key': key } },
  )

const sellerWithRequest = async () => {
  const seller = await story.sellerWithLimit()
  await story.sellMore(seller)
  const { approval_id } = (await story.submit(seller)).data
  return { seller, requestId: approval_id ?? '' }
}

const applicationOf = async ({ token }: Seller) =>
  (await app.send(creditEndpoints.getCreditApplication, {}, { token })).data

const recordsOf = async ({ token }: Seller) =>
  (await app.send(applicationEndpoints.listApplications, { body: {} }, { token })).data.records

test('a request for a higher limit is withdrawn once, leaves the lender’s queue, and can be followed by another', async () => {
  const { seller, requestId } = await sellerWithRequest()
  const stranger = await story.sellerWithLimit()
  expect(await withdraw(stranger, requestId)).toMatchObject({ status: 404, code: 20018, data: null })
  expect(await recordsOf(seller)).toMatchObject([
    { approval_id: requestId, name: 'limit_increase', status: 'in progress', stage: 'submitted' },
  ])

  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(seller, requestId, key)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 200, data: { approval_id: requestId, status: 'withdraw' } })
  expect(await withdraw(seller, requestId)).toMatchObject({ status: 200, data: answers[0]?.data })
  expect(await applicationOf(seller)).toMatchObject({ status: 'active', type: 'initial' })
  expect(await recordsOf(seller)).toMatchObject([{ status: 'withdraw', stage: 'withdrawn' }])

  const { facilityId } = seller
  expect(JSON.stringify(await callDesk(app, 'limit-list', {}))).not.toContain(requestId)
  for (const action of ['limit-approve', 'limit-reject'])
    expect(await callDesk(app, action, { facilityId, requestId })).toMatchObject(refusal('wrongState'))
  await app.drainEvents()
  const told = app.outbox.sent.filter(
    ({ to, subject }) => to === seller.email && subject === '【明岸】您的提额申请已撤回',
  )
  expect(told).toHaveLength(1)

  const again = await story.submit(seller)
  expect(again).toMatchObject({ status: 200, data: { status: 'submitted' } })
  expect(await withdraw(seller, again.data.approval_id ?? '', key)).toMatchObject({ code: 20010 })
  expect(await applicationOf(seller)).toMatchObject({ status: 'submitted', type: 'limit_increase' })
})

test('of a concurrent withdrawal and rejection, one wins', async () => {
  const { seller, requestId } = await sellerWithRequest()
  const { facilityId } = seller
  const decide = () => callDesk(app, 'limit-reject', { facilityId, requestId })
  const [withdrawn, decided] = await Promise.all([withdraw(seller, requestId), decide()])
  expect([
    [200, false],
    [20016, true],
  ]).toContainEqual([withdrawn.code, decided.ok])
  // The first one's outcome stays.
  expect((await withdraw(seller, requestId)).code).toBe(withdrawn.code)
  expect((await decide()).ok).toBe(decided.ok)
  expect(await recordsOf(seller)).toMatchObject([{ status: decided.ok ? 'rejected' : 'withdraw' }])
})

test('a concurrent withdrawal and approval ends withdrawn, as an offer can be withdrawn, too', async () => {
  const { seller, requestId } = await sellerWithRequest()
  const { facilityId } = seller
  const decide = () => callDesk(app, 'limit-approve', { facilityId, requestId })
  const [withdrawn] = await Promise.all([withdraw(seller, requestId), decide()])
  expect(withdrawn.code).toBe(200)
  expect(await decide()).toMatchObject(refusal('wrongState'))
  expect(await recordsOf(seller)).toMatchObject([{ status: 'withdraw', stage: 'withdrawn' }])
})
