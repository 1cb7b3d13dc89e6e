import { GetFunctionUrlConfigCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, expect, test } from 'vitest'
import { callCloudDesk } from '../../../scripts/desk/call-cloud-desk.ts'

const client = new LambdaClient({
  region: 'ap-east-1',
  credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'of-a-role' },
})
// The client rather than its class, which the tests after these ones share.
const lambda = mockClient(client)
afterEach(() => lambda.reset())

const url = 'https://abc123.lambda-url.ap-east-1.on.aws/'
interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: string
}

const ask = async (answer: () => Response) => {
  const sent: Sent[] = []
  const send = async (to: unknown, init: unknown) => {
    sent.push({ url: String(to), ...(init as Omit<Sent, 'url'>) })
    return answer()
  }
  const outcome = await callCloudDesk('staging', 'kyc-approve', { companyId: 'c1' }, async () => client, send)
  return { outcome, sent }
}

test('the act is posted to the function’s URL, signed, without an actor', async () => {
  lambda
    .on(GetFunctionUrlConfigCommand, { FunctionName: 'seller-portal-staging-desk', Qualifier: 'live' })
    .resolves({ FunctionUrl: url })
  const { outcome, sent } = await ask(() => Response.json({ ok: true, kycStatus: 'approved' }))
  expect(outcome).toEqual({ ok: true, outcome: { ok: true, kycStatus: 'approved' } })
  expect(sent).toMatchObject([
    {
      url,
      method: 'POST',
      body: JSON.stringify({ companyId: 'c1', action: 'kyc-approve' }),
      headers: {
        'x-amz-security-token': 'of-a-role',
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-east-1\/lambda\/aws4_request, SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date;x-amz-security-token, Signature=[0-9a-f]{64}$/,
        ),
      },
    },
  ])
})

test('a refusal is reported with its code, and an intermediary’s error with its status', async () => {
  lambda.on(GetFunctionUrlConfigCommand).resolves({ FunctionUrl: url })
  const refusal = { ok: false, code: 20018, message: 'there is no company c1' }
  expect((await ask(() => Response.json(refusal, { status: 404 }))).outcome).toEqual(refusal)
  expect((await ask(() => new Response('Forbidden', { status: 403 }))).outcome).toEqual({
    ok: false,
    message: 'The desk of staging to kyc-approve answered 403.',
  })
})

test('an error of AWS is reported in one line', async () => {
  lambda.on(GetFunctionUrlConfigCommand).rejects(new Error('Function not found: arn:aws:lambda\nat once'))
  const { outcome, sent } = await ask(() => Response.json({}))
  expect(outcome).toEqual({
    ok: false,
    message: 'The desk of staging cannot be asked: Function not found: arn:aws:lambda',
  })
  expect(sent).toEqual([])
})
