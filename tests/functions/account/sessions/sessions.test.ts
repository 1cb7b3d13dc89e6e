import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { addDays } from '#shared/time/business-date.ts'
import { endSessions } from '../../../../functions/account/sessions/end-sessions.ts'
import { findCredentials, replaceCredentials } from '../../../../functions/data/credentials.ts'
import { createSession, listUserSessions as listStored } from '../../../../functions/data/sessions.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { present } from '../../../support/present.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()
let seller: Seller
/** Each test has a separate day. */
let today = '2026-11-02'
beforeEach(async () => {
  today = addDays(today, 1)
  app.clock.set(`${today}T01:00:00.000Z`)
  seller = await signUpSeller(app)
})

const login = ({ email, password }: Seller = seller, userAgent = 'test') =>
  app.send(
    accountEndpoints.login,
    { body: { email, password } },
    { headers: { 'user-agent': userAgent }, ip: '198.51.100.4' },
  )

/** The token of a session that starts a second after the previous one. */
const loginLater = async () => {
  app.clock.advance('PT1S')
  return (await login()).data.token
}

const list = async (token: string) =>
  (await app.send(accountEndpoints.listSessions, {}, { token })).data.sessions

const end = (id: string, token: string) =>
  app.send(accountEndpoints.endSession, { params: { id } }, { token })

const isAlive = async (token: string) => (await app.send(accountEndpoints.getUser, {}, { token })).code === 0

const currentId = async (token: string) => {
  const current = present((await list(token)).find(({ is_current }) => is_current))
  return current.id
}

/** Runs a callback just before the next transaction. */
const beforeNextTransaction = (meanwhile: () => Promise<unknown>) => {
  const { table } = app.deps
  const { transact } = table
  vi.spyOn(table, 'transact').mockImplementationOnce(async (writes) => {
    await meanwhile()
    return transact(writes)
  })
}

const changeCredentials = async () => {
  const { table } = app.deps
  const credentials = present(await findCredentials(table, seller.email))
  await table.transact({ changed: replaceCredentials(table, credentials) })
}

describe('the list of sessions', () => {
  test('has the user’s own active ones, newest first, and marks the current one', async () => {
    await signUpSeller(app)
    app.clock.advance('PT1H')
    const { data } = await login(seller, 'Firefox on a phone')
    const sessions = await list(data.token)
    expect(sessions.map(({ ip, user_agent, is_current }) => ({ ip, user_agent, is_current }))).toEqual([
      { ip: '198.51.100.4', user_agent: 'Firefox on a phone', is_current: true },
      { ip: '203.0.113.7', user_agent: 'test', is_current: false },
    ])
    expect(sessions[0]).toMatchObject({
      created_at: `${today}T02:00:00.000Z`,
      expires_at: `${today}T14:00:00.000Z`,
    })
    expect(data.user.token_expiration).toBe(`${today}T14:00:00.000Z`)
    app.clock.set(`${today}T13:00:00.000Z`)
    expect((await list(data.token)).map(({ is_current }) => is_current)).toEqual([true])
  })
})

test('a browser’s name may have any length and script', async () => {
  // The lower bits of the last character are not part of the token.
  const { code, data } = await login(seller, `${'x'.repeat(399)}😀`)
  expect(code).toBe(0)
  const current = (await list(data.token)).find(({ is_current }) => is_current)
  expect(current?.user_agent).toBe(`${'x'.repeat(399)}\ufffd`)
})

describe('ending a session', () => {
  test('of another user is refused like an unknown one', async () => {
    const other = await signUpSeller(app)
    const theirs = await currentId(other.token)
    const refused = await end(theirs, seller.token)
    expect([refused.status, refused.code]).toEqual([404, 20018])
    expect((await end('no-such-session', seller.token)).body).toBe(refused.body)
    expect(await isAlive(other.token)).toBe(true)
  })

  test('invalidates its token at once, and no other', async () => {
    const [first, second] = [await loginLater(), await loginLater()]
    const id = await currentId(first)
    expect((await end(id, second)).code).toBe(200)
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, true])
    expect((await end(id, second)).code).toBe(20018)
    expect((await end(await currentId(second), second)).code).toBe(200)
    expect(await isAlive(second)).toBe(false)
  })

  test('that has expired is refused as unknown, swept or not', async () => {
    const id = await currentId(seller.token)
    app.clock.advance('PT12H')
    expect((await end(id, await loginLater())).code).toBe(20018)
  })
})

