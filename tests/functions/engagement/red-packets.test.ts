import { beforeEach, describe, expect, test } from 'vitest'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { createCompany } from '../../../functions/data/companies.ts'
import { imageOf } from '../../../functions/data/item-image.ts'
import { findRedPacketPool } from '../../../functions/data/red-packet-pools.ts'
import { deskOf } from '../../support/desk-of.ts'
import { refusal } from '../../support/refusal.ts'
import { createTestApp } from '../../support/test-app.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { openSampleSession } from '../http/create-sample-app.ts'

const { listRedPackets, getRedPacketQuantity, collectRedPacket } = engagementEndpoints

const app = await useTestApp()
beforeEach(() => app.clock.set('2026-11-02T01:00:00.000Z'))

type Session = Awaited<ReturnType<typeof openSampleSession>>

const desk = (action: string, fields: object = {}) =>
  deskOf(app.deps)({ action, actor: 'ada', reason: 'as agreed', ...fields })

const terms = { type: 'welcome', amount: '500.00', currency: 'HKD', expiresOn: '2026-11-30' }

let issues = 0

const issue = async (fields: object): Promise<string> => {
  const id = `issue-${++issues}`
  const outcome = await desk('red-packet-issue', { id, ...terms, ...fields })
  if (!outcome.ok) throw new Error(outcome.message)
  return id
}

/** A user of a company that the lender can issue to. */
const openCompany = async (): Promise<Session> => {
  const { table } = app.deps
  const session = await openSampleSession(app)
  const { companyId, userId: ownerUserId } = session
  const createdAt = app.clock.now().toISOString()
  await table.transact({
    ...createCompany(table, { companyId, ownerUserId, kycStatus: 'draft', createdAt, version: 1 }),
  })
  return session
}

/** The same user at a later time: a session is valid for hours. */
const laterOn = async (instant: string, { companyId }: Session) => {
  app.clock.set(instant)
  return openSampleSession(app, { companyId })
}

const collect = (id: string, { token }: Session) => app.send(collectRedPacket, { params: { id } }, { token })

const left = async (id: string) => {
  const answer = await app.send(getRedPacketQuantity, { params: { id } })
  return answer.code === 0 ? answer.data.remaining_quantity : answer.code
}

const list = async ({ token }: Session, query: object = {}) =>
  (await app.send(listRedPackets, { query }, { token })).data

const packetIn = async (id: string, session: Session) => (await list(session)).find((each) => each.id === id)

const statusOf = async (id: string, session: Session) => (await packetIn(id, session))?.status

const auditOf = async ({ companyId }: Session) => {
  const listed = await desk('audit-list', { companyId })
  return listed.ok ? (listed['entries'] as { action: string; before: unknown; after: unknown }[]) : []
}

