import { beforeEach, describe, expect, it, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { findCompanyIdOfNumber } from '../../../../functions/data/company-numbers.ts'
import { listConsents } from '../../../../functions/data/consents.ts'
import { findCredentials, replaceCredentials } from '../../../../functions/data/credentials.ts'
import { findPaymentAccountClaim, listPaymentAccounts } from '../../../../functions/data/payment-accounts.ts'
import { findFactors, hasFactor, replaceFactors } from '../../../../functions/data/second-factors.ts'
import { listUserSessions } from '../../../../functions/data/sessions.ts'
import { findUser, findUserIdOfPhone } from '../../../../functions/data/users.ts'
import { activationTokenOf, type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createPaymentApp } from '../../shops/payment-app.ts'
import { beginDay, isLoggedIn, login, phoneCode, resetTokenOf, twice } from '../account-steps.ts'

const app = await useTestApp()
let stranger: Seller
beforeEach(async () => {
  beginDay(app)
  stranger = await signUpSeller(app, { activates: false })
})

const password = 'Kestrel#58'
const { activate, claimAccount, getResetEmail, resetPassword } = accountEndpoints

const open = (token: string, cookies: readonly string[] = []) =>
  app.send(activate, { body: { token } }, { cookies })

const claimBody = (token: string, changes: object = {}) => ({
  token,
  ...twice(password),
  agreements: termsOfLine(productLines.hook),
  ...changes,
})
const claim = (token: string, changes?: object) =>
  app.send(claimAccount, { body: claimBody(token, changes) }, { ip: '198.51.100.77' })

const reset = (token: string, changes: object = {}, cookies: readonly string[] = []) =>
  app.send(resetPassword, { body: { token, ...twice(password), ...changes } }, { cookies })

const userOf = async ({ userId }: Seller) => findUser(app.deps.table, userId)

/** What the person who signed up still has access to. */
const strangersPart = async () => ({
  isIn: await isLoggedIn(app, stranger.token),
  login: (await login(app, stranger.email, stranger.password)).code,
  sessions: (await listUserSessions(app.deps.table, stranger.userId)).length,
  number: await findUserIdOfPhone(app.deps.table, stranger.phone),
})

const nothing = { isIn: false, login: 400, sessions: 0, number: undefined }

describe('the activation link in a browser that did not sign up', () => {
  it('activates nothing, however often it is opened, and the signup continues in its own browser', async () => {
    const token = activationTokenOf(app, stranger.email)
    const items = await app.everyItem()
    for (const cookies of [[], ['device=' + 'A'.repeat(43)], ['device=x']])
      expect((await open(token, cookies)).data).toEqual({
        is_activated: false,
        email: stranger.email,
        register_source: 'small_shop_financing',
      })
    expect(await app.everyItem()).toEqual(items)
    expect((await userOf(stranger))?.isActivated).toBe(false)
    expect((await open(token, [stranger.device])).data.is_activated).toBe(true)
    expect(await isLoggedIn(app, stranger.token)).toBe(true)
  })

  it('requires the owner’s password, which replaces all of the signup’s data in one write', async () => {
    const { table } = app.deps
    await table.write(
      replaceFactors(table, {
        userId: stranger.userId,
        passkeys: [],
        codeApp: { sealedSecret: 'sealed', addedAt: '2026-11-02T00:00:00.000Z', lastStep: 0 },
        recoveryCodes: ['hash'],
        version: 0,
      }),
    )
    const { transact } = table
    let transactions = 0
    table.transact = (writes) => {
      transactions++
      return transact(writes)
    }
    const claimed = await claim(activationTokenOf(app, stranger.email))
    table.transact = transact
    expect(claimed).toMatchObject({ status: 200, code: 0, data: { email: stranger.email } })
    expect(transactions).toBe(1)
    expect(await strangersPart()).toEqual(nothing)
    expect(hasFactor(await findFactors(table, stranger.userId))).toBe(false)
    expect(await listConsents(table, stranger.userId)).toMatchObject([
      { ip: '198.51.100.77', agreements: termsOfLine(productLines.hook) },
    ])
    const { code, data } = await login(app, stranger.email, password)
    expect([code, data.user]).toMatchObject([
      0,
      { is_activated: true, mobile: '', phone_verified: false, company_id: stranger.companyId },
    ])
  })

  it('requires the owner’s own number, and releases the signup’s number to its holder', async () => {
    await claim(activationTokenOf(app, stranger.email))
    const { data } = await login(app, stranger.email, password)
    app.clock.advance('PT1M')
    const phone = { phone_country_code: '+86' as const, phone_number: stranger.phone.slice(3) }
    const phone_code = await phoneCode(app, stranger.phone)
    const given = await app.send(
      accountEndpoints.changePhone,
      { body: { ...phone, phone_code } },
      { token: data.token },
    )
    expect(given.data).toMatchObject({ mobile: phone.phone_number, phone_verified: true })
  })

  it('reports every wrong field at once, and writes nothing', async () => {
    const token = activationTokenOf(app, stranger.email)
    const items = await app.everyItem()
    const refused = await claim(token, { password: 'short', password_confirmation: 'other' })
    expect(refused.errors?.map(({ field }) => field).toSorted()).toEqual([
      'body.password',
      'body.password_confirmation',
    ])
    expect((await claim(token, { agreements: [] })).errors).toEqual([
      { field: 'body.agreements', rule: 'mustAccept' },
    ])
    expect(await app.everyItem()).toEqual(items)
  })

  it('is claimed once, even by repeated or eight concurrent calls', async () => {
    const token = activationTokenOf(app, stranger.email)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => claim(token)))
    expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await claim(token, twice('Other#word58'))).toMatchObject({ status: 409, code: 20010 })
    expect((await login(app, stranger.email, password)).code).toBe(0)
  })

  it('is refused if expired or unknown', async () => {
    const token = activationTokenOf(app, stranger.email)
    app.clock.advance('PT24H')
    expect(await claim(token)).toMatchObject({ status: 422, code: 80010 })
    expect(await claim('A'.repeat(43))).toMatchObject({ status: 422, code: 80009 })
  })

  it('cannot set a password if the account has since been activated', async () => {
    const token = activationTokenOf(app, stranger.email)
    await open(token, [stranger.device])
    expect(await claim(token)).toMatchObject({ code: 20010 })
    expect((await login(app, stranger.email, stranger.password)).code).toBe(0)
  })
})

