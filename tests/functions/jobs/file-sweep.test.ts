import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { createFile, fileKey, findFile } from '../../../functions/data/files.ts'
import { type KycSection, putKycSection } from '../../../functions/data/kyc.ts'
import { sweepFiles } from '../../../functions/jobs/file-sweep.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { checksumOf, completeFile, pdf, sendFile, uploadFile } from '../files/upload-file.ts'
import { beginKyc, completeKyc, readKyc, saveSection, submit } from '../kyc/kyc-data.ts'

const dayMs = 24 * 3_600_000

let app: TestApp
let seller: Seller
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  seller = await signUpSeller(app)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await sweepAfter(60)
})
afterAll(() => app.close())

/** The job as it runs so many days after everything else: the sellers stay logged in. */
const sweepAfter = (days: number) =>
  sweepFiles({ ...app.deps, clock: () => new Date(app.clock.now().getTime() + days * dayMs) })

/** A completed upload and its object key, which its item cannot show once it is removed. */
const upload = async ({ token, companyId } = seller) => {
  const fileId = await uploadFile(app, token)
  const { objectKey = '' } = (await findFile(app.deps.table, companyId, fileId)) ?? {}
  return { fileId, objectKey, companyId }
}
type Upload = Awaited<ReturnType<typeof upload>>

const left = async ({ fileId, objectKey, companyId }: Upload) => ({
  item: (await findFile(app.deps.table, companyId, fileId))?.status,
  file: (await app.deps.files.head(objectKey)) !== undefined,
})
const all = { item: 'complete', file: true }
const nothing = { item: undefined, file: false }

const show = (fileId: string, { token } = seller) =>
  app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, { token })

/** A file that a draft references without retaining it, as an earlier release saved it. */
const referWithoutKeeping = async (kycId: string): Promise<Upload> => {
  const { table } = app.deps
  const file = await upload()
  const section: KycSection = {
    section: 'documents',
    data: { certificate_of_incorporation: file.fileId },
    files: [],
  }
  await table.transact({ section: putKycSection(table, { companyId: seller.companyId, kycId }, section) })
  return file
}

const referTo = async (fileId: string, { token } = seller) =>
  saveSection(app, token, await beginKyc(app, token), 'documents', { certificate_of_incorporation: fileId })

describe('the sweep of files', () => {
  test('removes what nothing refers to after 30 days to the millisecond, with its file', async () => {
    const file = await upload()
    const millisecond = 1 / dayMs
    expect(await sweepAfter(30 - millisecond)).toEqual({ removed: 0 })
    expect(await left(file)).toEqual(all)
    expect(await sweepAfter(30)).toEqual({ removed: 1 })
    expect(await left(file)).toEqual(nothing)
    expect(await show(file.fileId)).toMatchObject({ status: 404, code: 20018 })
    expect(await completeFile(app, seller.token, file.fileId)).toMatchObject({ status: 404, code: 20018 })
    expect(await sweepAfter(30)).toEqual({ removed: 0 })
  })

  test('never removes what something referred to, whatever became of the reference', async () => {
    const [first, second] = [await upload(), await upload()]
    await referTo(first.fileId)
    await referTo(second.fileId)
    expect(await sweepAfter(4000)).toEqual({ removed: 0 })
    expect([await left(first), await left(second)]).toEqual([all, all])
    expect(await findFile(app.deps.table, seller.companyId, first.fileId)).toMatchObject({
      keptAt: app.clock.now().toISOString(),
    })
  })

  test('leaves alone what the server made, and what was never completed', async () => {
    const { table, files, clock } = app.deps
    const { companyId } = seller
    const note = { fileId: 'note', objectKey: fileKey(companyId, 'note'), companyId }
    const at = clock().toISOString()
    await files.write(note.objectKey, pdf(), 'application/pdf')
    await table.transact({
      note: createFile(table, {
        ...note,
        fileName: 'note.pdf',
        extension: 'pdf',
        contentType: 'application/pdf',
        size: pdf().length,
        crc32: checksumOf(pdf()),
        status: 'complete',
        origin: 'portal',
        createdAt: at,
        completedAt: at,
        version: 1,
      }),
    })
    const { fileId } = await sendFile(app, seller.token, { content: pdf() })
    expect(await sweepAfter(4000)).toEqual({ removed: 0 })
    expect(await left(note)).toEqual(all)
    expect(await findFile(table, companyId, fileId)).toMatchObject({ status: 'pending' })
  })

  test('takes those of every company, and a stranger who names a file does not keep it', async () => {
    const stranger = await signUpSeller(app)
    const named = await upload()
    const theirs = await upload(stranger)
    const kept = await upload(stranger)
    expect(await referTo(named.fileId, stranger)).toMatchObject({ status: 404, code: 20018 })
    expect(await referTo(kept.fileId, stranger)).toMatchObject({ code: 200 })
    expect(await sweepAfter(30)).toEqual({ removed: 2 })
    expect([await left(named), await left(theirs), await left(kept)]).toEqual([nothing, nothing, all])
  })

  test('removes each once when it runs many times at once', async () => {
    const files = await Promise.all(Array.from({ length: 12 }, () => upload()))
    const runs = await Promise.all([sweepAfter(30), sweepAfter(31), sweepAfter(32)])
    expect(runs.reduce((sum, { removed }) => sum + removed, 0)).toBe(12)
    for (const file of files) expect(await left(file)).toEqual(nothing)
  })
})