describe('a pool of red packets', () => {
  test('gives one to each company until it is empty', async () => {
    const id = await issue({ quantity: 2 })
    const [first, second, third] = [
      await openSampleSession(app),
      await openSampleSession(app),
      await openSampleSession(app),
    ]
    expect(await packetIn(id, first)).toEqual({
      id,
      type: 'welcome',
      amount: '500.00',
      currency: 'HKD',
      status: 'active',
      remaining_quantity: 2,
      expires_on: '2026-11-30',
      claimed_at: null,
      drawdown_id: null,
    })
    const answer = await collect(id, first)
    expect(answer).toMatchObject({ code: 0, data: { id, status: 'claimed', remaining_quantity: 0 } })
    expect(await packetIn(id, first)).toEqual(answer.data)
    expect(answer.data.claimed_at).toBe('2026-11-02T01:00:00.000Z')
    expect(await list(first, { status: 'claimed' })).toEqual([answer.data])
    expect((await list(first, { status: 'active' })).map((each) => each.id)).not.toContain(id)
    expect([await left(id), await statusOf(id, second)]).toEqual([1, 'active'])

    expect((await collect(id, second)).code).toBe(0)
    expect([await left(id), await statusOf(id, third)]).toEqual([0, undefined])
    const refused = await collect(id, third)
    expect([refused.status, refused.code]).toEqual([422, 20016])
    expect(await statusOf(id, third)).toBeUndefined()
  })

  test('gives one to a company, however often it collects', async () => {
    const id = await issue({ quantity: 10 })
    const session = await openSampleSession(app)
    const colleague = await openSampleSession(app, session)
    const answers = await Promise.all(
      [session, colleague, session, colleague, session].map((each) => collect(id, each)),
    )
    const claims = answers.map(({ code, data }) => [code, data.claimed_at])
    expect(claims).toEqual(claims.map(() => [0, '2026-11-02T01:00:00.000Z']))
    app.clock.advance('PT1H')
    expect((await collect(id, session)).data.claimed_at).toBe('2026-11-02T01:00:00.000Z')
    expect(await left(id)).toBe(9)
  })

  test('gives none once voided, even if it was open when read', async () => {
    const id = await issue({ quantity: 2 })
    const session = await openSampleSession(app)
    const sound = app.deps.table
    app.deps.table = {
      ...sound,
      async transact(writes) {
        app.deps.table = sound
        await desk('red-packet-void', { id })
        return sound.transact(writes)
      },
    }
    const refused = await collect(id, session)
    expect(app.deps.table).toBe(sound)
    expect([refused.code, await list(session, { status: 'claimed' })]).toEqual([20016, []])
  })

  test('of forty gives forty to a hundred concurrent companies', async () => {
    const id = await issue({ quantity: 40 })
    const sessions = await Promise.all(Array.from({ length: 100 }, () => openSampleSession(app)))
    const answers = await Promise.all(sessions.map((session) => collect(id, session)))
    const codes = answers.map(({ code }) => code)
    expect([
      codes.filter((code) => code === 0).length,
      codes.filter((code) => code === 20016).length,
    ]).toEqual([40, 60])
    expect(await left(id)).toBe(0)
    const owners = (await app.everyItem()).filter(
      ({ type, packetId }) => type === 'red-packet' && packetId === id,
    )
    expect(new Set(owners.map(({ companyId }) => companyId)).size).toBe(40)
  })

  test('that was voided gives no more, and collected ones stay', async () => {
    const id = await issue({ quantity: 5 })
    const early = await openSampleSession(app)
    const late = await openSampleSession(app)
    await collect(id, early)
    expect(await desk('red-packet-void', { id })).toEqual({ ok: true, id, status: 'invalid' })
    expect(await desk('red-packet-void', { id })).toMatchObject({ ok: true })
    expect([await left(id), (await collect(id, late)).code]).toEqual([0, 20016])
    expect([await statusOf(id, early), await statusOf(id, late)]).toEqual(['claimed', undefined])
  })

  test('gives none after its last day', async () => {
    const id = await issue({ quantity: 5, expiresOn: '2026-11-02' })
    const session = await openSampleSession(app)
    const onTheDay = await laterOn('2026-11-02T15:59:59.999Z', session)
    expect(await left(id)).toBe(5)
    await collect(id, onTheDay)
    const afterwards = await laterOn('2026-11-02T16:00:00.000Z', await openSampleSession(app))
    expect([await left(id), (await collect(id, afterwards)).code]).toEqual([0, 20016])
    const owner = await laterOn('2026-11-02T16:00:00.000Z', session)
    expect(await statusOf(id, owner)).toBe('expired')
    // The pool expires eventually, as every seller's list reads its partition.
    expect(await findRedPacketPool(app.deps.table, id)).toMatchObject({
      ttl: Date.parse('2027-01-31T00:00:00.000+08:00') / 1000,
    })
  })

  test('that is unknown is refused with 20018', async () => {
    const session = await openSampleSession(app)
    const answer = await collect('never-was', session)
    expect([answer.status, answer.code]).toEqual([404, 20018])
    expect(await left('never-was')).toBe(20018)
  })
})

