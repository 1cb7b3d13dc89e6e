import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { errorTexts } from '#shared/api/error-texts/zh-CN.ts'
import { removeSession } from '../../../functions/data/sessions.ts'
import { signAccessToken } from '../../../functions/http/access-token.ts'
import { createSampleApp, openSampleSession } from './create-sample-app.ts'
import { sampleEndpoints } from './sample-area.ts'

const app = await createSampleApp()
afterAll(() => app.close())

const call = (token?: string, headers: Record<string, string> = {}) =>
  app.send(
    sampleEndpoints.echo,
    { params: { id: '1' }, query: {}, body: { name: 'Lin', people: [] } },
    { ...(token === undefined ? {} : { token }), headers },
  )

const outcomeOf = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer
  return { status, body: JSON.parse(body) as unknown }
}

const notLoggedIn = { status: 401, body: { code: 401, msg: errorTexts.notLoggedIn, data: null } }

test('a live session is accepted, and determines the company', async () => {
  const { token, companyId } = await openSampleSession(app)
  const answer = await call(token)
  expect(JSON.parse(answer.body)).toEqual({
    code: 200,
    msg: 'success',
    data: { name: 'Lin', company: companyId },
  })
})

test('no token', async () => {
  expect(await outcomeOf(call())).toEqual(notLoggedIn)
})

test.each(['garbage', 'a.b.c', '', 'e30.e30.'])('a garbage token: "%s"', async (token) => {
  expect(await outcomeOf(call(token))).toEqual(notLoggedIn)
})

test('a scheme other than Bearer', async () => {
  const { token } = await openSampleSession(app)
  expect(await outcomeOf(call(undefined, { authorization: `Basic ${token}` }))).toEqual(notLoggedIn)
  expect(await outcomeOf(call(undefined, { authorization: token }))).toEqual(notLoggedIn)
})

test('a token that was altered', async () => {
  const { token } = await openSampleSession(app)
  const [head, payload, signature] = token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
  const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 999 })).toString('base64url')
  expect(await outcomeOf(call([head, longer, signature].join('.')))).toEqual(notLoggedIn)
})

test('a token of another key or without one, for a live session', async () => {
  const { sessionId, userId } = await openSampleSession(app)
  const { kid } = await app.deps.keyring.signingKey()
  const { privateKey } = await generateKeyPair('EdDSA')
  const claims = {
    sid: sessionId,
    sub: userId,
    iss: 'seller-financing-portal',
    aud: 'portal',
    exp: 9_999_999_999,
  }
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
    .sign(privateKey)
  const unknownKey = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: 'another', typ: 'at+jwt' })
    .sign(privateKey)
  expect(await outcomeOf(call(forged))).toEqual(notLoggedIn)
  expect(await outcomeOf(call(unknownKey))).toEqual(notLoggedIn)
  expect(await outcomeOf(call(new UnsecuredJWT(claims).encode()))).toEqual(notLoggedIn)
})

test('a genuine token with another user than its session’s', async () => {
  const { sessionId, companyId } = await openSampleSession(app)
  const issuedAt = Math.floor(app.deps.clock().getTime() / 1000)
  const token = await signAccessToken(app.deps.keyring, {
    sessionId,
    userId: 'somebody-else',
    companyId,
    isMailboxProven: true,
    issuedAt,
    expiresAt: issuedAt + 60,
  })
  expect(await outcomeOf(call(token))).toEqual(notLoggedIn)
})

test('an ended session, though its token is valid for hours', async () => {
  const { token, ...session } = await openSampleSession(app)
  await app.deps.table.transact({ session: removeSession(app.deps.table, session) })
  expect(await outcomeOf(call(token))).toEqual(notLoggedIn)
})

test('a session of 12 hours after its expiry', async () => {
  const { token } = await openSampleSession(app)
  app.clock.advance('PT11H59M59S')
  expect((await call(token)).status).toBe(200)
  app.clock.advance('PT1S')
  expect(await outcomeOf(call(token))).toEqual(notLoggedIn)
})

test('an expired session, though its token is valid for longer', async () => {
  const { sessionId, userId, companyId } = await openSampleSession(app)
  const issuedAt = Math.floor(app.deps.clock().getTime() / 1000)
  const token = await signAccessToken(app.deps.keyring, {
    sessionId,
    userId,
    companyId,
    isMailboxProven: true,
    issuedAt,
    expiresAt: issuedAt + 30 * 24 * 3600,
  })
  expect((await call(token)).status).toBe(200)
  app.clock.advance('PT12H')
  expect(await outcomeOf(call(token))).toEqual(notLoggedIn)
})

test('an unauthenticated call gets no validation errors', async () => {
  const answer = await app.sendRaw(sampleEndpoints.echo, { params: { id: 'x' }, body: '{' })
  expect(JSON.parse(answer.body)).toEqual(notLoggedIn.body)
})
