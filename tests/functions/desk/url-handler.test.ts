import type { LambdaFunctionURLEventWithIAMAuthorizer } from 'aws-lambda'
import { beforeEach, describe, expect, test } from 'vitest'
import { refuseAct } from '../../../functions/desk/engine/desk-act.ts'
import type { DeskInput } from '../../../functions/desk/engine/parse-act.ts'
import type { DeskHandler } from '../../../functions/desk/handler.ts'
import { createUrlHandler } from '../../../functions/desk/url-handler.ts'
import type { Deps } from '../../../functions/runtime/deps.ts'

const deskRoles = ['AWSReservedSSO_PortalDesk_']
const ada = 'arn:aws:iam::123456789012:user/lending/Ada'
const session = (role: string, name: string) => `arn:aws:sts::123456789012:assumed-role/${role}/${name}`

let asked: DeskInput[] = []
let logged: string[] = []
beforeEach(() => {
  asked = []
  logged = []
})

const call = async (
  userArn: string | undefined,
  body: string,
  {
    desk = async () => ({ ok: true, done: 1 }),
    isBase64Encoded = false,
  }: { desk?: DeskHandler; isBase64Encoded?: boolean } = {},
) => {
  const deps = {
    config: { deskRoles },
    log: (_level: string, message: string, fields = {}) => void logged.push(message + JSON.stringify(fields)),
  } as unknown as Deps
  const event = {
    requestContext: { requestId: 'request-1', ...(userArn ? { authorizer: { iam: { userArn } } } : {}) },
    body,
    isBase64Encoded,
  } as unknown as LambdaFunctionURLEventWithIAMAuthorizer
  const remembering: DeskHandler = (input) => {
    asked.push(input)
    return desk(input)
  }
  const { statusCode, body: answer = '' } = await createUrlHandler(remembering, deps)(event)
  return { statusCode, answer: JSON.parse(answer) as unknown }
}

const act = (fields: object = {}) => JSON.stringify({ action: 'kyc-list', ...fields })

describe('who acts', () => {
  test.each([
    ['a user', ada, 'ada'],
    ['a named session', session('AWSReservedSSO_PortalDesk_0a1b', 'Ada@lender.test'), 'ada@lender.test'],
    ['in China', 'arn:aws-cn:iam::123456789012:user/ada', 'ada'],
  ])('is the principal that IAM proved, whatever the body says: %s', async (_who, userArn, actor) => {
    const body = act({ actor: 'grace', principal: 'arn:aws:iam::123456789012:user/grace', limit: 3 })
    expect(await call(userArn, body)).toEqual({ statusCode: 200, answer: { ok: true, done: 1 } })
    expect(asked).toEqual([{ action: 'kyc-list', actor, principal: userArn, limit: 3 }])
  })

  test.each([
    ['a session that its holder named', session('Admin', 'ada')],
    ['a role whose name only ends so', session('Fake_AWSReservedSSO_PortalDesk_', 'ada')],
    ['the root of the account', 'arn:aws:iam::123456789012:root'],
    ['a federated user', 'arn:aws:sts::123456789012:federated-user/ada'],
    ['a Lambda of the account’s own', session('portal-jobs', 'portal-jobs')],
    ['nobody', undefined],
  ])('is not %s', async (_who, userArn) => {
    expect(await call(userArn, act())).toMatchObject({ statusCode: 403, answer: { ok: false, code: 403 } })
    expect(asked).toEqual([])
  })
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
    answer: { ok: false, code: 20018, message: 'there is no company nobody' },
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
