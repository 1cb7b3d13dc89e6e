import type { LambdaFunctionURLEventWithIAMAuthorizer } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import { readDeskAccess } from '../../../functions/desk/desk-access.ts'
import { loadAct } from '../../../functions/desk/engine/acts.ts'
import { refuseAct } from '../../../functions/desk/engine/desk-act.ts'
import { parseAct } from '../../../functions/desk/engine/parse-act.ts'
import { createDeskHandler } from '../../../functions/desk/handler.ts'
import { createHttpHandler } from '../../../functions/desk/http-handler.ts'
import { present } from '../../support/present.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const group = '3f0c9a1e-1111-4222-8333-444455556666'
const signIn = {
  issuer: 'https://sign-in.lender.test',
  audience: 'portal-desk',
  clientId: 'desk-console',
  personClaim: 'email',
  groupsClaim: 'groups',
  roles: { [group]: everyDeskRole },
  scope: 'openid desk',
  secondFactors: ['hwk'],
}
const byIam = { iam: { userArn: 'arn:aws:iam::123456789012:user/lending/ada' } }
const byConsole = {
  jwt: {
    claims: {
      iss: signIn.issuer,
      aud: signIn.audience,
      sub: '1',
      email: 'ada@lender.test',
      groups: group,
      amr: 'hwk',
    },
  },
}

const send = async (authorizer: object, body: string) => {
  const access = readDeskAccess({
    DESK_ACCESS: JSON.stringify({ roles: { 'user/lending/': everyDeskRole }, signIn }),
  })
  const handler = createHttpHandler(createDeskHandler(app.deps), access, async () => {}, app.deps)
  const { statusCode, body: answer = '' } = await handler({
    headers: {},
    requestContext: { requestId: 'r', http: { sourceIp: '198.51.100.1' }, authorizer },
    body,
    isBase64Encoded: false,
  } as unknown as LambdaFunctionURLEventWithIAMAuthorizer)
  return { statusCode, answer }
}

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const megabyte = 'x'.repeat(1024 * 1024)
const act = (action: string, fields: string) => `{"action":"${action}","reason":"as asked",${fields}}`

const bodies: [string, string][] = [
  ['an array without end', act('kyc-list', `"filter":${deep(200_000)}`)],
  ['an object without end', act('statement-line-match', `"lineId":"a","targets":${deepObject(50_000)}`)],
  ['nesting in what no field is', act('company-show', `"companyId":"a","other":${deep(33)}`)],
  ['text with half a character', act('company-show', '"companyId":"\\udc00"')],
  ['text with NUL', act('company-show', '"companyId":"a","other":["\\u0000"]')],
  ['a name of an act of a megabyte', act(megabyte, '"a":1')],
  ['an id of a megabyte', act('company-show', `"companyId":"${megabyte}"`)],
  ['a field of a megabyte that is a choice', act('statement-line-list', `"state":"${megabyte}"`)],
  ['a reason of a megabyte', `{"action":"user-block","user":"a","reason":"${megabyte}"}`],
  [
    'an amount of a megabyte',
    act('repayment-post', `"companyId":"a","paymentId":"b","amount":"${megabyte}"`),
  ],
  [
    'thousands of wrong entries',
    act('statement-line-match', `"lineId":"a","targets":[${'{"kind":"x"},'.repeat(20_000)}{}]`),
  ],
  [
    'a column of a megabyte',
    act(
      'statement-read',
      `"file":"YQ==","account":"1","currency":"GBP","columns":{"valueDate":"${megabyte}"}`,
    ),
  ],
  ['a name of a field of a megabyte', act('statement-read', `"file":"YQ==","columns":{"${megabyte}":1}`)],
]

describe.each([
  ['the command line', byIam],
  ['the console', byConsole],
])('by %s', (_way, authorizer) => {
  test.each(bodies)('%s is bad input, and neither quoted at length nor in the log', async (_what, body) => {
    const lines = app.log.length
    const { statusCode, answer } = await send(authorizer, body)
    expect([statusCode, JSON.parse(answer)]).toMatchObject([400, { ok: false, reason: 'invalidInput' }])
    expect(answer.length).toBeLessThan(8_000)
    const logged = app.log.slice(lines)
    expect(JSON.stringify(logged).length).toBeLessThan(2_000)
    expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})

/** Each layer truncates independently: without one of them, the others would still shorten the text. */
describe('what is quoted is cut', () => {
  test('in a refusal of any act', () => {
    const { message } = refuseAct('notFound', `there is no company ${megabyte}`)
    expect([message.length, message.slice(0, 24)]).toEqual([2001, 'there is no company xxxx'])
  })

  test('of a name that is no act’s', async () => {
    const refused = await createDeskHandler(app.deps)({
      action: megabyte,
      actor: 'ada',
      roles: everyDeskRole,
    })
    expect(refused).toMatchObject({ message: `there is no act ${'x'.repeat(64)}…` })
  })

  test('of each wrong field, its name and what is wrong with it, and so many of them', async () => {
    const action = present(await loadAct('statement-line-match'))
    const targets = Array.from({ length: 10 }, () => ({ [megabyte]: 1, kind: megabyte }))
    const parsed = await parseAct(action, {
      action: action.name,
      actor: 'ada',
      roles: [],
      lineId: 'a',
      targets,
    })
    if (parsed.ok) throw new Error('it was taken')
    expect(parsed.errors?.length).toBeGreaterThan(1)
    const lengths = parsed.message.split('; ').map(({ length }) => length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(201 + 2 + 201)
    const columns = present(await loadAct('statement-read'))
    const other = await parseAct(columns, {
      action: columns.name,
      actor: 'ada',
      roles: [],
      file: 'YQ==',
      columns: { amount: 'b', text: ['c'], [megabyte]: 'd' },
    })
    if (other.ok) throw new Error('it was taken')
    expect(other.message.length).toBeLessThan(1_000)
    expect(other.errors?.every(({ field }) => field.startsWith('columns') && field.length < 202)).toBe(true)
  })
})

test('an act that was refused leaves a line with who asked and why, and nothing of what was given', async () => {
  const lines = app.log.length
  await send(byIam, act('facility-show', '"facilityId":"none-of-ours"'))
  expect(app.log.slice(lines)).toEqual([
    {
      level: 'info',
      message: 'an act was refused',
      fields: { requestId: 'r', action: 'facility-show', reason: 'notFound', actor: 'ada' },
    },
  ])
})
