import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findCredentials } from '../../../../functions/data/credentials.ts'
import { incrementCount } from '../../../../functions/data/daily-counts.ts'
import { findUser, replaceUser } from '../../../../functions/data/users.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { refusal } from '../../../support/refusal.ts'
import { setUpCodeApp } from '../../../support/second-factors.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()
let seller: Seller
/** Each test has a day to itself. */
let today = '2026-11-02'
beforeEach(async () => {
  today = addDays(today, 1)
  app.clock.set(`${today}T01:00:00.000Z`)
  seller = await signUpSeller(app)
})
afterEach(() => void vi.restoreAllMocks())

const desk = (action: string, fields: Record<string, unknown> = {}) =>
  deskOf(app.deps)({ action, actor: 'ada', user: seller.email, reason: 'asked for', ...fields })

const login = () =>
  app.send(accountEndpoints.login, { body: { email: seller.email, password: seller.password } })

const isAlive = async (token: string) => (await app.send(accountEndpoints.getUser, {}, { token })).code === 0

const lock = async () => {
  const { table, clock } = app.deps
  const day = businessDate(clock())
  const count = { counted: 'wrong-password', subject: seller.email, day } as const
  for (let each = 1; each <= 10; each++) await table.write(incrementCount(table, count, 10))
}

const auditOf = async () => {
  const listed = await desk('audit-list', { companyId: seller.companyId })
  if (!listed.ok) throw new Error(listed.message)
  const entries = listed['entries'] as { action: string; reason: string; before: unknown; after: unknown }[]
  return entries
    .filter(({ action }) => action !== 'audit-list')
    .map(({ action, reason, before, after }) => ({ action, reason, before, after }))
}

/** Has another call change the user right before the act's own transaction. */
const changeMeanwhile = () => {
  const { table } = app.deps
  const { transact } = table
  vi.spyOn(table, 'transact').mockImplementationOnce(async (writes) => {
    const user = await findUser(table, seller.userId)
    if (!user) throw new Error('no user')
    await transact({ user: replaceUser(table, { ...user, name: 'Lin' }) })
    return transact(writes)
  })
}

it.each(['user-show', 'user-unlock', 'user-block', 'user-unblock', 'user-sign-out', 'user-skip'])(
  '%s refuses a user that is not there, by address and by id',
  async (action) => {
    expect(await desk(action, { user: 'nobody@shop.test' })).toEqual(
      refusal('userNotFound', { message: 'there is no user nobody@shop.test' }),
    )
    expect(await desk(action, { user: 'no-such-id' })).toMatchObject(refusal('userNotFound'))
    expect(await desk(action, { user: ' ' })).toMatchObject(refusal('invalidInput'))
  },
)

it.each([
  ['user-block', {}],
  ['user-skip', {}],
])('%s gives way to another change of the user', async (action, fields) => {
  changeMeanwhile()
  expect(await desk(action, fields)).toMatchObject(refusal('changedMeanwhile'))
  expect(await auditOf()).toEqual([])
  expect(await desk(action, fields)).toMatchObject({ ok: true })
  expect((await findUser(app.deps.table, seller.userId))?.name).toBe('Lin')
})

it.each(['user-block', 'user-unblock', 'user-sign-out'])('%s needs a reason', async (action) => {
  expect(await desk(action, { reason: undefined })).toMatchObject(refusal('invalidInput'))
})

describe('showing a user', () => {
  it('tells what they may do, the day’s wrong passwords and their sessions, by address or id', async () => {
    await lock()
    const shown = await desk('user-show', { user: ` ${seller.email.toUpperCase()}` })
    expect(shown).toEqual({
      ok: true,
      userId: seller.userId,
      email: seller.email,
      name: null,
      phone: `•••${seller.phone.slice(-4)}`,
      companyId: seller.companyId,
      isActivated: true,
      isSkip: false,
      blockedAt: null,
      registerSource: 'small_shop_financing',
      createdAt: `${today}T01:00:00.000Z`,
      wrongPasswordsToday: 10,
      isLocked: true,
      sessions: 1,
      passkeys: 0,
      factorsReset: null,
      codeApp: false,
      mailStop: null,
    })
    expect(await desk('user-show', { user: seller.userId })).toEqual(shown)
    app.clock.set(`${today}T16:00:00.000Z`)
    expect(await desk('user-show')).toMatchObject({ wrongPasswordsToday: 0, isLocked: false, sessions: 0 })
    const look = {
      action: 'user-show',
      before: null,
      after: { userId: seller.userId, companyId: seller.companyId },
    }
    expect(await auditOf()).toMatchObject([look, look, look])
    expect(JSON.stringify(await auditOf())).not.toContain(seller.email)
  })
})

