import { beforeEach, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { findCredentials } from '../../../../functions/data/credentials.ts'
import { listUserSessions } from '../../../../functions/data/sessions.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, isLoggedIn, login, reassignEmail, tokenOf, twice } from '../account-steps.ts'

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
})

const password = 'Kestrel#58'

const update = (old_password: string, chosen = password, token = seller.token) =>
  app.send(accountEndpoints.updatePassword, { body: { old_password, ...twice(chosen) } }, { token })

const wrongOld = [{ field: 'body.old_password', rule: 'invalid' }]

test('a wrong old password is refused with 800003 at its field', async () => {
  const answer = await update('wrong 1234')
  expect([answer.status, answer.code, answer.errors]).toEqual([401, 800003, wrongOld])
  expect(await isLoggedIn(app, seller.token)).toBe(true)
  expect((await login(app, seller.email, seller.password)).code).toBe(0)
})

test('ten wrong ones a day lock the browser until the next day in Hong Kong, for logins too', async () => {
  for (let wrong = 1; wrong < 10; wrong++) expect((await update('wrong 1234')).code).toBe(800003)
  const last = await update('wrong 1234')
  expect([last.status, last.code, last.errors]).toEqual([423, 80002, wrongOld])
  expect((await update(seller.password)).code).toBe(80002)
  const body = { email: seller.email, password: seller.password }
  const here = await app.send(accountEndpoints.login, { body }, { cookies: [seller.device] })
  expect(here.code).toBe(80002)
  expect((await login(app, seller.email, seller.password)).code).toBe(0)
  beginDay(app)
  const token = await tokenOf(app, seller)
  expect((await update(seller.password, password, token)).code).toBe(200)
})

test('of thirty concurrent wrong ones, at most ten are compared', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => update('wrong 1234')))
  expect(answers.filter(({ code }) => code === 800003).length).toBeLessThan(10)
  expect(answers.filter(({ code }) => code === 80002).length).toBeGreaterThanOrEqual(21)
})

test('the right one resets the counter even if the new password is refused', async () => {
  for (let wrong = 0; wrong < 2; wrong++) await update('wrong 1234')
  const common = await update(seller.password, 'Password1!')
  expect([common.status, common.code]).toEqual([400, 20008])
  expect(common.errors).toEqual([{ field: 'body.password', rule: 'passwordCommon' }])
  for (let wrong = 0; wrong < 9; wrong++) expect((await update('wrong 1234')).code).toBe(800003)
  expect((await update(seller.password)).code).toBe(200)
})

test('never sets the password of a user who has since taken the address', async () => {
  const theirs = await reassignEmail(app, seller.email, 'somebody-else')
  const answer = await update(seller.password)
  expect([answer.status, answer.code]).toEqual([409, 20009])
  expect(await findCredentials(app.deps.table, seller.email)).toEqual(theirs)
})

test('every wrong field is reported at once', async () => {
  const answer = await app.sendRaw(
    accountEndpoints.updatePassword,
    { body: JSON.stringify({ password: 'kestrel#58', password_confirmation: 'other' }) },
    seller,
  )
  expect([answer.status, answer.code]).toEqual([400, 20008])
  expect(answer.errors).toEqual([
    { field: 'body.old_password', rule: 'required' },
    { field: 'body.password', rule: 'passwordMix' },
    { field: 'body.password_confirmation', rule: 'passwordMismatch' },
  ])
})

test('requires a session', async () => {
  const answer = await app.send(accountEndpoints.updatePassword, {
    body: { old_password: seller.password, ...twice(password) },
  })
  expect([answer.status, answer.code]).toEqual([401, 401])
})

test('replaces the session’s token, ends the other sessions at once and notifies the user by mail', async () => {
  const others = [await tokenOf(app, seller), await tokenOf(app, seller)]
  const answer = await update(seller.password)
  const { token } = answer.data
  expect(JSON.parse(answer.body)).toEqual({ code: 200, msg: 'success', data: { token } })
  for (const other of others) expect(await isLoggedIn(app, other)).toBe(false)
  expect([await isLoggedIn(app, seller.token), await isLoggedIn(app, token)]).toEqual([false, true])
  await app.drainEvents()
  expect(await isLoggedIn(app, token)).toBe(true)
  expect(app.outbox.newestTo(seller.email).subject).toBe('【明岸】您的登录密码已修改')
  expect((await login(app, seller.email, seller.password)).code).not.toBe(0)
  expect((await login(app, seller.email, password)).code).toBe(0)
})

test('of two concurrent changes in two sessions, one succeeds, and only its session remains', async () => {
  const other = await tokenOf(app, seller)
  const [mine, theirs] = await Promise.all([
    update(seller.password, 'Kestrel#58'),
    update(seller.password, 'Heron#5858', other),
  ])
  const wins = [mine.code === 200, theirs.code === 200]
  expect(wins.filter(Boolean)).toHaveLength(1)
  await app.drainEvents()
  expect([await isLoggedIn(app, seller.token), await isLoggedIn(app, other)]).toEqual([false, false])
  const { token } = (wins[0] ? mine : theirs).data
  expect(await isLoggedIn(app, token)).toBe(true)
  expect(await listUserSessions(app.deps.table, seller.userId)).toHaveLength(1)
})

test('a change that crashed before ending the other sessions ends them by its event', async () => {
  const other = await tokenOf(app, seller)
  const sessions = vi.spyOn(app.deps.table, 'all').mockImplementationOnce(() => {
    throw new Error('the call broke off')
  })
  expect((await update(seller.password)).status).toBe(500)
  sessions.mockRestore()
  expect(await isLoggedIn(app, other)).toBe(true)
  await app.drainEvents()
  expect([await isLoggedIn(app, seller.token), await isLoggedIn(app, other)]).toEqual([false, false])
  expect(await listUserSessions(app.deps.table, seller.userId)).toHaveLength(1)
})

test('a session that has since ended changes nothing', async () => {
  const other = await tokenOf(app, seller)
  const { transact } = app.deps.table
  const racing = vi.spyOn(app.deps.table, 'transact').mockImplementationOnce(async (writes) => {
    await app.send(accountEndpoints.logout, {}, { token: other })
    return transact(writes)
  })
  const answer = await update(seller.password, password, other)
  expect(racing).toHaveBeenCalled()
  racing.mockRestore()
  expect([answer.status, answer.code]).toEqual([409, 20009])
  expect((await login(app, seller.email, seller.password)).code).toBe(0)
})
