import type { LambdaFunctionURLEventWithIAMAuthorizer } from 'aws-lambda'
import { beforeEach, describe, expect, test } from 'vitest'
import { type DeskAccess, type DeskSignIn, readDeskAccess } from '../../../functions/desk/desk-access.ts'
import { refuseAct } from '../../../functions/desk/engine/desk-act.ts'
import type { DeskInput } from '../../../functions/desk/engine/parse-act.ts'
import type { DeskHandler } from '../../../functions/desk/handler.ts'
import { createHttpHandler } from '../../../functions/desk/http-handler.ts'
import type { Deps, Log } from '../../../functions/runtime/deps.ts'
import { originKeysFrom } from '../../support/origin-keys.ts'

const rolesByName: DeskAccess['roles'] = {
  AWSReservedSSO_PortalDeskReviewer_: ['reviewer'],
  AWSReservedSSO_PortalDeskCredit_: ['credit', 'payments'],
  'user/lending/': ['credit'],
}
/** Ids of groups: of all staff, of reviewers, and of those who lend. */
const staff = '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a000'
const reviewers = '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a001'
const lending = '00g1b2c3d4e5f6g7h8i9'
const signIn: DeskSignIn = {
  issuer: 'https://sign-in.lender.test',
  audience: 'portal-desk',
  clientId: 'desk-console',
  personClaim: 'email',
  groupsClaim: 'groups',
  roles: { [reviewers]: ['reviewer'], [lending]: ['credit', 'payments'] },
  scope: 'openid desk',
  secondFactors: ['mfa', 'hwk'],
}
const access: DeskAccess = { roles: rolesByName, signIn, sameAs: { ada: 'ada@lender.test' } }
const claimed = {
  iss: signIn.issuer,
  aud: signIn.audience,
  sub: '7f3a',
  email: 'Ada@lender.test',
  groups: `[${staff} ${lending} ${reviewers}]`,
  amr: '[pwd hwk]',
}
const ada = 'arn:aws:iam::123456789012:user/lending/Ada'
const grace = 'arn:aws:iam::123456789012:user/lending/Grace'
const session = (role: string, name: string) => `arn:aws:sts::123456789012:assumed-role/${role}/${name}`

let asked: DeskInput[] = []
let logged: string[] = []
let seen: string[] = []
beforeEach(() => {
  asked = []
  logged = []
  seen = []
})

const authorizerOf = (proof: string | Record<string, string>) =>
  typeof proof === 'string' ? { iam: { userArn: proof } } : { jwt: { claims: proof, scopes: [] } }

const log: Log = (_level, message, fields = {}) => void logged.push(message + JSON.stringify(fields))

const call = async (
  proof: string | Record<string, string> | undefined,
  body: string,
  {
    desk = async () => ({ ok: true, done: 1 }),
    isBase64Encoded = false,
    headers = {},
    originKeys,
  }: {
    desk?: DeskHandler
    isBase64Encoded?: boolean
    headers?: Record<string, string>
    originKeys?: Deps['originKeys']
  } = {},
) => {
  const event = {
    headers,
    requestContext: {
      requestId: 'request-1',
      http: { sourceIp: '198.51.100.1' },
      ...(proof ? { authorizer: authorizerOf(proof) } : {}),
    },
    body,
    isBase64Encoded,
  } as unknown as LambdaFunctionURLEventWithIAMAuthorizer
  const remembering: DeskHandler = (input) => {
    asked.push(input)
    return desk(input)
  }
  const { statusCode, body: answer = '' } = await createHttpHandler(
    remembering,
    access,
    async ({ actor, roles }) => void seen.push(`${actor}: ${roles.join()}`),
    { ...(originKeys ? { originKeys } : {}), clock: () => new Date('2027-01-28T12:00:00Z'), log },
  )(event)
  return { statusCode, answer: JSON.parse(answer) as unknown }
}

