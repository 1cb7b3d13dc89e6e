import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { executedKey, fileKey, uploadKey } from '../../functions/data/files.ts'
import { sha256Of } from '../../functions/data/sha256.ts'
import { checksumOf, completeFile, pdf, postForm } from '../functions/files/upload-file.ts'
import { type Seller, signUpSeller } from '../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let seller: Seller
let stranger: Seller
beforeAll(async () => {
  app = await createTestApp()
  seller = await signUpSeller(app)
  stranger = await signUpSeller(app)
})
afterAll(() => app.close())

const content = pdf()

/** The upload ticket for `content`, and its key. */
const askTicket = async () => {
  const { data } = await app.send(
    filesEndpoints.askUpload,
    {
      body: {
        file_name: 'certificate.pdf',
        file_extension: 'pdf',
        size: content.length,
        crc32: checksumOf(content),
      },
    },
    { token: seller.token },
  )
  return { ...data, key: uploadKey(seller.companyId, data.file_id) }
}

const errorCodeOf = async (answer: Response) => [
  answer.status,
  /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1],
]

test('the ticketed upload is accepted and can be completed', async () => {
  const { url, fields, file_id } = await askTicket()
  expect((await postForm(url, fields, content)).status).toBe(204)
  expect((await completeFile(app, seller.token, file_id)).code).toBe(0)
})

const policyRefusal = [403, 'AccessDenied']

test.each([
  ['one byte longer', () => Buffer.concat([content, Buffer.from('a')]), [400, 'EntityTooLarge']],
  ['one byte shorter', () => content.subarray(1), [400, 'EntityTooSmall']],
])('content %s than requested is refused, and not stored', async (_, change, refusal) => {
  const { url, fields, key } = await askTicket()
  expect(await errorCodeOf(await postForm(url, fields, change()))).toEqual(refusal)
  expect(await app.deps.files.head(key)).toBeUndefined()
})

test('another content type is refused, and not stored', async () => {
  const { url, fields, key } = await askTicket()
  const changed = { ...fields, 'Content-Type': 'text/html' }
  expect(await errorCodeOf(await postForm(url, changed, content))).toEqual(policyRefusal)
  expect(await app.deps.files.head(key)).toBeUndefined()
})

test.each([
  ['another upload', () => uploadKey(seller.companyId, randomUUID())],
  ['another company', () => uploadKey(stranger.companyId, randomUUID())],
  ['a completed upload', () => `${fileKey(seller.companyId, randomUUID())}/${sha256Of(content)}`],
  ['an executed agreement', () => executedKey(seller.companyId, randomUUID(), sha256Of(content))],
  ['the audit', () => 'audit/2026/2026-11-01.1.ndjson'],
])('a key of %s is refused, and not stored', async (_, keyOf) => {
  const { url, fields } = await askTicket()
  const key = keyOf()
  expect(await errorCodeOf(await postForm(url, { ...fields, key }, content))).toEqual(policyRefusal)
  expect(await app.deps.files.head(key)).toBeUndefined()
})

test('an expired ticket is refused, and nothing is stored', async () => {
  const key = uploadKey(seller.companyId, randomUUID())
  const { url, fields } = await app.deps.files.presignUpload({
    key,
    contentType: 'application/pdf',
    size: content.length,
    seconds: -1,
  })
  expect(await errorCodeOf(await postForm(url, fields, content))).toEqual(policyRefusal)
  expect(await app.deps.files.head(key)).toBeUndefined()
})
