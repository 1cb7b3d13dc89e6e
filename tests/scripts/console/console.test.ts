import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groupOf } from '../../../scripts/local/console/demo-people.ts'
import { configOf, signIn } from '../../../scripts/local/console/sign-in.ts'
import type { LocalStack } from '../../../scripts/local/local-stack.ts'
import { startTestStack } from '../../support/local-stack.ts'

let stack: LocalStack
beforeAll(async () => {
  stack = await startTestStack({ consolePort: 0 })
})
afterAll(() => stack.close())

const act = async (token: string | undefined, action: string, fields: object = {}) => {
  const response = await fetch(`${stack.consoleUrl}/desk/acts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ ...fields, action }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the console over HTTP', () => {
  test('identifies the staff member and their roles', async () => {
    const token = await signIn(stack.consoleUrl, 'marketing@brightquay.example')
    expect(await act(token, 'me-show', { actor: 'somebody', roles: ['credit'] })).toMatchObject({
      status: 200,
      body: { ok: true, actor: 'marketing@brightquay.example', roles: ['marketing'] },
    })
    expect(await act(token, 'kyc-list')).toMatchObject({ status: 403, body: { ok: false } })
    expect(await act(token, 'announcement-list')).toMatchObject({ status: 200 })
  })

  test.each([
    ['without a second factor', 'credit@brightquay.example', { secondFactor: false }],
    ['to a user without a role', 'newcomer@brightquay.example', {}],
  ])('refuses access %s', async (_who, email, options) => {
    const token = await signIn(stack.consoleUrl, email, options)
    expect(await act(token, 'me-show')).toMatchObject({ status: 403, body: { ok: false } })
  })

  test('refuses tokens of another issuer, for another audience or expired', async () => {
    const { authority, resource } = await configOf(stack.consoleUrl)
    const { privateKey } = await generateKeyPair('RS256')
    const claims = { email: 'head@brightquay.example', groups: [groupOf('credit')], amr: ['mfa'] }
    const signed = (issuer: string, audience: string, expires: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256' })
        .setSubject('head@brightquay.example')
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(privateKey)
    const good = await signIn(stack.consoleUrl, 'credit@brightquay.example')
    const [head = '', body = '', signature = ''] = good.split('.')
    const richer = Buffer.from(
      JSON.stringify({
        ...JSON.parse(Buffer.from(body, 'base64url').toString()),
        groups: [groupOf('payments')],
      }),
    ).toString('base64url')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const refused = [
      undefined,
      'nothing',
      await signed(authority, resource, '5m'),
      await signed('https://elsewhere.example', resource, '5m'),
      `${head}.${richer}.${signature}`,
      `${unsigned}.${body}.`,
      `${head}.${body}.`,
    ]
    for (const token of refused) expect(await act(token, 'me-show')).toMatchObject({ status: 401 })
    expect(await act(good, 'me-show')).toMatchObject({ status: 200 })
  })
})