const act = (fields: object = {}) => JSON.stringify({ action: 'kyc-list', ...fields })

describe('who acts', () => {
  test.each([
    ['a user', grace, 'grace', ['credit']],
    ['a user who is called differently elsewhere', ada, 'ada@lender.test', ['credit']],
    [
      'a named session',
      session('AWSReservedSSO_PortalDeskReviewer_0a1b', 'Ada@lender.test'),
      'ada@lender.test',
      ['reviewer'],
    ],
    ['in China', 'arn:aws-cn:iam::123456789012:user/lending/grace', 'grace', ['credit']],
  ])('is the principal that IAM proved, whatever the body says: %s', async (_who, userArn, actor, roles) => {
    const body = act({
      actor: 'grace',
      roles: ['auditor'],
      principal: 'arn:aws:iam::123456789012:user/grace',
      limit: 3,
    })
    expect(await call(userArn, body)).toEqual({ statusCode: 200, answer: { ok: true, done: 1 } })
    expect(asked).toEqual([{ action: 'kyc-list', actor, principal: userArn, roles, limit: 3 }])
    expect(seen).toEqual([`${actor}: ${roles.join()}`])
  })

  test.each([
    ['a session that its holder named', session('Admin', 'ada')],
    ['a role whose name only ends so', session('Fake_AWSReservedSSO_PortalDeskReviewer_', 'ada')],
    ['a user of no role', 'arn:aws:iam::123456789012:user/ada'],
    ['the root of the account', 'arn:aws:iam::123456789012:root'],
    ['a federated user', 'arn:aws:sts::123456789012:federated-user/ada'],
    ['a Lambda of the account’s own', session('portal-jobs', 'portal-jobs')],
    ['nobody', undefined],
  ])('is not %s', async (_who, userArn) => {
    expect(await call(userArn, act())).toMatchObject({ statusCode: 403, answer: { ok: false, code: 403 } })
    expect([asked, seen]).toEqual([[], []])
  })
})

describe('who acts by the console', () => {
  test('comes by its site: past the distribution and its firewall nobody acts, and IAM needs no such proof', async () => {
    const originKeys = originKeysFrom('what the keys follow from')
    const headers = {
      'x-viewer-address': '203.0.113.99',
      'x-origin-proof': `2027-01-28.1800878400.${'0'.repeat(64)}`,
    }
    expect(await call(claimed, act(), { originKeys, headers })).toMatchObject({ statusCode: 403 })
    expect(await call(claimed, act(), { originKeys })).toMatchObject({ statusCode: 403 })
    expect(asked).toEqual([])
    expect(logged.filter((line) => line.startsWith('a call came past the distribution'))).toHaveLength(2)
    expect(await call(ada, act(), { originKeys })).toMatchObject({ statusCode: 200 })
  })

  test('is whom the identity provider named, in the roles of their groups', async () => {
    const body = act({ actor: 'grace', roles: ['auditor'], limit: 3 })
    expect(await call(claimed, body)).toMatchObject({ statusCode: 200 })
    const principal = 'https://sign-in.lender.test#7f3a'
    const roles = ['credit', 'payments', 'reviewer']
    expect(asked).toEqual([{ action: 'kyc-list', actor: 'ada@lender.test', principal, roles, limit: 3 }])
  })

  test.each([
    ['of another issuer', { iss: 'https://sign-in.other.test' }],
    ['for somebody else', { aud: 'portal-shop' }],
    ['without a second factor', { amr: '[pwd]' }],
    ['that says nothing of how they signed in', { amr: '' }],
    ['that names nobody', { email: '' }],
    ['of a name that is none', { email: 'ada\nlender' }],
    ['without a subject', { sub: '' }],
    ['of a group without a role', { groups: `[${staff}]` }],
    ['of groups by their names', { groups: '[staff lending]' }],
    ['of a group whose name has the id of another', { groups: `[auditor ${lending}]` }],
    ['of groups that a comma parts', { groups: `${staff},${lending}` }],
    ['of groups that a line parts', { groups: `${staff}\n${lending}` }],
    ['of a group whose id begins as another', { groups: `[${lending}0]` }],
    ['of a sign-in that is not quite one with a second factor', { amr: '[pwd notmfa]' }],
    ['of sign-ins that a comma parts', { amr: 'pwd,mfa' }],
    ['of a group that every object has', { groups: 'constructor' }],
    ['of no group', { groups: '' }],
  ])('is nobody with a token %s', async (_what, claims) => {
    expect(await call({ ...claimed, ...claims }, act())).toMatchObject({ statusCode: 403 })
    expect(asked).toEqual([])
  })
})

