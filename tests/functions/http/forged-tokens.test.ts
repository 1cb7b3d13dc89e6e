import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { errorTexts } from '#shared/api/error-texts/zh-CN.ts'
import { createActivation } from '../../../functions/data/activations.ts'
import { createCredentials } from '../../../functions/data/credentials.ts'
import { createHandover, handoverExpiry } from '../../../functions/data/handovers.ts'
import { createPasswordLink } from '../../../functions/data/password-links.ts'
import { removeSession } from '../../../functions/data/sessions.ts'
import { createSigningLink } from '../../../functions/data/signing-links.ts'
import { createTestApp } from '../../support/test-app.ts'
import { createSampleApp } from './create-sample-app.ts'
import { type Genuine, mailedToken, openGenuine } from './forge-token.ts'
import { claimForgeries } from './forged-claims.ts'
import { altered, encodingForgeries, foreignSecretForgeries } from './forged-forms.ts'
import {
  algorithmForgeries,
  foreignKeyForgeries,
  headerForgeries,
  keyIdForgeries,
} from './forged-signatures.ts'
import { sampleEndpoints } from './sample-area.ts'

let before: unknown

const stored = async () => {
  const keyed = (await app.everyItem()).map((item) => [`${item['pk']} ${item['sk']}`, item])
  return Object.fromEntries(keyed) as Record<string, object>
}

const app = await createSampleApp()
const genuine = await openGenuine(app)
const other = await openGenuine(app)
beforeAll(async () => {
  const { table } = app.deps
  const now = app.clock.now()
  const credentials = { email: 'lin@example.com', userId: genuine.userId, version: 0 }
  const signing = { companyId: 'c', agreementId: 'a', signerId: 's' }
  await table.transact({
    credentials: createCredentials(table, credentials),
    activation: createActivation(table, mailedToken('activation'), {
      userId: genuine.userId,
      email: credentials.email,
      expiresAt: new Date(now.getTime() + 3_600_000).toISOString(),
    }),
    password: createPasswordLink(table, mailedToken('password'), 'reset', credentials, now),
    signing: createSigningLink(table, mailedToken('signing'), signing, now),
    handover: createHandover(table, mailedToken('handover'), {
      userId: genuine.userId,
      credentialsVersion: 1,
      expiresAt: handoverExpiry(now),
    }),
  })
  before = await stored()
})
afterAll(() => app.close())

/** A call that writes: if it were accepted, money would move. */
const move = async (headers: Record<string, string>) => {
  const { status, body } = await app.sendRaw(
    sampleEndpoints.move,
    { body: '{"amount":"1.00"}', headers: { 'idempotency-key': 'forged-token-0001' } },
    { headers },
  )
  return { status, body: JSON.parse(body) as unknown }
}

/** A call that reads while the session is looked up. */
const look = async (headers: Record<string, string>) => {
  const { status, body } = await app.sendRaw(sampleEndpoints.look, {}, { headers })
  return { status, body: JSON.parse(body) as unknown }
}

const notLoggedIn = { status: 401, body: { code: 401, msg: errorTexts.notLoggedIn, data: null } }

const echo = (token: string) =>
  app.send(
    sampleEndpoints.echo,
    { params: { id: '1' }, query: {}, body: { name: 'Lin', people: [] } },
    { token },
  )