describe('unlocking a user', () => {
  it('forgets the wrong passwords of today, and is on record', async () => {
    await lock()
    expect((await login()).code).toBe(80002)
    expect(await desk('user-unlock')).toMatchObject({ ok: true, wrongPasswordsToday: 0 })
    expect((await login()).code).toBe(0)
    expect(await auditOf()).toEqual([
      {
        action: 'user-unlock',
        reason: 'asked for',
        before: { userId: seller.userId, wrongPasswordsToday: 10 },
        after: { userId: seller.userId, wrongPasswordsToday: 0 },
      },
    ])
  })
})

describe('blocking a user', () => {
  it('ends every session and lets nobody in until it is undone; both are on record, once', async () => {
    const second = (await login()).data.token
    const blockedAt = app.deps.clock().toISOString()
    const { userId } = seller
    expect(await desk('user-block', { reason: 'fraud' })).toMatchObject({ ok: true, userId, blockedAt })
    expect([await isAlive(seller.token), await isAlive(second)]).toEqual([false, false])
    expect((await login()).code).toBe(401)
    expect(await desk('user-block', { reason: 'again' })).toMatchObject({ ok: true, blockedAt })

    expect(await desk('user-unblock', { reason: 'mistaken' })).toMatchObject({ ok: true, blockedAt: null })
    expect(await desk('user-unblock')).toMatchObject({ ok: true, blockedAt: null })
    expect((await login()).code).toBe(0)
    expect(await findUser(app.deps.table, userId)).not.toHaveProperty('blockedAt')
    const acts = await auditOf()
    expect(acts).toHaveLength(2)
    expect(acts).toContainEqual({
      action: 'user-block',
      reason: 'fraud',
      before: { userId, blockedAt: null },
      after: { userId, blockedAt },
    })
    expect(acts).toContainEqual({
      action: 'user-unblock',
      reason: 'mistaken',
      before: { userId, blockedAt },
      after: { userId, blockedAt: null },
    })
  })

  it('that breaks off ends the sessions by its event, but none that was opened once it was undone', async () => {
    const { table } = app.deps
    const { transact } = table
    vi.spyOn(table, 'transact').mockImplementationOnce(transact).mockRejectedValueOnce(new Error('broke off'))
    await expect(desk('user-block')).rejects.toThrow('broke off')
    expect(await isAlive(seller.token)).toBe(true)
    expect(await desk('user-unblock')).toMatchObject({ ok: true })
    const later = (await login()).data.token
    await app.drainEvents()
    expect([await isAlive(seller.token), await isAlive(later)]).toEqual([false, true])
  })

  it('happens once, though two people do it at the same time', async () => {
    const outcomes = await Promise.all([desk('user-block'), desk('user-block')])
    expect(outcomes.some(({ ok }) => ok)).toBe(true)
    expect(await auditOf()).toHaveLength(1)
  })
})

