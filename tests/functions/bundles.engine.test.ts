import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFile } from '../../functions/data/files.ts'
import { buildFunction } from '../../infra/build-function.ts'
import { settingsFile } from '../../infra/lambda-settings.ts'
import type { LambdaName } from '../../infra/lambdas.ts'
import { projectRoot } from '../../scripts/local/project-root.ts'
import { createApiEvent } from '../support/api-event.ts'
import { buildFacility } from '../support/build-facility.ts'
import { callBundle } from '../support/call-bundle.ts'
import { useTestApp } from '../support/use-test-app.ts'

// A bundle has the machine's clock.
const app = await useTestApp({ startAt: new Date().toISOString() })
const seller = await buildFacility(app, { limitCents: 100_000_00 })
const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const built = async (group: LambdaName): Promise<string> => {
  const target = join(folder, group)
  await buildFunction(join(projectRoot, 'functions', group, 'lambda.ts'), target)
  return join(target, 'index.mjs')
}

interface ApiResponse {
  statusCode: number
  body: string
}

const callApi = async (
  bundle: string,
  endpoint: Endpoint,
  { token, body }: { token?: string; body: object },
) => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const event = createApiEvent(endpoint, { headers, body: JSON.stringify(body) })
  const answer = await callBundle<ApiResponse>(bundle, event, app.deps.config)
  return { status: answer.statusCode, ...(JSON.parse(answer.body) as { data: Record<string, unknown> }) }
}

test('what is deployed of the account logs in, with a key that KMS opens', async () => {
  const { email, password } = seller
  const { status, data } = await callApi(await built('account'), accountEndpoints.login, {
    body: { email, password },
  })
  expect(status).toBe(200)
  const user = await app.send(accountEndpoints.getUser, {}, { token: String(data['token']) })
  expect(user.data.email).toBe(email)
}, 30_000)

test('what is deployed of the files gives a place in the bucket', async () => {
  const { status, data } = await callApi(await built('files'), filesEndpoints.askUpload, {
    token: seller.token,
    body: { file_name: 'licence.pdf', file_extension: 'pdf', size: 9, crc32: '00000000' },
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({ url: expect.stringContaining(app.deps.config.filesBucket) })
}, 30_000)

test('what is deployed of the desk renders a statement with its fonts, and files it', async () => {
  const today = businessDate(app.clock.now())
  const event = {
    requestContext: {
      requestId: 'test',
      authorizer: { iam: { userArn: 'arn:aws:iam::000000000000:user/reviewer' } },
    },
    body: JSON.stringify({
      action: 'statement-issue',
      reason: 'asked for',
      facilityId: seller.facilityId,
      from: today,
      to: today,
      locale: 'zh-CN',
    }),
  }
  const bundle = await built('desk')
  const root = dirname(bundle)
  const fonts = dirname(
    dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json'))),
  )
  symlinkSync(fonts, join(root, 'fonts'))
  const settings = { DESK_ACCESS: JSON.stringify({ roles: { 'user/reviewer': everyDeskRole } }) }
  writeFileSync(join(root, settingsFile), JSON.stringify(settings))
  const answer = await callBundle<ApiResponse>(bundle, event, app.deps.config, { LAMBDA_TASK_ROOT: root })
  const outcome = JSON.parse(answer.body) as { ok: boolean; fileId: string }
  expect(outcome).toMatchObject({ ok: true })
  const file = await findFile(app.deps.table, seller.companyId, outcome.fileId)
  const pdf = await buffer(await app.deps.files.read(file?.objectKey ?? ''))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBe(file?.size)
}, 30_000)