const headerTricks: Record<string, (token: string) => Record<string, string>> = {
  'the scheme in small letters': (token) => ({ authorization: `bearer ${token}` }),
  'the scheme in capitals': (token) => ({ authorization: `BEARER ${token}` }),
  'no scheme': (token) => ({ authorization: token }),
  'an empty scheme': (token) => ({ authorization: ` ${token}` }),
  'the scheme twice': (token) => ({ authorization: `Bearer Bearer ${token}` }),
  Basic: (token) => ({ authorization: `Basic ${Buffer.from(`lin:${token}`).toString('base64')}` }),
  DPoP: (token) => ({ authorization: `DPoP ${token}` }),
  'two blanks': (token) => ({ authorization: `Bearer  ${token}` }),
  'a tab': (token) => ({ authorization: `Bearer\t${token}` }),
  'a colon': (token) => ({ authorization: `Bearer: ${token}` }),
  'a parameter': (token) => ({ authorization: `Bearer token="${token}"` }),
  'two values joined, the genuine one first': (token) => ({ authorization: `Bearer ${token}, Bearer a.b.c` }),
  'two values joined, the genuine one last': (token) => ({ authorization: `Bearer a.b.c, Bearer ${token}` }),
  'two values joined, both genuine': (token) => ({ authorization: `Bearer ${token},Bearer ${token}` }),
  'more behind': (token) => ({ authorization: `Bearer ${token} admin` }),
  'a comma behind': (token) => ({ authorization: `Bearer ${token},` }),
  'a scheme alone': () => ({ authorization: 'Bearer ' }),
  'a cookie': (token) => ({ cookie: `token=${token}; access_token=${token}` }),
  'the header of the token login': (token) => ({ accesstoken: token }),
  'a header of some proxies': (token) => ({ 'x-forwarded-authorization': `Bearer ${token}` }),
  'a header that a gateway would remap': (token) => ({ 'x-amzn-remapped-authorization': `Bearer ${token}` }),
}

describe.each([
  ['signed by other keys', foreignKeyForgeries],
  ['odd key ids', keyIdForgeries],
  ['other algorithms', algorithmForgeries],
  ['odd headers with a valid signature', headerForgeries],
  ['other claims with a valid signature', claimForgeries],
  ['altered in transit', altered],
  ['other forms', encodingForgeries],
  ['other secrets', foreignSecretForgeries],
])('%s', (_, forgeries) => {
  test.each(Object.entries(forgeries))('%s', async (_name, forge) => {
    const token = await forge(genuine, other)
    expect(token).not.toBe(genuine.token)
    expect(await move({ authorization: `Bearer ${token}` })).toEqual(notLoggedIn)
    expect(await look({ authorization: `Bearer ${token}` })).toEqual(notLoggedIn)
  })
})

describe('a genuine token, passed in another way', () => {
  test.each(Object.entries(headerTricks))('%s', async (_name, headers) => {
    expect(await move(headers(genuine.token))).toEqual(notLoggedIn)
    expect(await look(headers(genuine.token))).toEqual(notLoggedIn)
  })
})

describe('afterwards', () => {
  test('the session is alive, and an unchanged token of the test helper is accepted', async () => {
    expect((await echo(genuine.token)).status).toBe(200)
    expect((await echo(await genuine.signed({}))).status).toBe(200)
  })

  test('nothing was written, and there was no internal error', async () => {
    expect(await stored()).toEqual(before)
    expect(app.log.filter(({ level }) => level === 'error')).toEqual([])
  })
})

const statusOf = async ({ token }: Genuine) => (await echo(token)).status

describe('a genuine token, replayed', () => {
  test('after its user has logged out', async () => {
    const portal = await createTestApp()
    const session = await openGenuine(portal)
    const logOut = () => portal.send(accountEndpoints.logout, {}, session)
    expect((await logOut()).status).toBe(200)
    const { status, code, data } = await logOut()
    expect({ status, code, data }).toEqual({ status: 401, code: 401, data: null })
    await portal.close()
  })

  test('after its session was ended', async () => {
    const ended = await openGenuine(app)
    expect(await statusOf(ended)).toBe(200)
    await app.deps.table.transact({ session: removeSession(app.deps.table, ended) })
    expect(await statusOf(ended)).toBe(401)
    expect(await statusOf(genuine)).toBe(200)
  })

  test('after it has expired', async () => {
    const expired = await openGenuine(app)
    app.clock.advance('PT11H59M59S')
    expect(await statusOf(expired)).toBe(200)
    app.clock.advance('PT1S')
    expect(await statusOf(expired)).toBe(401)
    app.clock.advance('P30D')
    expect(await statusOf(expired)).toBe(401)
  })
})
