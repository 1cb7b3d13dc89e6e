import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { claimCompanyNumber } from '../../../functions/data/company-numbers.ts'
import { createTestApp } from '../../support/test-app.ts'
import { createPaymentApp } from './payment-app.ts'

const app = await createPaymentApp()
afterAll(() => app.close())
beforeEach(() => {
  app.line.isDown = false
  app.line.calls = 0
})

/** All items, except the record of the call. */
const itemsButCounts = async () => (await app.everyItem()).filter(({ type }) => type !== 'daily-count')

const readOffer = (offer_id: string) => app.send(shopsEndpoints.getPaymentOffer, { query: { offer_id } })

describe('the authorisation', () => {
  it('tells who came, and begins a register session of which the table keeps no secret', async () => {
    const landing = await app.peer.landing('seller-one')
    const answer = await app.verify(landing)
    expect(answer.status).toBe(200)
    const { session_token: token, ...info } = answer.data.info
    expect(info).toEqual({
      email: 'seller-one@sole-trader.example',
      mobile: expect.stringMatching(/^138\d{8}$/) as string,
      mobile_country_code: '+86',
    })
    expect(token).toMatch(/^[\w-]{43}$/)
    const items = await app.everyItem()
    expect(items.find(({ type }) => type === 'register-session')).toMatchObject({
      account: {
        platform: 'quay-pay',
        accountId: 'seller-one',
        currency: 'USD',
        offerId: 'offer-seller-one',
      },
      expiresAt: '2026-11-21T06:30:00.000Z',
      gsi1pk: expect.stringMatching(/^EXPIRY#2026-11-21T06#[0-3]$/),
    })
    const stored = JSON.stringify(items)
    for (const secret of [token, landing.code, info.email, info.mobile]) expect(stored).not.toContain(secret)
  })

  it('needs no offer, and takes an offer that is named for what it is', async () => {
    const { code } = await app.peer.landing('seller-without-offer')
    expect((await app.verify({ code })).status).toBe(200)
    const wrong = await app.verify({ code, offer_id: '../me' })
    expect([wrong.code, wrong.errors]).toEqual([20008, [{ field: 'body.offer_id', rule: 'invalid' }]])
  })

  it('of the same code answers the same for ten minutes, and asks the platform once', async () => {
    const landing = await app.peer.landing('seller-reloads')
    const first = await app.verify(landing)
    expect(app.line.calls).toBe(2)
    app.clock.advance('PT9M')
    expect((await app.verify(landing)).data).toEqual(first.data)
    expect(app.line.calls).toBe(2)
    app.clock.advance('PT2M')
    expect((await app.verify(landing)).code).toBe(411003)
  })

  it('by two calls at once redeems the code once', async () => {
    const landing = await app.peer.landing('seller-twice')
    const answers = await Promise.all([app.verify(landing), app.verify(landing), app.verify(landing)])
    const codes = answers.map(({ code }) => code)
    expect(codes).toContain(0)
    for (const code of codes) expect([0, 20009]).toContain(code)
    expect(app.line.calls).toBe(2)
    expect((await app.verify(landing)).code).toBe(0)
  })

  it.each([
    ['an unknown code', async () => 'made-up'],
    [
      'a code that is too old',
      async () => {
        const { code } = await app.peer.landing('seller-late')
        app.clock.advance('PT61S')
        return code
      },
    ],
    [
      'a code that somebody else has redeemed',
      async () => {
        const { code } = await app.peer.landing('seller-robbed')
        await app.peer.exchange(code)
        return code
      },
    ],
  ])('of %s is 411003 and leaves nothing', async (_, codeOf) => {
    const code = await codeOf()
    const before = await itemsButCounts()
    const answer = await app.verify({ code })
    expect([answer.status, answer.code, answer.data]).toEqual([401, 411003, null])
    expect(await itemsButCounts()).toEqual(before)
  })

  it('while the platform is away is 502, and succeeds once it is back', async () => {
    const landing = await app.peer.landing('seller-patient')
    app.line.isDown = true
    const before = await itemsButCounts()
    const away = await app.verify(landing)
    expect([away.status, away.code]).toEqual([502, 502])
    expect(await itemsButCounts()).toEqual(before)
    app.line.isDown = false
    expect((await app.verify(landing)).code).toBe(0)
  })

  it('of an account that is a user’s already is 411005, for the same code too', async () => {
    const landing = await app.peer.landing('seller-bound')
    const { session_token } = (await app.verify(landing)).data.info
    const signedUp = await app.register(await app.signUpForm({ register_session: session_token }))
    expect(signedUp.status).toBe(200)
    for (const each of [landing, await app.peer.landing('seller-bound')]) {
      const answer = await app.verify(each)
      expect([answer.status, answer.code, answer.data]).toEqual([409, 411005, null])
    }
  })

  it('of an account whose company is registered here is 411006', async () => {
    await app.deps.table.transact({
      brn: claimCompanyNumber(app.deps.table, { kind: 'brn', number: '71234568' }, 'a-company'),
      uscc: claimCompanyNumber(app.deps.table, { kind: 'uscc', number: '91440300MA5FQX7C2W' }, 'another'),
    })
    for (const account of ['lin-trading', 'huayu-crafts']) {
      const landing = await app.peer.landing(account)
      for (const answer of [await app.verify(landing), await app.verify(landing)])
        expect([answer.status, answer.code, answer.data]).toEqual([409, 411006, null])
    }
  })
})

describe('the offer', () => {
  it('is as the platform states it', async () => {
    const { offer_id } = await app.peer.landing('huayu-crafts')
    expect((await readOffer(offer_id)).data).toEqual({
      platform: 'Quay Pay',
      offer: {
        id: 'offer-huayu-crafts',
        amount: '120000.00',
        currency: 'USD',
        valid_until: '2026-12-31',
      },
    })
  })

  it('that the platform does not know is 20018, and 502 while it is away', async () => {
    const unknown = await readOffer('nothing')
    expect([unknown.status, unknown.code]).toEqual([404, 20018])
    app.line.isDown = true
    expect((await readOffer('offer-huayu-crafts')).code).toBe(502)
  })

  it.each(['..', '.', 'a/b', ''])('named %j is refused before the platform is asked', async (name) => {
    const answer = await readOffer(name)
    expect([answer.code, answer.errors]).toEqual([20008, [{ field: 'query.offer_id', rule: 'invalid' }]])
    expect(app.line.calls).toBe(0)
  })
})

describe('where no payment platform is configured', () => {
  it('nothing is accepted and nothing offered', async () => {
    const plain = await createTestApp()
    const verified = await plain.send(shopsEndpoints.verifyPaymentAuthorisation, { body: { code: 'any' } })
    const offer = await plain.send(shopsEndpoints.getPaymentOffer, { query: { offer_id: 'any' } })
    await plain.close()
    expect([verified.code, offer.code]).toEqual([411003, 20018])
  })
})

describe('a secret that the platform does not accept', () => {
  it('is the portal’s fault, never the customer’s', async () => {
    const { deps } = app
    const sealedClientSecret = await deps.seal.seal('outdated', 'payment-platform-secret')
    const platform = deps.config.paymentPlatform
    if (!platform) throw new Error('no payment platform')
    const former = platform.sealedClientSecret
    platform.sealedClientSecret = sealedClientSecret
    const landing = await app.peer.landing('seller-of-outdated')
    expect((await app.verify(landing)).code).toBe(502)
    platform.sealedClientSecret = former
    expect((await app.verify(landing)).code).toBe(0)
  })
})

describe('calls that anybody may make', () => {
  it('are bounded by network address, and free again the next day', async () => {
    const ip = '198.51.100.20'
    const call = () =>
      app.send(shopsEndpoints.getPaymentOffer, { query: { offer_id: 'offer-nobody' } }, { ip })
    const { atAll } = app.deps.config.networkLimits.sendings
    for (let count = 0; count < atAll; count++) expect((await call()).code).toBe(0)
    const asked = app.line.calls
    const refused = await call()
    expect([refused.status, refused.code]).toEqual([429, 429])
    const verified = await app.send(
      shopsEndpoints.verifyPaymentAuthorisation,
      { body: { code: 'made-up' } },
      { ip },
    )
    expect(verified.code).toBe(429)
    expect(app.line.calls).toBe(asked)
    app.clock.advance('P1D')
    expect((await call()).code).toBe(0)
  })
})
