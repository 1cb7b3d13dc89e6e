import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { sellerReadyToSign } from './approved-company.ts'
import { identify, initiate, sign, signingTokenOf } from './signing-story.ts'

const { initiateSign, urgeSigner } = agreementsEndpoints

describe(`${urgeSigner.method} ${urgeSigner.path}`, () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const ready = async () => {
    const seller = await sellerReadyToSign(app)
    const { signers } = await initiate(app, seller)
    const [first, second] = signers
    if (!first || !second) throw new Error('two signers were expected')
    let { token } = seller
    const urge = (signer_id: string) => app.send(urgeSigner, { body: { signer_id } }, { token })
    const letPass = async (duration: string) => {
      app.clock.advance(duration)
      token = (await logInAgain(app, seller)).token
    }
    return { seller, first, second, urge, letPass }
  }

  it('mails a new link, at most once a day per signer, and the earlier one stays valid', async () => {
    const { first, second, urge, letPass } = await ready()
    const earlier = signingTokenOf(app, 'chan@director.test')
    await letPass('PT20H')
    expect(await urge(first.id)).toMatchObject({
      status: 429,
      code: 80014,
      headers: { 'retry-after': '14400' },
    })
    await letPass('PT4H')
    expect(await urge(first.id)).toMatchObject({ code: 0 })
    expect(await urge(first.id)).toMatchObject({ code: 80014 })
    expect(await urge(second.id)).toMatchObject({ code: 0 })
    await app.drainEvents()
    const fresh = signingTokenOf(app, 'chan@director.test')
    expect(fresh).not.toBe(earlier)
    expect(app.outbox.newestTo('chan@director.test').subject).toContain('还等您签署')
    for (const token of [earlier, fresh]) expect(await identify(app, token)).toBeDefined()
  })

  it('accepts one of two concurrent calls', async () => {
    const { first, urge, letPass } = await ready()
    await letPass('P1D')
    const codes = (await Promise.all([urge(first.id), urge(first.id)])).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 80014])
  })

  it('refuses for a signer who has signed, for other people, and while the document is rendered', async () => {
    const { first, urge } = await ready()
    await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man')
    app.clock.advance('PT60S')
    expect(await urge(first.id)).toMatchObject({ status: 409, code: 20010 })
    expect(await urge('nobody')).toMatchObject({ status: 404, code: 20018 })

    const other = await sellerReadyToSign(app)
    const { data } = await app.send(initiateSign, { body: {} }, other)
    const early = await app.send(urgeSigner, { body: { signer_id: data.signers[0]?.id ?? '' } }, other)
    expect(early).toMatchObject({ code: 20009 })
  })

  it("cannot reach another company's signers", async () => {
    const { first } = await ready()
    const stranger = await sellerReadyToSign(app)
    await initiate(app, stranger)
    const answer = await app.send(urgeSigner, { body: { signer_id: first.id } }, stranger)
    expect(answer).toMatchObject({ code: 20018 })
  })
})
