import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJwtAuthorizer } from '../../../scripts/local/console/jwt-authorizer.ts'

const rsa = await generateKeyPair('RS256')
const elliptic = await generateKeyPair('ES256')
const audience = 'https://desk.lender.test/desk'
let server: Server
let issuer: string
beforeAll(async () => {
  const keys = JSON.stringify({
    keys: [
      { ...(await exportJWK(rsa.publicKey)), alg: 'RS256', use: 'sig' },
      { ...(await exportJWK(elliptic.publicKey)), alg: 'ES256', use: 'sig' },
    ],
  })
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(keys)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const ask = async (claims: { iss?: string; aud?: string; exp?: string; nbf?: string }, alg = 'RS256') => {
  const { iss = issuer, aud = audience, exp = '5m', nbf = '0s' } = claims
  const token = await new SignJWT({ groups: ['staff', 'auditor payments'], amr: ['pwd', 'mfa'] })
    .setProtectedHeader({ alg })
    .setSubject('7f3a')
    .setIssuer(iss)
    .setAudience(aud)
    .setExpirationTime(exp)
    .setNotBefore(nbf)
    .sign((alg === 'RS256' ? rsa : elliptic).privateKey)
  const request = { headers: { authorization: `Bearer ${token}` } } as IncomingMessage
  return createJwtAuthorizer(issuer, audience)(request)
}

test('passes on claims as API Gateway does: as text, with lists in brackets', async () => {
  expect(await ask({})).toMatchObject({ sub: '7f3a', groups: '[staff auditor payments]', amr: '[pwd mfa]' })
})

test.each([
  ['is over', { exp: '-1m' }],
  ['is not valid yet', { nbf: '5m' }],
  ['has another audience', { aud: 'https://shop.lender.test' }],
  ['has another issuer', { iss: 'https://elsewhere.test' }],
])('refuses a correctly signed token that %s', async (_what, claims) => {
  expect(await ask(claims)).toBeUndefined()
})

test('refuses an elliptic key, as API Gateway does', async () => {
  expect(await ask({}, 'ES256')).toBeUndefined()
})
