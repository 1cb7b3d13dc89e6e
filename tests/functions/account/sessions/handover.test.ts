import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { addDays } from '#shared/time/business-date.ts'
import { findCredentials, replaceCredentials } from '../../../../functions/data/credentials.ts'
import { listUserSessions } from '../../../../functions/data/sessions.ts'
import { findUser, replaceUser, type User } from '../../../../functions/data/users.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { present } from '../../../support/present.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

let seller: Seller
/** Each test has a separate day. */
let today = '2026-11-02'

const desk = (action: string, reason = 'asked for') =>
  deskOf(app.deps)({ action, actor: 'ada', reason, user: seller.email })

const app = await useTestApp()
beforeEach(async () => {
  today = addDays(today, 1)
  app.clock.set(`${today}T01:00:00.000Z`)
  seller = await signUpSeller(app)
  await desk('user-skip')
})

const login = (source?: string, password = seller.password) =>
  app.send(accountEndpoints.login, { body: { email: seller.email, password, source } })

const messageOf = (body: string) => (JSON.parse(body) as { message: string }).message

const handOver = async () => messageOf((await login('another_portal')).body)

const logIn = (accesstoken: string) => app.send(accountEndpoints.loginByToken, { headers: { accesstoken } })

const sessions = async () => (await listUserSessions(app.deps.table, seller.userId)).length

const changeUser = async (changes: Partial<User>) => {
  const { table } = app.deps
  const user = present(await findUser(table, seller.userId))
  await table.transact({ user: replaceUser(table, { ...user, ...changes }) })
}

const changeCredentials = async () => {
  const { table } = app.deps
  const credentials = present(await findCredentials(table, seller.email))
  await table.write(replaceCredentials(table, credentials))
}

describe('a user of another portal', () => {
  test('gets a one-time token instead of a session', async () => {
    const before = await sessions()
    const answer = await login('another_portal')
    expect([answer.status, answer.code, answer.data]).toEqual([200, 2003, null])
    expect(messageOf(answer.body)).toMatch(/^[\w-]{43}$/)
    expect(await sessions()).toBe(before)
  })

  test('gets none for a wrong password', async () => {
    const answer = await login('another_portal', 'wrong 1234')
    expect([answer.code, messageOf(answer.body)]).toEqual([400, expect.not.stringMatching(/^[\w-]+$/)])
  })

  test('gets none if the password changes concurrently', async () => {
    const { table } = app.deps
    const { transact } = table
    const racing = vi.spyOn(table, 'transact').mockImplementationOnce(async (writes) => {
      await changeCredentials()
      return transact(writes)
    })
    const answer = await login('another_portal')
    racing.mockRestore()
    expect([answer.code, messageOf(answer.body)]).toEqual([400, expect.not.stringMatching(/^[\w-]+$/)])
  })

  test.each([undefined, '', 'small_shop_financing', 'payoneer', 'payoneer_online'])(
    'logs in here if the source is %j',
    async (source) => {
      const { code, data } = await login(source)
      expect([code, data.is_skip]).toEqual([0, true])
    },
  )

  test('is recognised only while the back office has the mapping', async () => {
    await deskOf(app.deps)({ action: 'user-skip', actor: 'ada', user: seller.userId, off: true })
    const { code, data } = await login('another_portal')
    expect([code, data.is_skip]).toEqual([0, false])
  })

  test('gets no token while blocked or unactivated', async () => {
    await changeUser({ isActivated: false })
    expect((await login('another_portal')).code).toBe(80016)
    await changeUser({ blockedAt: app.deps.clock().toISOString() })
    expect((await login('another_portal')).code).toBe(401)
  })
})

describe('a one-time token', () => {
  test('logs in once', async () => {
    const token = await handOver()
    const { code, data } = await logIn(token)
    expect([code, data.user.userId]).toEqual([0, seller.userId])
    expect((await app.send(accountEndpoints.getUser, {}, { token: data.token })).code).toBe(0)
    const replayed = await logIn(token)
    expect([replayed.status, replayed.code]).toEqual([401, 80810004])
  })

  test('logs in once in twenty concurrent calls', async () => {
    const token = await handOver()
    const before = await sessions()
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await logIn(token)).code))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 80810004)).toHaveLength(19)
    expect(await sessions()).toBe(before + 1)
  })

  test('expires after two minutes', async () => {
    const [early, late] = [await handOver(), await handOver()]
    app.clock.advance('PT1M59.999S')
    expect((await logIn(early)).code).toBe(0)
    app.clock.advance('PT0.001S')
    expect((await logIn(late)).code).toBe(80810004)
  })

  test('is refused if unknown or missing', async () => {
    expect((await logIn('A'.repeat(43))).code).toBe(80810004)
    expect((await app.sendRaw(accountEndpoints.loginByToken, {})).code).toBe(20008)
  })

  test('is invalid for a blocked or unactivated user', async () => {
    const token = await handOver()
    await changeUser({ isActivated: false })
    expect((await logIn(token)).code).toBe(80810004)
    await changeUser({ isActivated: true, blockedAt: app.deps.clock().toISOString() })
    expect((await logIn(token)).code).toBe(80810004)
    await desk('user-unblock')
    await desk('user-block')
    expect((await logIn(token)).code).toBe(80810004)
    await desk('user-unblock')
    expect((await logIn(token)).code).toBe(80810004)
  })

  test('is invalid after a password change', async () => {
    const token = await handOver()
    await changeCredentials()
    expect((await logIn(token)).code).toBe(80810004)
  })

  test('is stored as a hash only', async () => {
    const token = await handOver()
    expect(JSON.stringify(await app.everyItem())).not.toContain(token)
  })
})
