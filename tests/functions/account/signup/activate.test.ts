import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { findCredentials } from '../../../../functions/data/credentials.ts'
import { findUser } from '../../../../functions/data/users.ts'
import { signUpBody } from '../../../support/sign-up-body.ts'
import { activationTokenOf, cookieOf, phoneCodeOf, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { emailCode, interleaveUserChanges } from '../account-steps.ts'

const app = await useTestApp()

const signUp = async (email: string, phone_number: string) => {
  const phone = { phone_country_code: '+86' as const, phone_number }
  await app.send(accountEndpoints.sendPhoneCode, { body: phone })
  await app.drainEvents()
  const body = signUpBody(phoneCodeOf(app, `+86${phone_number}`), { ...phone, email })
  const { cookies } = await app.send(accountEndpoints.register, { body })
  device = cookieOf(cookies)
  await app.drainEvents()
  return { body, token: activationTokenOf(app, email) }
}

/** The cookies of the browser that signed up last. */
let device = ''

const activate = (token: string) =>
  app.send(accountEndpoints.activate, { body: { token } }, { cookies: [device] })

test('the mailed link activates the user, who can then log in', async () => {
  const { body, token } = await signUp('lin@shop.test', '13700000001')
  const mail = app.outbox.newestTo('lin@shop.test')
  expect(mail.text).toContain(`https://portal.test/financing/activate#token=${token}`)
  expect(mail.html).toContain(`href="https://portal.test/financing/activate#token=${token}"`)
  expect((await activate(token)).data).toEqual({
    is_activated: true,
    email: 'lin@shop.test',
    register_source: 'small_shop_financing',
  })
  const { code, data } = await app.send(accountEndpoints.login, {
    body: { email: body.email, password: body.password },
  })
  expect([code, data.user.is_activated]).toEqual([0, true])
})

test('opening the link again, concurrently or late, succeeds', async () => {
  const { token } = await signUp('again@shop.test', '13700000002')
  const codes = await Promise.all([activate(token), activate(token)])
  expect(codes.map((answer) => answer.code)).toEqual([0, 0])
  app.clock.advance('P3D')
  expect((await activate(token)).code).toBe(0)
})

test('a user overtaken at every attempt gets 20009, and can activate later', async () => {
  const { token } = await signUp('overtaken@shop.test', '13700000005')
  const userId = (await findCredentials(app.deps.table, 'overtaken@shop.test'))?.userId ?? ''
  const undo = interleaveUserChanges(app, userId)
  const overtaken = await activate(token)
  undo()
  expect([overtaken.status, overtaken.code, overtaken.data]).toEqual([409, 20009, null])
  expect(await findUser(app.deps.table, userId)).toMatchObject({ isActivated: false })
  expect((await activate(token)).code).toBe(0)
})

test('a link older than 24 hours is refused with 80010', async () => {
  const { body, token } = await signUp('late@shop.test', '13700000003')
  app.clock.advance('PT24H')
  const late = await activate(token)
  expect([late.status, late.code]).toEqual([422, 80010])
  const { code } = await app.send(accountEndpoints.login, {
    body: { email: body.email, password: body.password },
  })
  expect(code).toBe(80016)
})

test('a link to a since released address is refused with 80009, and does not reveal the new one', async () => {
  const { email, password, token } = await signUpSeller(app)
  const link = activationTokenOf(app, email)
  const other = `new-${email}`
  const body = { email: other, email_code: await emailCode(app, other, token), password }
  expect((await app.send(accountEndpoints.updateProfile, { body }, { token })).code).toBe(200)
  await app.drainEvents()
  const { status, code, body: answered } = await activate(link)
  expect([status, code, answered.includes(other)]).toEqual([422, 80009, false])
})

test('an unknown token is refused with 80009', async () => {
  expect((await activate('A'.repeat(43))).code).toBe(80009)
})

test('a mail that could not be sent is sent once by a retry', async () => {
  const send = app.outbox.sendMail
  app.outbox.sendMail = async () => {
    throw new Error('the mail service is down')
  }
  await expect(signUp('retry@shop.test', '13700000004')).rejects.toThrow('the mail service is down')
  app.outbox.sendMail = send
  await app.drainEvents()
  await app.drainEvents()
  expect(app.outbox.sent.filter(({ to }) => to === 'retry@shop.test')).toHaveLength(1)
})