test.each(['auditor payments', 'auditor', 'payments-clerks-2026'])(
  'the desk is not set up by a group’s name: %s',
  (name) => {
    const DESK_ACCESS = JSON.stringify({ roles: {}, signIn: { ...signIn, roles: { [name]: ['payments'] } } })
    expect(() => readDeskAccess({ DESK_ACCESS })).toThrow('the id of a group')
  },
)

test('the ids that directories give to groups are taken', () => {
  const ids = [lending, reviewers, `90676d9dfe-${reviewers}`, '03dy6vkm2k3c4x1']
  const roles = Object.fromEntries(ids.map((id) => [id, ['payments' as const]]))
  const DESK_ACCESS = JSON.stringify({ roles: {}, signIn: { ...signIn, roles } })
  expect(readDeskAccess({ DESK_ACCESS }).signIn?.roles).toEqual(roles)
})

test('one person is one by every way in', async () => {
  for (const proof of [
    ada,
    session('AWSReservedSSO_PortalDeskCredit_0a1b', 'ADA'),
    { ...claimed, email: 'Ada' },
  ])
    await call(proof, act())
  expect(new Set(asked.map(({ actor }) => actor))).toEqual(new Set(['ada@lender.test']))
})

test.each([
  ['with capitals, which nobody is called by', { Ada: 'ada@lender.test' }],
  ['that lead on to another name', { ada: 'ada@lender.test', 'ada@lender.test': 'ada.l@lender.test' }],
])('names of one person are not taken %s', (_what, sameAs) => {
  const DESK_ACCESS = JSON.stringify({ roles: rolesByName, sameAs })
  expect(() => readDeskAccess({ DESK_ACCESS })).toThrow('sameAs')
})

test.each(['', 'null', '[]', '{"actor":"ada"}', '{"action":7}', 'action=kyc-list'])(
  'a body that is no act is refused: %s',
  async (body) => {
    expect(await call(ada, body)).toMatchObject({ statusCode: 400, answer: { ok: false, code: 20008 } })
    expect(asked).toEqual([])
  },
)

test('a body in base64 is the same body', async () => {
  await call(ada, Buffer.from(act({ limit: 3 })).toString('base64'), { isBase64Encoded: true })
  expect(asked).toMatchObject([{ action: 'kyc-list', limit: 3 }])
})

test('a refusal travels under the status of its code', async () => {
  const refusing: { desk: DeskHandler } = {
    desk: async () => refuseAct('notFound', 'there is no company nobody'),
  }
  expect(await call(ada, act(), refusing)).toEqual({
    statusCode: 404,
    answer: { ok: false, reason: 'notFound', code: 20018, message: 'there is no company nobody' },
  })
})

test('what fails says which request it was, and logs nothing of what was sent', async () => {
  const { statusCode, answer } = await call(ada, act({ user: 'seller@shop.test' }), {
    desk: async () => {
      throw new TypeError('cannot read ada@lender.test')
    },
  })
  expect(statusCode).toBe(500)
  expect(answer).toMatchObject({ ok: false, code: 20013, message: expect.stringContaining('request-1') })
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('request-1')
  expect(logged[0]).not.toMatch(/@/)
})
