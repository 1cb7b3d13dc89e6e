import { describe, expect, test } from 'vitest'
import { maximumFileSize, maximumPostedSize, partsOf } from '#shared/files/file-types.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { collect } from '../../../functions/data/collect.ts'
import { findFile, uploadKey } from '../../../functions/data/files.ts'
import { imageOf } from '../../../functions/data/item-image.ts'
import { formCall } from '../../support/form-call.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { checksumOf, pdf, scanFile } from './upload-file.ts'

const app = await useTestApp()
const seller = await signUpSeller(app)
const stranger = await signUpSeller(app)

type Fields = Record<string, string | Blob>

const blobOf = (content: Uint8Array) => new Blob([new Uint8Array(content)])

const fieldsOf = (content: Uint8Array, changes: Fields = {}): Fields => ({
  fileName: '公司注册证明书',
  fileExtensions: 'PDF',
  fileCRC: checksumOf(content),
  content: blobOf(content),
  ...changes,
})

const post = async (fields: Fields) => app.sendRaw(filesEndpoints.uploadFile, await formCall(fields), seller)

const open = (file_id: string, { token } = seller) =>
  app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id } }, { token })

const everything = async () => (await app.everyItem()).map(imageOf).toSorted()

describe('a file sent with the call', () => {
  test('is treated like others: scanned before it is opened, byte for byte, by its company only', async () => {
    const content = Buffer.concat([pdf(), Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))])
    const answer = await post(fieldsOf(content))
    expect(answer).toMatchObject({
      status: 200,
      code: 200,
      data: {
        file_id: expect.any(String) as string,
        file_name: '公司注册证明书.pdf',
        size: content.length,
        content_type: 'application/pdf',
      },
    })
    const { file_id } = answer.data as { file_id: string }
    expect(await open(file_id)).toMatchObject({ code: 20009 })
    await scanFile(app, seller.companyId, file_id, content)
    const { data } = await open(file_id)
    expect(Buffer.from(await (await fetch(data.url)).arrayBuffer())).toEqual(content)
    expect(await open(file_id, stranger)).toMatchObject({ status: 404, code: 20018 })
    // Unreferenced, it is subject to the sweep.
    expect(await findFile(app.deps.table, seller.companyId, file_id)).toMatchObject({
      status: 'complete',
      origin: 'seller',
      gsi1pk: expect.any(String) as string,
    })
  })

  test('may have the maximum size', async () => {
    const largest = Buffer.alloc(maximumPostedSize, pdf())
    expect((await post(fieldsOf(largest))).status).toBe(200)
    // With the overhead of base64 and of the event, it still fits into a call of Lambda.
    expect((await formCall(fieldsOf(largest))).body?.length).toBeLessThan(6 * 1024 * 1024 - 64 * 1024)
    const larger = Buffer.alloc(maximumPostedSize + 1, pdf())
    expect((await post(fieldsOf(larger))).errors).toEqual([
      { field: 'body.content', rule: 'fileTooLargeToPost' },
    ])
  })

  test.each([
    ['another checksum', { fileCRC: '00000000' }],
    ['another type', { fileExtensions: 'png' }],
  ])('with %s than declared is refused and leaves nothing', async (_, changes) => {
    const before = await everything()
    expect(await post(fieldsOf(pdf(), changes))).toMatchObject({ status: 422, code: 50002, data: null })
    expect(await everything()).toEqual(before)
  })
})

const partsFor = (content: Buffer, changes: Fields = {}): Fields[] =>
  Array.from({ length: partsOf(content.length) }, (_, index) => ({
    ...fieldsOf(content, changes),
    fileSize: String(content.length),
    part: String(index + 1),
    content: blobOf(content.subarray(index * maximumPostedSize, (index + 1) * maximumPostedSize)),
  }))
const begin = async (first: Fields | undefined) =>
  ((await post(first ?? {})).data as { file_id: string }).file_id