describe('signing a user out', () => {
  it('ends every session and every login under way, bars nobody, and is on record once', async () => {
    const other = await signUpSeller(app)
    const second = (await login()).data.token
    const { userId } = seller
    const forgotten = await findCredentials(app.deps.table, seller.email)
    expect(await desk('user-sign-out', { reason: 'lost phone' })).toMatchObject({
      ok: true,
      blockedAt: null,
      sessions: 0,
    })
    const lives = await Promise.all([seller.token, second, other.token].map(isAlive))
    expect(lives).toEqual([false, false, true])
    const renewed = await findCredentials(app.deps.table, seller.email)
    expect(renewed?.version).toBe((forgotten?.version ?? 0) + 1)
    expect(await desk('user-sign-out')).toMatchObject({ ok: true, sessions: 0 })
    expect((await login()).code).toBe(0)
    expect(await auditOf()).toEqual([
      {
        action: 'user-sign-out',
        reason: 'lost phone',
        before: { userId, sessions: 2 },
        after: { userId, sessions: 0 },
      },
    ])
  })

  it('happens once, though two people do it at the same time', async () => {
    const outcomes = await Promise.all([desk('user-sign-out'), desk('user-sign-out')])
    expect(outcomes.some(({ ok }) => ok)).toBe(true)
    expect(await auditOf()).toHaveLength(1)
  })
})

describe('making a user one of another portal', () => {
  it('can be undone, and is on record each time that it changes anything', async () => {
    const isSkip = async () => (await findUser(app.deps.table, seller.userId))?.isSkip
    expect(await desk('user-skip', { off: true })).toMatchObject({ ok: true, isSkip: false })
    expect(await auditOf()).toEqual([])
    expect(await desk('user-skip')).toMatchObject({ ok: true, isSkip: true })
    expect(await isSkip()).toBe(true)
    expect(await desk('user-skip')).toMatchObject({ ok: true, isSkip: true })
    app.clock.advance('PT1S')
    expect(await desk('user-skip', { off: 'true' })).toMatchObject({ ok: true, isSkip: false })
    expect(await isSkip()).toBe(false)
    expect((await auditOf()).map(({ after }) => after)).toEqual([
      { userId: seller.userId, isSkip: false },
      { userId: seller.userId, isSkip: true },
    ])
  })
})

describe('resetting the second factors of a user', () => {
  const identityCheck = 'called back on the number on file'

  it('takes them away, ends the sessions, and leaves the password alone to confirm nothing for a day', async () => {
    expect(await desk('user-reset-factors', { identityCheck })).toMatchObject(refusal('notFound'))
    await setUpCodeApp(app, seller)
    expect(await desk('user-show')).toMatchObject({ codeApp: true })
    expect(await desk('user-reset-factors', {})).toMatchObject(refusal('invalidInput'))
    expect(await desk('user-reset-factors', { identityCheck })).toMatchObject({ ok: true })
    expect((await app.send(accountEndpoints.getUser, {}, seller)).code).toBe(401)
    const { data } = await login()
    const proof = await app.send(
      factorsEndpoints.stepUp,
      { body: { password: seller.password } },
      { token: data.token },
    )
    expect(proof.code).toBe(70001)
    expect((await auditOf()).find(({ action }) => action === 'user-reset-factors')).toMatchObject({
      before: { userId: seller.userId, passkeys: 0, codeApp: true },
      after: { userId: seller.userId, passkeys: 0, codeApp: false, identityChecked: true },
    })
    await app.drainEvents()
    const told = app.outbox.sent.filter(({ to, text }) => to === seller.email && text.includes('核实身份后'))
    expect(told).toHaveLength(1)
  })

  it('keeps how it was made sure who asks with the user, and out of the audit', async () => {
    await setUpCodeApp(app, seller)
    await desk('user-reset-factors', { identityCheck })
    const reset = { at: app.deps.clock().toISOString(), by: 'ada', identityCheck }
    expect(await desk('user-show')).toMatchObject({ codeApp: false, factorsReset: reset })
    expect(JSON.stringify(await auditOf())).not.toContain(identityCheck)
  })

  it('that breaks off ends the sessions by its event, but none that was opened since', async () => {
    await setUpCodeApp(app, seller)
    const { table } = app.deps
    const { transact } = table
    vi.spyOn(table, 'transact').mockImplementationOnce(transact).mockRejectedValueOnce(new Error('broke off'))
    await expect(desk('user-reset-factors', { identityCheck })).rejects.toThrow('broke off')
    expect(await isAlive(seller.token)).toBe(true)
    const later = (await login()).data.token
    await app.drainEvents()
    expect([await isAlive(seller.token), await isAlive(later)]).toEqual([false, true])
  })
})
