import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { type FileKind, kindOfFields } from '#shared/files/file-kinds.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { createFile, fileKey } from '../../../functions/data/files.ts'
import { setMembership } from '../../support/set-membership.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { beginKyc, completeKyc, saveSection } from '../kyc/kyc-data.ts'
import { pdf, scanFile, uploadFile } from './upload-file.ts'

let app: TestApp
let seller: Seller
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  seller = await signUpSeller(app)
})
afterAll(() => app.close())

const search = async (body: RequestOf<typeof filesEndpoints.searchFiles>['body'] = {}, { token } = seller) =>
  (await app.send(filesEndpoints.searchFiles, { body }, { token })).data

const kindsOf = async (...of: Parameters<typeof search>) =>
  (await search(...of)).records.map(({ kind }) => kind)

/** A paper that the portal makes. */
const makePaper = async (fileId: string, kind: FileKind) => {
  const { table, clock } = app.deps
  await table.transact({
    paper: createFile(table, {
      companyId: seller.companyId,
      fileId,
      fileName: `${fileId}.pdf`,
      extension: 'pdf',
      contentType: 'application/pdf',
      size: 9,
      crc32: '00000000',
      status: 'complete',
      origin: 'portal',
      kind,
      objectKey: `${fileKey(seller.companyId, fileId)}/digest`,
      createdAt: clock().toISOString(),
      version: 1,
    }),
  })
}

describe('the files of a company', () => {
  test('are what it gave and what was made for it, the latest first, with how they stand', async () => {
    const kycId = await beginKyc(app, seller.token)
    const certificate = await uploadFile(app, seller.token, { content: pdf(), name: '公司注册证明书.pdf' })
    await uploadFile(app, seller.token, { content: pdf(), name: 'never used.pdf' })
    await saveSection(app, seller.token, kycId, 'documents', { certificate_of_incorporation: certificate })
    app.clock.advance('PT1S')
    await makePaper('note-1', 'drawdown_note')
    const [note, given, ...others] = (await search()).records
    expect(note).toMatchObject({ file_id: 'note-1', kind: 'drawdown_note', standing: 'available' })
    expect(given).toMatchObject({
      file_id: certificate,
      file_name: '公司注册证明书.pdf',
      kind: 'certificate_of_incorporation',
      size: pdf().length,
      standing: 'checking',
    })
    expect(others).toEqual([])
    await scanFile(app, seller.companyId, certificate, pdf(), 'THREATS_FOUND')
    expect((await search()).records[1]).toMatchObject({ file_id: certificate, standing: 'unsafe' })
  })

  test('are narrowed to a group', async () => {
    await completeKyc(app, seller.token)
    await makePaper('note-1', 'drawdown_note')
    await makePaper('statement-1', 'statement')
    await makePaper('agreement-1', 'agreement')
    expect(await kindsOf({ group: 'company' })).toEqual(['certificate_of_incorporation'])
    expect(await kindsOf({ group: 'identity' })).toEqual(['identity', 'identity'])
    expect(await kindsOf({ group: 'agreement' })).toEqual(['agreement'])
    expect((await kindsOf({ group: 'loan' })).toSorted()).toEqual(['drawdown_note', 'statement'])
    expect(await kindsOf()).toHaveLength(6)
  })

  test('come in pages, each file once', async () => {
    for (const each of ['1', '2', '3', '4', '5']) await makePaper(`note-${each}`, 'drawdown_note')
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await search({ page_size: 2, ...(cursor ? { cursor } : {}) })
      found.push(...page.records.map(({ file_id }) => file_id))
      cursor = page.cursor
    } while (cursor)
    expect(found).toEqual(['note-5', 'note-4', 'note-3', 'note-2', 'note-1'])
  })

  test('are no other company’s', async () => {
    await makePaper('note-1', 'drawdown_note')
    expect(await kindsOf({}, await signUpSeller(app))).toEqual([])
  })

  test('show ID documents to administrators alone, in the list and by a link', async () => {
    await completeKyc(app, seller.token)
    const [identity] = (await search({ group: 'identity' })).records
    const fileId = identity?.file_id ?? ''
    await scanFile(app, seller.companyId, fileId, pdf())
    const open = () =>
      app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, { token: seller.token })
    expect(await open()).toMatchObject({ status: 200 })
    await setMembership(app, seller, { role: 'user' })
    expect(await kindsOf()).toEqual(['certificate_of_incorporation'])
    expect(await open()).toMatchObject({ status: 403, code: 403, data: null })
  })
})

test.each([
  [['documents.certificate_of_incorporation'], 'certificate_of_incorporation'],
  [['documents.other.3'], 'other'],
  [['documents.something_new'], 'other'],
  [['connected_persons.persons.0.id_front_file_id'], 'identity'],
  [['documents.annual_return', 'connected_persons.persons.0.id_back_file_id'], 'identity'],
  [['anything.else'], 'identity'],
] as const)('what %s refer to is %s', (fields, kind) => {
  expect(kindOfFields(fields)).toBe(kind)
})