describe('a file in parts', () => {
  const largest = Buffer.alloc(maximumFileSize, pdf())
  test('may have 20 MB, and is complete with its last part, sent once or twice', async () => {
    const [first, ...others] = partsFor(largest)
    const file_id = await begin(first)
    for (const [index, each] of others.entries()) {
      const { data } = await post({ ...each, file_id })
      expect(data).toMatchObject({ file_id, size: maximumFileSize })
      expect(data).toEqual(
        expect.objectContaining(index < others.length - 1 ? { next_part: index + 3 } : { file_id }),
      )
    }
    const again = await post({ ...(others.at(-1) as Fields), file_id })
    expect(again.data).not.toHaveProperty('next_part')
    await scanFile(app, seller.companyId, file_id, largest)
    const { data } = await open(file_id)
    expect(Buffer.from(await (await fetch(data.url)).arrayBuffer()).equals(largest)).toBe(true)
  })

  test('is refused with a part missing, and completed once it is there', async () => {
    const content = Buffer.alloc(2 * maximumPostedSize + 9, pdf())
    const [first, second, third] = partsFor(content)
    const file_id = await begin(first)
    expect(await post({ ...third, file_id })).toMatchObject({ status: 404, code: 50003 })
    expect((await post({ ...second, file_id })).data).toMatchObject({ next_part: 3 })
    expect((await post({ ...third, file_id })).data).toMatchObject({ file_id, size: content.length })
  })

  test('that differs from its checksum is refused and leaves nothing', async () => {
    const [first, second] = partsFor(Buffer.alloc(maximumPostedSize + 1, pdf()), { fileCRC: '00000000' })
    const file_id = await begin(first)
    const key = uploadKey(seller.companyId, file_id)
    expect(await collect(app.deps.files.list(key))).toHaveLength(1)
    expect(await post({ ...second, file_id })).toMatchObject({ status: 422, code: 50002 })
    expect(await findFile(app.deps.table, seller.companyId, file_id)).toBeUndefined()
    expect(await collect(app.deps.files.list(key))).toEqual([])
  })

  test('gets every wrong field at once', async () => {
    const [, second] = partsFor(Buffer.alloc(maximumPostedSize + 5, pdf()))
    expect((await post({ ...second, content: blobOf(pdf()) })).errors).toEqual([
      { field: 'body.content', rule: 'partSizeInvalid' },
      { field: 'body.file_id', rule: 'required' },
    ])
    expect((await post({ ...second, part: '3', fileSize: '20971521' })).errors).toEqual([
      { field: 'body.fileSize', rule: 'fileTooLarge' },
    ])
    expect((await post({ ...second, part: '3' })).errors).toContainEqual({
      field: 'body.part',
      rule: 'tooMany',
    })
  })

  test('cannot be continued by another company, or as another file', async () => {
    const content = Buffer.alloc(maximumPostedSize + 1, pdf())
    const [first, second] = partsFor(content)
    const file_id = await begin(first)
    const theirs = await formCall({ ...second, file_id })
    expect(await app.sendRaw(filesEndpoints.uploadFile, theirs, stranger)).toMatchObject({
      status: 404,
    })
    expect(await post({ ...second, file_id, fileCRC: '00000000' })).toMatchObject({ status: 404 })
  })
})

describe('a form', () => {
  test('gets every wrong field at once', async () => {
    const answer = await post({
      fileName: '../a',
      fileExtensions: 'exe',
      fileCRC: 'ABCDEF01',
      content: new Blob([]),
    })
    expect([answer.status, answer.code]).toEqual([400, 20008])
    expect(answer.errors).toEqual([
      { field: 'body.fileName', rule: 'fileNameInvalid' },
      { field: 'body.fileExtensions', rule: 'fileTypeInvalid' },
      { field: 'body.fileCRC', rule: 'checksumInvalid' },
      { field: 'body.content', rule: 'fileEmpty' },
    ])
  })

  test('without its fields, or with a text as the file, gets the missing fields', async () => {
    expect((await post({ other: 'a' })).errors?.map(({ field, rule }) => [field, rule])).toEqual([
      ['body.fileName', 'required'],
      ['body.fileExtensions', 'required'],
      ['body.fileCRC', 'required'],
      ['body.content', 'required'],
    ])
    expect((await post(fieldsOf(pdf(), { content: 'text' }))).errors).toEqual([
      { field: 'body.content', rule: 'required' },
    ])
    expect((await post(fieldsOf(pdf(), { fileName: blobOf(pdf()) }))).errors).toEqual([
      { field: 'body.fileName', rule: 'required' },
    ])
  })

  test('that is invalid, truncated or too large is refused as a whole', async () => {
    const whole = await formCall(fieldsOf(pdf()))
    const none = { field: 'body', rule: 'invalid' }
    const before = await everything()
    for (const call of [
      {},
      { body: '{}' },
      { ...whole, headers: { 'content-type': 'multipart/form-data' } },
      { ...whole, headers: { 'content-type': 'application/json' } },
      { ...whole, body: whole.body?.slice(0, 200) ?? '' },
      await formCall(fieldsOf(pdf(), { fileName: 'a\0b' })),
    ]) {
      const answer = await app.sendRaw(filesEndpoints.uploadFile, call, seller)
      expect([answer.status, answer.code, answer.errors]).toEqual([400, 20008, [none]])
    }
    expect(await everything()).toEqual(before)
  })
})
