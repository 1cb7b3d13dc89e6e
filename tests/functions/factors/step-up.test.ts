import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint, RequestOf } from '#shared/api/endpoint.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { codeNow, setUpCodeApp, setUpPasskey } from '../../support/second-factors.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createSoftwarePasskey } from '../../support/software-passkey.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { resetTokenOf, twice } from '../account/account-steps.ts'

const { beginStepUp, stepUp } = factorsEndpoints

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  seller = await signUpSeller(app)
})

type Proof = RequestOf<typeof stepUp>['body']

const prove = (body: Proof, { token } = seller) => app.send(stepUp, { body }, { token })

/** 200 if the session may make calls that require a step-up, otherwise the refusal's code. */
const tryAct = async ({ token } = seller): Promise<number> =>
  (await app.send(accountEndpoints.endOtherSessions, {}, { token, isProven: false })).code

const logIn = async (password = seller.password): Promise<Seller> => {
  const { data } = await app.send(accountEndpoints.login, { body: { email: seller.email, password } })
  return { ...seller, password, token: data.token }
}

test('calls that require a step-up', () => {
  const declared = Object.values(allEndpoints)
    .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
    .filter(({ stepUp: takes }) => takes)
    .map(({ name, stepUp: takes }) => (takes === true ? name : `${name} with ${takes}`))
  expect(declared.toSorted()).toEqual([
    'add-code-app',
    'add-passkey',
    'add-payout-account',
    'begin-code-app',
    'begin-passkey',
    'change-payout-account',
    'change-phone',
    'choose-payout-account',
    'close-account',
    'confirm-drawdown',
    'confirm-member',
    'end-other-sessions',
    'end-session',
    'export-own-data',
    'invite-member',
    'leave-company',
    'prove-signatory',
    'remove-factor',
    'remove-member',
    'remove-payout-account',
    'renew-recovery-codes',
    'report-payoff',
    'reveal-identity-number',
    'reveal-shop-password',
    'save-debit-account',
    'send-signatory-code',
    'set-factor-requirement',
    'set-second-approval',
    'submit-drawdown',
    'update-profile with email',
    'update-role',
  ])
})

describe('a step-up by password, without a second factor', () => {
  test('is valid for this session and five minutes', async () => {
    const other = await logIn()
    expect((await app.send(beginStepUp, {}, seller)).data).toEqual({
      methods: ['password'],
      passkey: null,
      unverified_passkeys: [],
    })
    expect(await tryAct()).toBe(60001)
    const { data } = await prove({ password: seller.password })
    expect(Date.parse(data.proven_until) - app.clock.now().getTime()).toBe(5 * 60_000)
    expect(await tryAct(other)).toBe(60001)
    expect(await tryAct()).toBe(200)
    app.clock.advance('PT5M')
    expect(await tryAct()).toBe(60001)
  })

  test('refuses a wrong one at its field, and after ten a day the right one, too', async () => {
    const wrong = await prove({ password: 'not this one 1' })
    expect([wrong.status, wrong.code, wrong.errors]).toEqual([
      401,
      800003,
      [{ field: 'body.password', rule: 'invalid' }],
    ])
    for (let guess = 2; guess <= 10; guess++) await prove({ password: `not this one ${guess}` })
    expect((await prove({ password: seller.password })).code).toBe(80002)
    expect(await tryAct()).toBe(60001)
  })

  test('requires exactly one proof', async () => {
    for (const body of [{}, { password: seller.password, code: '123456' }])
      expect((await prove(body)).errors).toEqual([{ field: 'body.password', rule: 'required' }])
    expect(await tryAct()).toBe(60001)
  })

  test('ends with the session, and does not carry over to the next one', async () => {
    await prove({ password: seller.password })
    const body = { old_password: seller.password, ...twice('Kestrel#58') }
    const { data } = await app.send(accountEndpoints.updatePassword, { body }, seller)
    expect(await tryAct({ ...seller, token: data.token })).toBe(60001)
    expect(await tryAct()).toBe(401)
  })

  test('is refused for a day after a reset by mail, even after another password change', async () => {
    const password = 'Kestrel#58'
    const token = await resetTokenOf(app, seller.email)
    await app.send(accountEndpoints.resetPassword, { body: { token, ...twice(password) } })
    let thief = await logIn(password)
    const refused = await prove({ password }, thief)
    expect([refused.status, refused.code]).toEqual([422, 70001])
    expect(
      (await app.send(factorsEndpoints.beginCodeApp, {}, { token: thief.token, isProven: false })).code,
    ).toBe(60001)
    const changed = await app.send(
      accountEndpoints.updatePassword,
      { body: { old_password: password, ...twice('Kestrel#59') } },
      thief,
    )
    thief = { ...thief, token: changed.data.token }
    expect((await prove({ password: 'Kestrel#59' }, thief)).code).toBe(70001)
    app.clock.advance('P1D')
    const later = await logIn('Kestrel#59')
    expect((await prove({ password: 'Kestrel#59' }, later)).code).toBe(200)
    expect(await tryAct(later)).toBe(200)
  })
})

describe('a step-up with a second factor', () => {
  test('requires that instead of the password', async () => {
    const { secret } = await setUpCodeApp(app, seller)
    app.clock.advance('PT5M')
    expect((await prove({ password: seller.password })).code).toBe(20007)
    expect((await prove({ code: '000000' })).code).toBe(60003)
    expect(await tryAct()).toBe(60001)
    const code = codeNow(app, secret)
    expect((await prove({ code })).code).toBe(200)
    expect(await tryAct()).toBe(200)
    expect((await prove({ code })).code, 'a code is good once').toBe(60003)
  })

  test('accepts a passkey', async () => {
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    app.clock.advance('PT5M')
    const { data } = await app.send(beginStepUp, {}, seller)
    if (!data.passkey) throw new Error('no passkey was asked for')
    const { challenge_id, options } = data.passkey
    const credential = passkey.sign(options)
    expect((await prove({ passkey: { challenge_id, credential } })).code).toBe(200)
    expect(await tryAct()).toBe(200)
    expect((await prove({ passkey: { challenge_id, credential } })).code).toBe(60002)
  })

  test('is possible right after a reset by mail: access to the mailbox does not include the phone', async () => {
    const { secret } = await setUpCodeApp(app, seller)
    const token = await resetTokenOf(app, seller.email)
    await app.send(accountEndpoints.resetPassword, { body: { token, ...twice('Kestrel#58') } })
    const login = await app.send(accountEndpoints.login, {
      body: { email: seller.email, password: 'Kestrel#58' },
    })
    const { message } = JSON.parse(login.body) as { message: string }
    const entered = await app.send(factorsEndpoints.factorLogin, {
      body: { token: message, code: codeNow(app, secret) },
    })
    app.clock.advance('PT30S')
    const back = { ...seller, token: entered.data.token }
    expect((await prove({ code: codeNow(app, secret) }, back)).code).toBe(200)
    expect(await tryAct(back)).toBe(200)
  })
})
