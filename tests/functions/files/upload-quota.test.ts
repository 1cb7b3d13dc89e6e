import { beforeEach, expect, test } from 'vitest'
import { codeOf } from '#shared/api/errors.ts'
import { maximumFileSize } from '#shared/files/file-types.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { completeFile, findCompleteFile, findFile, retainFile } from '../../../functions/data/files.ts'
import { maxUnreferencedBytes } from '../../../functions/files/begin-upload.ts'
import { sweepFiles } from '../../../functions/jobs/file-sweep.ts'
import { formCall } from '../../support/form-call.ts'
import { present } from '../../support/present.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { checksumOf, pdf } from './upload-file.ts'

const fits = maxUnreferencedBytes / maximumFileSize
const full = { status: 429, code: codeOf('tooManyRequests'), data: null }

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  seller = await signUpSeller(app)
})

const ask = (size = maximumFileSize) =>
  app.send(
    filesEndpoints.askUpload,
    { body: { file_name: 'a.pdf', file_extension: 'pdf', size, crc32: '00000000' } },
    seller,
  )

const fill = async (): Promise<string[]> => {
  const ids: string[] = []
  for (let index = 0; index < fits; index++) ids.push((await ask()).data.file_id)
  return ids
}

/** Completes an upload in the table without its content. */
const complete = async (fileId: string) => {
  const { table, clock } = app.deps
  const file = present(await findFile(table, seller.companyId, fileId))
  await table.transact({ file: completeFile(table, file, `${file.objectKey}/digest`, clock()) })
}

test('uploads are refused once unreferenced files reach the quota, by either way of sending', async () => {
  await fill()
  expect(await ask(1)).toMatchObject(full)
  const content = pdf()
  const call = await formCall({
    fileName: 'a',
    fileExtensions: 'pdf',
    fileCRC: checksumOf(content),
    content: new Blob([new Uint8Array(content)]),
  })
  expect(await app.sendRaw(filesEndpoints.uploadFile, call, seller)).toMatchObject(full)
})

test('of concurrent uploads as many are accepted as fit', async () => {
  await Promise.all(Array.from({ length: fits - 3 }, () => ask()))
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask()))
  expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(3)
})

test('referenced files and unused tickets do not count towards the quota', async () => {
  const [first = ''] = await fill()
  await complete(first)
  expect((await ask()).code).toBe(full.code)
  const { table, clock } = app.deps
  const file = present(await findCompleteFile(table, seller.companyId, first))
  await table.transact({ keep: retainFile(table, file, 'other', clock()) })
  expect((await ask()).code).toBe(0)
  expect((await ask()).code).toBe(full.code)
  app.clock.advance('PT25H')
  seller = await logInAgain(app, seller)
  expect((await ask()).code).toBe(0)
})

test('completed files count until they are swept', async () => {
  for (const id of await fill()) await complete(id)
  app.clock.advance('P29D')
  seller = await logInAgain(app, seller)
  expect((await ask()).code).toBe(full.code)
  app.clock.advance('P2D')
  await sweepFiles(app.deps)
  seller = await logInAgain(app, seller)
  expect((await ask()).code).toBe(0)
})
