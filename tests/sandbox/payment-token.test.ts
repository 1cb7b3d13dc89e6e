import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { basic, type PaymentPeer, partner, startPaymentPeer } from './payment-peer.ts'

let peer: PaymentPeer
beforeEach(async () => {
  peer = await startPaymentPeer({ at: '2026-11-21T06:00:00Z' })
})
afterEach(() => peer.stop())

const newCode = async (account = 'lin-trading') => (await peer.landing(account)).code
const newToken = async (account?: string) => (await peer.exchange(await newCode(account))).body.access_token
const status = async (accessToken: string) => (await peer.read('me', accessToken)).status

describe('exchanging a code', () => {
  it('returns an uncacheable token that identifies the customer to the partner', async () => {
    const { response, body } = await peer.exchange(await newCode())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'account:read' })
    expect(await (await peer.read('me', body.access_token)).json()).toEqual({
      account_id: 'lin-trading',
      email: 'mei@lin-trading.example',
      mobile_country_code: '+852',
      mobile: '61234501',
      currency: 'USD',
      company: {
        name: 'Lin Trading (Hong Kong) Limited',
        registration_number: '71234568-000-03-26-4',
        country: 'HK',
      },
    })
  })

  it.each([
    ['no credentials', ''],
    ['another secret', basic(partner.clientId, 'guess')],
    ['another client', basic('somebody', partner.clientSecret)],
    ['an unencoded secret', `Basic ${btoa(`${partner.clientId}:${partner.clientSecret}`)}`],
  ])('by %s is refused, and the code remains valid', async (_, authorization) => {
    const code = await newCode()
    const form = { grant_type: 'authorization_code', code }
    const { response, body } = await peer.token(form, authorization)
    expect([response.status, body.error]).toEqual([401, 'invalid_client'])
    expect(response.headers.get('www-authenticate')).toBe('Basic realm="quay-pay"')
    expect((await peer.exchange(code)).response.status).toBe(200)
  })

  it('is refused after 60 seconds', async () => {
    const [early, late] = [await newCode(), await newCode('huayu-crafts')]
    peer.setNow('2026-11-21T06:00:59Z')
    expect((await peer.exchange(early)).response.status).toBe(200)
    peer.setNow('2026-11-21T06:01:00Z')
    expect((await peer.exchange(late)).body.error).toBe('invalid_grant')
  })

  it('twice is refused, and revokes the first tokens', async () => {
    const code = await newCode()
    const { access_token: token } = (await peer.exchange(code)).body
    expect(await status(token)).toBe(200)
    const { response, body } = await peer.exchange(code)
    expect([response.status, body.error]).toEqual([400, 'invalid_grant'])
    expect(await status(token)).toBe(401)
  })

  it('names the error of a request', async () => {
    expect((await peer.token({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type')
    expect((await peer.token({ grant_type: 'authorization_code' })).body.error).toBe('invalid_request')
    const { body } = await peer.token({ grant_type: 'client_credentials', scope: 'account:read' })
    expect(body.error).toBe('invalid_scope')
  })
})

describe('a token', () => {
  it('expires after ten minutes', async () => {
    const token = await newToken()
    peer.setNow('2026-11-21T06:09:59Z')
    expect(await status(token)).toBe(200)
    peer.setNow('2026-11-21T06:10:00Z')
    expect(await status(token)).toBe(401)
  })

  it("has one scope: a customer's account, or the partner's offers", async () => {
    const { access_token: own } = (await peer.token({ grant_type: 'client_credentials' })).body
    expect(await status(own)).toBe(403)
    expect((await peer.read('offers/offer-lin-trading', await newToken())).status).toBe(403)
    const offer = await peer.read('offers/offer-lin-trading', own)
    expect(await offer.json()).toEqual({
      id: 'offer-lin-trading',
      amount: '80000.00',
      currency: 'USD',
      valid_until: '2026-12-31',
    })
    expect((await peer.read('offers/nothing', own)).status).toBe(404)
    expect((await peer.read('offers/offer-lin-trading', 'garbage')).status).toBe(401)
  })
})