describe('a file that is referred to while it is swept', () => {
  test('stays, where the reference was first', async () => {
    const file = await upload()
    const { table } = app.deps
    const { write } = table
    vi.spyOn(table, 'write').mockImplementationOnce(async (withdrawal) => {
      expect((await referTo(file.fileId)).code).toBe(200)
      return write(withdrawal)
    })
    expect(await sweepAfter(30)).toEqual({ removed: 0 })
    expect(await left(file)).toEqual(all)
  })

  test('goes, where the sweep was first: the reference is refused and nothing of it is written', async () => {
    const file = await upload()
    const id = await beginKyc(app, seller.token)
    const { table } = app.deps
    const { transact } = table
    vi.spyOn(table, 'transact').mockImplementationOnce(async (writes) => {
      expect(await sweepAfter(30)).toEqual({ removed: 1 })
      return transact(writes)
    })
    const refused = await saveSection(app, seller.token, id, 'documents', {
      certificate_of_incorporation: file.fileId,
      other: [file.fileId],
    })
    expect(refused).toMatchObject({ status: 404, code: 20018 })
    expect(refused.errors).toEqual([
      { field: 'body.data.certificate_of_incorporation', rule: 'invalid' },
      { field: 'body.data.other.0', rule: 'invalid' },
    ])
    expect((await readKyc(app, seller.token, id)).data.documents).toBeNull()
    expect(await left(file)).toEqual(nothing)
  })

  test('goes, where the sweep had only withdrawn it when the reference came', async () => {
    const file = await upload()
    const id = await beginKyc(app, seller.token)
    const { table, files } = app.deps
    const { transact } = table
    vi.spyOn(files, 'remove').mockRejectedValueOnce(new Error('no connection'))
    vi.spyOn(table, 'transact').mockImplementationOnce(async (writes) => {
      await expect(sweepAfter(30)).rejects.toThrow('could not be removed')
      return transact(writes)
    })
    const section = { certificate_of_incorporation: file.fileId }
    expect((await saveSection(app, seller.token, id, 'documents', section)).code).toBe(20018)
    expect(await sweepAfter(30)).toEqual({ removed: 1 })
    expect(await left(file)).toEqual(nothing)
  })

  test('is refused from the moment that it is withdrawn, while its file is still there', async () => {
    const file = await upload()
    const { files } = app.deps
    const { remove } = files
    vi.spyOn(files, 'remove').mockImplementationOnce(async (objectKey) => {
      expect(await left(file)).toEqual({ item: 'withdrawn', file: true })
      expect(await show(file.fileId)).toMatchObject({ code: 20018 })
      expect(await referTo(file.fileId)).toMatchObject({ code: 20018 })
      expect(await completeFile(app, seller.token, file.fileId)).toMatchObject({ code: 20018 })
      await remove(objectKey)
    })
    expect(await sweepAfter(30)).toEqual({ removed: 1 })
  })

  test('is there or is not, as the reference is, when both come at once', async () => {
    for (let round = 0; round < 10; round++) {
      const file = await upload()
      const [{ code }] = await Promise.all([referTo(file.fileId), sweepAfter(30)])
      expect([code, await left(file)]).toEqual(code === 200 ? [200, all] : [20018, nothing])
    }
  })

  test('is kept by the submission, too, where the draft referred to it without', async () => {
    const { token } = seller
    const id = await completeKyc(app, token)
    const file = await referWithoutKeeping(id)
    expect(await submit(app, token, id)).toMatchObject({ code: 200 })
    expect(await sweepAfter(30)).toEqual({ removed: 0 })
    expect(await left(file)).toEqual(all)
  })

  test('is not submitted where the sweep was first', async () => {
    const { token } = seller
    const { table } = app.deps
    const id = await completeKyc(app, token)
    await referWithoutKeeping(id)
    const { transact } = table
    vi.spyOn(table, 'transact').mockImplementationOnce(async (writes) => {
      expect(await sweepAfter(30)).toEqual({ removed: 1 })
      return transact(writes)
    })
    expect(await submit(app, token, id)).toMatchObject({
      code: 20008,
      errors: [{ field: 'documents.certificate_of_incorporation', rule: 'invalid' }],
    })
    expect((await readKyc(app, token, id)).data.status).toBe('draft')
  })
})

describe('a sweep that breaks off', () => {
  test('before the file is removed leaves it to the next, and holds up no other', async () => {
    const files = [await upload(), await upload(), await upload()]
    vi.spyOn(app.deps.files, 'remove').mockRejectedValueOnce(new Error('no connection'))
    await expect(sweepAfter(30)).rejects.toThrow('could not be removed')
    vi.restoreAllMocks()
    const after = await Promise.all(files.map(left))
    expect(after.filter(({ item }) => item === undefined)).toEqual([nothing, nothing])
    expect(after.filter(({ item }) => item !== undefined)).toEqual([{ item: 'withdrawn', file: true }])
    for (const { fileId } of files) expect((await show(fileId)).code).toBe(20018)
    expect(await sweepAfter(30)).toEqual({ removed: 1 })
    expect(await Promise.all(files.map(left))).toEqual([nothing, nothing, nothing])
  })

  test('after the file is removed leaves an item that shows nothing, and that the next removes', async () => {
    const file = await upload()
    const { table } = app.deps
    const { write } = table
    vi.spyOn(table, 'write').mockImplementationOnce(write).mockRejectedValueOnce(new Error('no connection'))
    await expect(sweepAfter(30)).rejects.toThrow('could not be removed')
    vi.restoreAllMocks()
    expect(await left(file)).toEqual({ item: 'withdrawn', file: false })
    expect((await show(file.fileId)).code).toBe(20018)
    expect(await sweepAfter(30)).toEqual({ removed: 1 })
    expect(await left(file)).toEqual(nothing)
  })
})
