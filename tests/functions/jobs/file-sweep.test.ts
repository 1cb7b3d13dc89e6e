import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { createFile, fileKey, findFile } from '../../../functions/data/files.ts'
import { type KycSection, putKycSection } from '../../../functions/data/kyc.ts'
import { sweepFiles } from '../../../functions/jobs/file-sweep.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { checksumOf, completeFile, pdf, sendFile, uploadFile } from '../files/upload-file.ts'
import { beginKyc, completeKyc, readKyc, saveSection, submit } from '../kyc/kyc-data.ts'

const dayMs = 24 * 3_600_000

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  seller = await signUpSeller(app)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await sweepAfter(60)
})

/** Runs the job with a later clock, so that the sellers' sessions do not expire. */
const sweepAfter = (days: number) =>
  sweepFiles({ ...app.deps, clock: () => new Date(app.clock.now().getTime() + days * dayMs) })

/** A completed upload and its object key, which is unknown after the item is removed. */
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

/** A draft's reference to a file without the retention mark, as an earlier release stored it. */
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
  test('removes unreferenced items and files after 30 days to the millisecond', async () => {
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

  test('never removes a file that was ever referenced', async () => {
    const [first, second] = [await upload(), await upload()]
    await referTo(first.fileId)
    await referTo(second.fileId)
    expect(await sweepAfter(4000)).toEqual({ removed: 0 })
    expect([await left(first), await left(second)]).toEqual([all, all])
    expect(await findFile(app.deps.table, seller.companyId, first.fileId)).toMatchObject({
      keptAt: app.clock.now().toISOString(),
    })
  })

  test('skips files created by the server and incomplete uploads', async () => {
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

  test('covers every company, and another company’s reference does not retain a file', async () => {
    const stranger = await signUpSeller(app)
    const named = await upload()
    const theirs = await upload(stranger)
    const kept = await upload(stranger)
    expect(await referTo(named.fileId, stranger)).toMatchObject({ status: 404, code: 20018 })
    expect(await referTo(kept.fileId, stranger)).toMatchObject({ code: 200 })
    expect(await sweepAfter(30)).toEqual({ removed: 2 })
    expect([await left(named), await left(theirs), await left(kept)]).toEqual([nothing, nothing, all])
  })

  test('removes each once in concurrent runs', async () => {
    const files = await Promise.all(Array.from({ length: 12 }, () => upload()))
    const runs = await Promise.all([sweepAfter(30), sweepAfter(31), sweepAfter(32)])
    expect(runs.reduce((sum, { removed }) => sum + removed, 0)).toBe(12)
    for (const file of files) expect(await left(file)).toEqual(nothing)
  })
})

describe('a file referenced during the sweep', () => {
  test('stays if the reference was first', async () => {
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

  test('is removed if the sweep was first: the reference is refused without a write', async () => {
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

  test('is removed if the sweep had already withdrawn it', async () => {
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

  test('is refused once withdrawn, even before its object is deleted', async () => {
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

  test('exists if and only if the reference does, in concurrent calls', async () => {
    for (let round = 0; round < 10; round++) {
      const file = await upload()
      const [{ code }] = await Promise.all([referTo(file.fileId), sweepAfter(30)])
      expect([code, await left(file)]).toEqual(code === 200 ? [200, all] : [20018, nothing])
    }
  })

  test('is retained by the submission if the draft did not', async () => {
    const { token } = seller
    const id = await completeKyc(app, token)
    const file = await referWithoutKeeping(id)
    expect(await submit(app, token, id)).toMatchObject({ code: 200 })
    expect(await sweepAfter(30)).toEqual({ removed: 0 })
    expect(await left(file)).toEqual(all)
  })

  test('cannot be submitted if the sweep was first', async () => {
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

describe('a sweep that crashes', () => {
  test('before deleting the object leaves it to the next run, and does not block others', async () => {
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

  test('after deleting the object leaves an unusable item, which the next run removes', async () => {
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