describe('a red packet issued to companies', () => {
  test('can be collected by them only', async () => {
    const [one, two, stranger] = [await openCompany(), await openCompany(), await openCompany()]
    const id = await issue({ companies: `${one.companyId}, ${two.companyId}` })
    expect(await packetIn(id, one)).toMatchObject({ status: 'active', remaining_quantity: 1 })
    expect(await packetIn(id, stranger)).toBeUndefined()
    expect((await collect(id, stranger)).code).toBe(20018)
    expect((await collect(id, one)).data).toMatchObject({ status: 'claimed', remaining_quantity: 0 })
    expect([await statusOf(id, one), await statusOf(id, two)]).toEqual(['claimed', 'active'])
  })

  test('is collected once by two calls', async () => {
    const session = await openCompany()
    const id = await issue({ companies: session.companyId })
    const answers = await Promise.all([collect(id, session), collect(id, session)])
    expect(answers.map(({ code, data }) => [code, data.status])).toEqual([
      [0, 'claimed'],
      [0, 'claimed'],
    ])
  })

  test('cannot be collected once voided', async () => {
    const session = await openCompany()
    const id = await issue({ companies: session.companyId })
    const { companyId } = session
    expect(await desk('red-packet-void', { id, companyId })).toMatchObject({ ok: true, status: 'invalid' })
    expect((await collect(id, session)).code).toBe(20016)
    expect((await list(session, { status: 'invalid' })).map((each) => each.id)).toEqual([id])
  })
})