describe('a password reset of an unactivated account', () => {
  it('drops the data of a signup in another browser, and requires accepting the terms', async () => {
    const token = await resetTokenOf(app, stranger.email)
    const looked = await app.send(getResetEmail, { headers: { linktoken: token } })
    expect(looked.data).toMatchObject({ purpose: 'reset', claims_signup_of: 'small_shop_financing' })
    expect((await reset(token)).errors).toEqual([{ field: 'body.agreements', rule: 'mustAccept' }])
    expect((await reset(token, { agreements: termsOfLine(productLines.hook) })).code).toBe(200)
    expect(await strangersPart()).toEqual(nothing)
    expect((await login(app, stranger.email, password)).data.user).toMatchObject({
      is_activated: true,
      mobile: '',
    })
    // No earlier password exists that would require the waiting time.
    expect((await findCredentials(app.deps.table, stranger.email))?.resetAt).toBeUndefined()
  })

  it('keeps number and consent in the browser that signed up', async () => {
    const token = await resetTokenOf(app, stranger.email)
    const looked = await app.send(
      getResetEmail,
      { headers: { linktoken: token } },
      { cookies: [stranger.device] },
    )
    expect(looked.data.claims_signup_of).toBeNull()
    expect((await reset(token, {}, [stranger.device])).code).toBe(200)
    expect(await findUserIdOfPhone(app.deps.table, stranger.phone)).toBe(stranger.userId)
    expect((await findCredentials(app.deps.table, stranger.email))?.resetAt).toBeDefined()
  })
})

test('a browser known by former credentials does not count as the one that signed up', async () => {
  const { table } = app.deps
  const credentials = await findCredentials(table, stranger.email)
  if (!credentials) throw new Error('nobody signed up')
  await table.write(replaceCredentials(table, credentials))
  expect((await open(activationTokenOf(app, stranger.email), [stranger.device])).data.is_activated).toBe(
    false,
  )
})

test('signing up again is refused like for any taken address', async () => {
  const activated = await signUpSeller(app)
  const answers = []
  for (const [index, email] of [stranger.email, activated.email].entries()) {
    const phone = { phone_country_code: '+852' as const, phone_number: `6777000${index}` }
    const phone_code = await phoneCode(app, `+852${phone.phone_number}`)
    const { status, body } = await app.send(accountEndpoints.register, {
      body: {
        ...phone,
        phone_code,
        email,
        ...twice('correct horse 7'),
        register_source: productLines.hook.signupSource,
        agreements: termsOfLine(productLines.hook),
      },
    })
    answers.push([status, body])
  }
  expect(answers[0]).toEqual(answers[1])
})

test('the signup’s payment account and its company’s number are released', async () => {
  const payment = await createPaymentApp()
  const { table } = payment.deps
  const register_session = await payment.registerSession('huayu-crafts')
  const { data } = await payment.register(await payment.signUpForm({ register_session }))
  await payment.drainEvents()
  const { email, company_id: companyId } = data.user
  const claimed = await payment.send(claimAccount, {
    body: claimBody(activationTokenOf(payment, email), { agreements: termsOfLine(productLines.payoneer) }),
  })
  expect(claimed.code).toBe(0)
  const account = { platform: 'quay-pay', accountId: 'huayu-crafts' }
  expect(await listPaymentAccounts(table, companyId)).toEqual([])
  expect(await findPaymentAccountClaim(table, account)).toBeUndefined()
  const number = { kind: 'uscc', number: '91440300MA5FQX7C2W' } as const
  expect(await findCompanyIdOfNumber(table, number)).toBeUndefined()
  // Its owner signs up again.
  const again = await payment.registerSession('huayu-crafts')
  expect((await payment.register(await payment.signUpForm({ register_session: again }))).code).toBe(0)
  await payment.close()
})
