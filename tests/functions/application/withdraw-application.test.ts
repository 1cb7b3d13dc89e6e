import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney, requestDrawdown, trialBalance } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const withdraw = (
  { token }: Pick<SellerWithFacility, 'token'>,
  approval_id: string,
  key = randomUUID() as string,
) =>
  app.send(
    applicationEndpoints.withdrawApplication,
    { body: { approval_id } },
    { token, headers: { 'idempotency-key': key } },
  )

const recordsOf = async ({ token }: SellerWithFacility) =>
  (await app.send(applicationEndpoints.listApplications, { body: {} }, { token })).data.records

const standingOf = async (facilityId: string) => {
  const { balances, headroomCents, postingCount } = await readFacility(app, facilityId)
  const { total, rebuiltEqual } = await trialBalance(app, facilityId)
  return {
    pending: balances.pendingDrawdown,
    headroom: headroomCents,
    postings: postingCount,
    total,
    rebuiltEqual,
  }
}

const untouched = {
  pending: 10_000_00,
  headroom: 90_000_00,
  postings: 2,
  total: '0.00',
  rebuiltEqual: true,
}
const released = { pending: 0, headroom: 100_000_00, postings: 3, total: '0.00', rebuiltEqual: true }

const sellerWithRequest = async () => {
  const seller = await buildFacility(app, { limitCents: 100_000_00 })
  return { seller, drawdownId: await requestDrawdown(app, seller, '10000.00') }
}

describe('an application that cannot be withdrawn', () => {
  test('is another company’s or unknown: it is not found, and nothing is released', async () => {
    const { seller, drawdownId } = await sellerWithRequest()
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    for (const id of [drawdownId, 'no-such-approval'])
      expect(await withdraw(stranger, id)).toMatchObject({
        status: 404,
        code: 20018,
        data: null,
        errors: [{ field: 'body.approval_id', rule: 'invalid' }],
      })
    expect(await standingOf(seller.facilityId)).toEqual(untouched)
  })

  test.each(['drawdown-approve', 'drawdown-reject'])('is one already decided by %s', async (action) => {
    const { seller, drawdownId } = await sellerWithRequest()
    const { facilityId } = seller
    expect(await callDesk(app, action, { facilityId, drawdownId })).toMatchObject({ ok: true })
    const before = await standingOf(facilityId)
    expect(await withdraw(seller, drawdownId)).toMatchObject({ status: 422, code: 20016, data: null })
    expect(await standingOf(facilityId)).toEqual(before)
  })

  test('is one that was paid out', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const drawdownId = await drawMoney(app, seller, '10000.00')
    expect(await withdraw(seller, drawdownId)).toMatchObject({ status: 422, code: 20016 })
    expect((await readFacility(app, seller.facilityId)).balances.principalReceivable).toBe(10_000_00)
  })
})

describe('an application that is in progress', () => {
  test('is withdrawn: its reservation is released, the lender no longer has it, and the owner is notified', async () => {
    const { seller, drawdownId } = await sellerWithRequest()
    await app.drainEvents()
    expect(await withdraw(seller, drawdownId)).toMatchObject({
      status: 200,
      code: 200,
      data: { approval_id: drawdownId, status: 'withdraw' },
    })
    expect(await standingOf(seller.facilityId)).toEqual(released)
    expect(await recordsOf(seller)).toMatchObject([
      { approval_id: drawdownId, status: 'withdraw', stage: 'withdrawn' },
    ])
    await app.drainEvents()
    const told = app.outbox.sent.filter(
      ({ to, subject }) => to === seller.email && /withdrawn|撤回/.test(subject ?? ''),
    )
    expect(told).toHaveLength(1)

    const { facilityId } = seller
    const waiting = await callDesk(app, 'drawdown-list', { limit: 200 })
    expect(JSON.stringify(waiting)).not.toContain(drawdownId)
    for (const action of ['drawdown-approve', 'drawdown-reject', 'drawdown-pay-out'])
      expect(await callDesk(app, action, { facilityId, drawdownId })).toMatchObject({ ok: false })
    expect(await standingOf(facilityId)).toEqual(released)
  })

  test('is withdrawn once, with one key or several, and a key is valid for one application only', async () => {
    const { seller, drawdownId } = await sellerWithRequest()
    const another = await requestDrawdown(app, seller, '2000.00')
    const key = randomUUID()
    const first = await withdraw(seller, drawdownId, key)
    expect(await withdraw(seller, drawdownId, key)).toMatchObject({ status: 200, data: first.data })
    expect(await withdraw(seller, drawdownId)).toMatchObject({ status: 200, data: first.data })
    expect(await withdraw(seller, another, key)).toMatchObject({ status: 409, code: 20010 })
    const { balances, postingCount } = await readFacility(app, seller.facilityId)
    expect([balances.pendingDrawdown, postingCount]).toEqual([2_000_00, 4])
  })

  test('is withdrawn once, with one response, in a hundred concurrent calls with one key', async () => {
    const { seller, drawdownId } = await sellerWithRequest()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => withdraw(seller, drawdownId, key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, data: { approval_id: drawdownId, status: 'withdraw' } })
    expect(await standingOf(seller.facilityId)).toEqual(released)
  })

  test('is withdrawn although its note is filed concurrently', async () => {
    const { seller, drawdownId } = await sellerWithRequest()
    const [answer] = await Promise.all([withdraw(seller, drawdownId), app.drainEvents().catch(() => {})])
    expect(answer).toMatchObject({ status: 200 })
    await app.drainEvents()
    expect(await standingOf(seller.facilityId)).toEqual(released)
    expect(await recordsOf(seller)).toMatchObject([{ stage: 'withdrawn' }])
  })
})

describe('an application concurrently withdrawn and decided', () => {
  test.each([
    ['drawdown-approve', 0],
    ['drawdown-reject', 1_000_00],
  ])('against %s: one of the two wins', async (action, releasedByDecision) => {
    const { seller } = await sellerWithRequest()
    const { facilityId } = seller
    for (let round = 0; round < 12; round++) {
      const drawdownId = await requestDrawdown(app, seller, '1000.00')
      const before = (await readFacility(app, facilityId)).balances.pendingDrawdown
      const decide = () => callDesk(app, action, { facilityId, drawdownId })
      // The order of the concurrent calls alternates by round.
      const early = round % 2 === 0 ? decide() : undefined
      const [withdrawn, decided] = await Promise.all([withdraw(seller, drawdownId), early ?? decide()])
      const after = (await readFacility(app, facilityId)).balances.pendingDrawdown
      expect([
        { code: 200, decided: false, released: 1_000_00 },
        { code: 20016, decided: true, released: releasedByDecision },
      ]).toContainEqual({ code: withdrawn.code, decided: decided.ok, released: before - after })
    }
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })
})