test('the oldest of twenty sessions is ended by another login', async () => {
  const tokens = [seller.token]
  while (tokens.length < 22) tokens.push(await loginLater())
  const alive: boolean[] = []
  for (const token of tokens) alive.push(await isAlive(token))
  expect(alive).toEqual([false, false, ...Array.from({ length: 20 }, () => true)])
  expect(await list(tokens.at(-1) ?? '')).toHaveLength(20)
})

describe('a concurrent login', () => {
  test('leaves no session if the password changes', async () => {
    const before = await listStored(app.deps.table, seller.userId)
    beforeNextTransaction(changeCredentials)
    expect((await login()).code).toBe(400)
    expect(await listStored(app.deps.table, seller.userId)).toEqual(before)
    expect((await login()).code).toBe(0)
  })

  test('leaves no session if the user is blocked and the other sessions have ended', async () => {
    beforeNextTransaction(async () => {
      const act = { action: 'user-block', actor: 'ada', reason: 'fraud', user: seller.userId }
      expect(await deskOf(app.deps)(act)).toMatchObject({ ok: true })
      await app.drainEvents()
    })
    expect((await login()).code).toBe(400)
    expect(await listStored(app.deps.table, seller.userId)).toEqual([])
    expect((await login()).code).toBe(401)
  })

  test('is either refused or ended by real changes of the credentials', async () => {
    for (let round = 1; round <= 10; round++) {
      app.clock.advance('PT1M')
      // A password that changes during the login counts as a wrong one.
      await deskOf(app.deps)({ action: 'user-unlock', actor: 'ada', user: seller.email })
      const change = async () => {
        await changeCredentials()
        const version = (await findCredentials(app.deps.table, seller.email))?.version
        if (version !== undefined) await endSessions(app.deps, seller.userId, { openedBefore: version })
      }
      const [{ code, data }] = await Promise.all([login(), change()])
      expect([0, 400]).toContain(code)
      const version = (await findCredentials(app.deps.table, seller.email))?.version
      const stored = await listStored(app.deps.table, seller.userId)
      expect(stored.filter(({ credentialsVersion }) => credentialsVersion !== version)).toEqual([])
      expect(code === 0 && (await isAlive(data.token))).toBe(stored.length > 0)
    }
  })
})

const store = async (count: number, credentialsVersion: number) => {
  const { table, clock } = app.deps
  const now = clock()
  for (let each = 1; each <= count; each++)
    await table.write(
      createSession(table, {
        sessionId: `version-${credentialsVersion}-${each}`,
        userId: seller.userId,
        companyId: seller.companyId,
        credentialsVersion,
        ip: '203.0.113.7',
        userAgent: 'test',
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + 3_600_000).toISOString(),
      }),
    )
}
const left = async () =>
  (await listStored(app.deps.table, seller.userId)).map(({ sessionId }) => sessionId).toSorted()

describe('ending many sessions', () => {
  test('ends only those opened with former credentials', async () => {
    await end(await currentId(seller.token), seller.token)
    await store(3, 1)
    await store(2, 2)
    const which = { openedBefore: 2 }
    expect(await endSessions(app.deps, seller.userId, which)).toBe(3)
    expect(await left()).toEqual(['version-2-1', 'version-2-2'])
    expect(await endSessions(app.deps, seller.userId, which)).toBe(0)
    expect(await endSessions(app.deps, seller.userId, { openedBefore: 4 })).toBe(2)
    expect(await left()).toEqual([])
  })

  test('is done in batches by logins that find more than fit in one transaction', async () => {
    await store(120, 3)
    expect((await login()).code).toBe(0)
    // Of 121 sessions, twenty including the new one may remain; fifty of the others were ended at once.
    expect(await left()).toHaveLength(72)
  })

  test('ends more than fit in one transaction, and can be repeated', async () => {
    await store(205, 3)
    const ended = await Promise.all([
      endSessions(app.deps, seller.userId, { openedBefore: 4 }),
      endSessions(app.deps, seller.userId, { openedBefore: 4 }),
    ])
    expect(Math.max(...ended)).toBe(206)
    expect(await left()).toEqual([])
    expect(await isAlive(seller.token)).toBe(false)
    expect(await endSessions(app.deps, seller.userId, { openedBefore: 4 })).toBe(0)
  })
})
