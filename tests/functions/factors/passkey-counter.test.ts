import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { beginLogin, setUpPasskey } from '../../support/second-factors.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createSoftwarePasskey, type SoftwarePasskey } from '../../support/software-passkey.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  seller = await signUpSeller(app)
})

/** The response code of a login by passkey after the right password. */
const logIn = async (passkey: SoftwarePasskey): Promise<number> => {
  const token = await beginLogin(app, seller)
  const { data } = await app.send(factorsEndpoints.beginFactorLogin, { body: { token } })
  if (!data.passkey) throw new Error('no passkey was asked for')
  const { challenge_id, options } = data.passkey
  const credential = passkey.sign(options)
  return (
    await app.send(factorsEndpoints.factorLogin, { body: { token, passkey: { challenge_id, credential } } })
  ).code
}

const prove = async (passkey: SoftwarePasskey): Promise<number> => {
  const { token } = seller
  const { data } = await app.send(factorsEndpoints.beginStepUp, {}, { token })
  if (!data.passkey) throw new Error('no passkey was asked for')
  const { challenge_id, options } = data.passkey
  const credential = passkey.sign(options)
  return (
    await app.send(factorsEndpoints.stepUp, { body: { passkey: { challenge_id, credential } } }, { token })
  ).code
}

/** The number of notifications that a counter did not rise: in the security activity, by mail, and in the log. */
const signals = async (): Promise<[entries: number, mails: number, lines: number]> => {
  await app.drainEvents()
  const { data } = await app.send(accountEndpoints.listSecurityActivity, {}, seller)
  const entries = data.news.filter(
    ({ what, about }) => what === 'passkeyCounterStalled' && about === 'Notebook',
  )
  const mails = app.outbox.sent.filter(
    ({ to, text }) => to === seller.email && text.includes('使用次数') && text.includes('Notebook'),
  )
  const lines = app.log.filter(
    ({ message, fields }) =>
      message === 'the counter of a passkey did not rise' && fields['userId'] === seller.userId,
  )
  return [entries.length, mails.length, lines.length]
}

describe('a passkey whose counter does not increase', () => {
  test('still works for logins and step-ups, and is reported each time by mail and as security activity', async () => {
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    passkey.setUses(40)
    expect([await logIn(passkey), await signals()]).toEqual([0, [0, 0, 0]])
    passkey.setUses(7)
    expect([await logIn(passkey), await signals()]).toEqual([0, [1, 1, 1]])
    expect([await prove(passkey), await signals()], 'a copy that lags behind shows at each use').toEqual([
      200,
      [2, 2, 2],
    ])
    passkey.setUses(41)
    expect([await logIn(passkey), await signals()], 'the original goes on').toEqual([0, [2, 2, 2]])
    passkey.setUses(41)
    expect([await logIn(passkey), await signals()], 'the same count again').toEqual([0, [3, 3, 3]])
  })

  test('is never reported for a passkey without a counter', async () => {
    const passkey = createSoftwarePasskey(undefined, { counts: false })
    await setUpPasskey(app, seller, passkey)
    expect([await logIn(passkey), await logIn(passkey), await prove(passkey)]).toEqual([0, 0, 200])
    expect(await signals()).toEqual([0, 0, 0])
  })

  test('is reported once for a repeated assertion', async () => {
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    passkey.setUses(0)
    const { token } = seller
    const { data } = await app.send(factorsEndpoints.beginStepUp, {}, { token })
    if (!data.passkey) throw new Error('no passkey was asked for')
    const { challenge_id, options } = data.passkey
    const body = { passkey: { challenge_id, credential: passkey.sign(options) } }
    const codes = await Promise.all(
      [body, body].map(
        async (each) => (await app.send(factorsEndpoints.stepUp, { body: each }, { token })).code,
      ),
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 60002])
    expect(await signals()).toEqual([1, 1, 1])
  })
})

describe('a passkey without user verification', () => {
  test('is refused at registration, which requires a fingerprint, a face or a PIN', async () => {
    const { data } = await app.send(factorsEndpoints.beginPasskey, {}, seller)
    expect(data.options.authenticatorSelection?.userVerification).toBe('required')
    const passkey = createSoftwarePasskey()
    passkey.setVerifiesUser(false)
    const added = await setUpPasskey(app, seller, passkey)
    expect([added.status, added.code]).toEqual([422, 20016])
    const { data: factors } = await app.send(factorsEndpoints.listFactors, {}, seller)
    expect(factors.passkeys).toEqual([])
  })

  test('works as a second factor but not for a step-up, and other factors are preferred', async () => {
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    passkey.setVerifiesUser(false)
    expect(await logIn(passkey)).toBe(0)
    app.clock.advance('PT5M')
    const { data } = await app.send(factorsEndpoints.beginStepUp, {}, seller)
    expect(data).toMatchObject({
      methods: ['recoveryCode', 'passkey'],
      unverified_passkeys: ['Notebook'],
      passkey: { options: { userVerification: 'required' } },
    })
    expect(await prove(passkey)).toBe(20016)
    const act = await app.send(
      accountEndpoints.endOtherSessions,
      {},
      { token: seller.token, isProven: false },
    )
    expect(act.code).toBe(60001)
    passkey.setVerifiesUser(true)
    expect(await prove(passkey)).toBe(200)
  })
})