describe('the lender', () => {
  test('issues once per id: a repetition succeeds, other content is refused', async () => {
    const session = await openCompany()
    const pool = { id: 'autumn', ...terms, quantity: 3 }
    const single = { id: 'winter', ...terms, companies: session.companyId }
    for (const each of [pool, single]) {
      expect(await desk('red-packet-issue', each)).toMatchObject({ ok: true })
      await collect(each.id, session)
      expect(await desk('red-packet-issue', each)).toMatchObject({ ok: true })
      const other = await desk('red-packet-issue', { ...each, amount: '501.00' })
      expect(other).toMatchObject(refusal('alreadyExists'))
    }
    expect(await desk('red-packet-issue', { ...pool, quantity: 4 })).toMatchObject(refusal('alreadyExists'))
    expect(await desk('red-packet-issue', { ...single, id: 'autumn' })).toMatchObject(
      refusal('alreadyExists'),
    )
    expect([await left('autumn'), await statusOf('winter', session)]).toEqual([2, 'claimed'])
    expect((await auditOf(session)).filter(({ action }) => action === 'red-packet-issue')).toHaveLength(1)
    const listed = await desk('red-packet-list')
    expect(listed.ok ? listed['pools'] : []).toContainEqual(
      expect.objectContaining({ id: 'autumn', quantity: 3, remaining: 2, collected: 1 }),
    )
  })

  test.each([
    ['neither a quantity nor companies', {}, 'invalidInput'],
    ['both', { quantity: 1, companies: 'c1' }, 'invalidInput'],
    ['an unknown company', { companies: 'nobody' }, 'notFound'],
    [
      'a company too many',
      { companies: Array.from({ length: 41 }, (_, each) => `c${each}`).join() },
      'invalidInput',
    ],
    ['no company at all', { companies: ' , ' }, 'invalidInput'],
    ['none', { quantity: 0 }, 'invalidInput'],
    ['a day that is over', { quantity: 1, expiresOn: '2026-11-01' }, 'invalidInput'],
    ['no amount', { quantity: 1, amount: '0.00' }, 'invalidInput'],
    ['another id', { quantity: 1, id: 'a b' }, 'invalidInput'],
    ['no reason', { quantity: 1, reason: undefined }, 'invalidInput'],
    ['a packet above its ceiling', { quantity: 1, amount: '8000.01' }, 'ruleBroken'],
    ['a loan without interest', { quantity: 1_000_000, amount: '1000000.00' }, 'invalidInput'],
    ['a pool above its ceiling', { quantity: 801, amount: '500.00' }, 'ruleBroken'],
  ])('issues nothing for %s', async (_, fields, reason) => {
    const before = (await app.everyItem()).map(imageOf)
    expect(await desk('red-packet-issue', { id: 'refused', ...terms, ...fields })).toMatchObject({
      ok: false,
      reason,
    })
    expect((await app.everyItem()).map(imageOf)).toEqual(before)
  })

  test('issues at most the monthly ceiling, even concurrently', async () => {
    app.clock.set('2027-03-31T15:00:00.000Z')
    const { companyId } = await openCompany()
    const most = { ...terms, currency: 'EUR', expiresOn: '2027-06-30', amount: '1000.00' }
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((each) => desk('red-packet-issue', { ...most, id: `month-${each}`, quantity: 30 })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
    const refused = outcomes.find(({ ok }) => !ok)
    expect(refused).toMatchObject(refusal('ruleBroken', { errors: [{ field: 'amount', rule: 'invalid' }] }))
    expect(refused).toMatchObject({ message: 'amount: EUR 10000.00 can still be issued this month' })
    const last = { ...most, id: 'month-last', quantity: 10 }
    for (const again of [last, last])
      expect(await desk('red-packet-issue', again)).toMatchObject({ ok: true })
    const one = { ...most, id: 'month-more', amount: '0.01', companies: companyId }
    expect(await desk('red-packet-issue', one)).toMatchObject(refusal('ruleBroken'))
    // Voided packets count as given away, and other currencies have separate ceilings.
    await desk('red-packet-void', { id: 'month-last' })
    expect(await desk('red-packet-issue', one)).toMatchObject(refusal('ruleBroken'))
    expect(await desk('red-packet-issue', { ...one, currency: 'USD', id: 'dollars' })).toMatchObject({
      ok: true,
    })
    // April begins in Hong Kong.
    app.clock.set('2027-03-31T16:00:00.000Z')
    expect(await desk('red-packet-issue', one)).toMatchObject({ ok: true })
  })

  test('issues by two people if the environment requires it, counted once', async () => {
    const two = await createTestApp({ config: { fourEyes: true } })
    try {
      const act = (actor: string, action: string, fields: object) =>
        deskOf(two.deps)({ action, actor, reason: 'as agreed', ...fields })
      const propose = async (id: string) => {
        const issued = { ...terms, currency: 'GBP', id, amount: '1000.00', quantity: 40 }
        const proposed = await act('ada', 'red-packet-issue', issued)
        expect(proposed).toMatchObject({ ok: true, waitsFor: 'a second person' })
        return proposed.ok ? proposed['proposalId'] : ''
      }
      const proposals = [await propose('a'), await propose('b'), await propose('c')]
      const approve = (actor: string, index: number) =>
        act(actor, 'proposal-approve', { proposalId: proposals[index] })
      expect(await approve('ada', 0)).toMatchObject(refusal('forbidden'))
      expect(await approve('grace', 0)).toMatchObject({ ok: true })
      expect(await approve('grace', 1)).toMatchObject({ ok: true })
      expect(await approve('grace', 2)).toMatchObject(refusal('ruleBroken'))
    } finally {
      await two.close()
    }
  })

  test('gets an error for an unknown packet', async () => {
    const { companyId } = await openCompany()
    const id = 'never-was'
    const message = `company ${companyId} has no red packet never-was`
    expect(await desk('red-packet-void', { companyId, id })).toEqual(refusal('notFound', { message }))
    expect(await desk('red-packet-void', { id })).toMatchObject(refusal('notFound'))
  })
})
