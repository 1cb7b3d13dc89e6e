import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { fileKey, findFile, uploadKey } from '../../../functions/data/files.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import {
  checksumOf,
  completeFile,
  pdf,
  postForm,
  scanFile,
  sendFile,
  uploadCleanFile,
  uploadFile,
  withChecksumOf,
} from './upload-file.ts'

const app = await useTestApp()
const seller = await signUpSeller(app)
const stranger = await signUpSeller(app)

const checked = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** The state of a file: its record, the upload and the checked content. */
const left = async (fileId: string, content: Uint8Array = pdf()) => ({
  record: await findFile(app.deps.table, seller.companyId, fileId),
  upload: await app.deps.files.head(uploadKey(seller.companyId, fileId)),
  stored: await app.deps.files.head(`${fileKey(seller.companyId, fileId)}/${checked(content)}`),
})

const nothing = { record: undefined, upload: undefined, stored: undefined }

describe('an upload', () => {
  it('becomes a file that can be viewed, byte for byte', async () => {
    const content = pdf('incorporated in Hong Kong')
    const { fileId, sent } = await sendFile(app, seller.token, { content, name: '公司注册证明书' })
    expect(sent.status).toBeLessThan(300)
    const completed = await completeFile(app, seller.token, fileId)
    expect(completed).toMatchObject({
      status: 200,
      code: 0,
      data: {
        file_id: fileId,
        file_name: '公司注册证明书.pdf',
        size: content.length,
        content_type: 'application/pdf',
      },
    })
    await scanFile(app, seller.companyId, fileId, content)
    const { data } = await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, seller)
    const shown = await fetch(data.url)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; /) as string,
    })
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(content)
    const { upload, record } = await left(fileId)
    expect(upload).toBeUndefined()
    // A completed file stays: only an incomplete upload expires.
    expect(record).toMatchObject({ status: 'complete' })
    expect(record).not.toHaveProperty('ttl')
  })

  it('returns the same response when completed again', async () => {
    const { fileId } = await sendFile(app, seller.token, { content: pdf() })
    const first = await completeFile(app, seller.token, fileId)
    const second = await completeFile(app, seller.token, fileId)
    expect(second.data).toEqual(first.data)
    expect(second.status).toBe(200)
  })

  it('is completed once by two concurrent calls', async () => {
    const { fileId } = await sendFile(app, seller.token, { content: pdf() })
    const [first, second] = await Promise.all([
      completeFile(app, seller.token, fileId),
      completeFile(app, seller.token, fileId),
    ])
    expect(first.code).toBe(0)
    expect(second.data).toEqual(first.data)
    expect((await left(fileId)).stored?.size).toBe(pdf().length)
  })

  it('keeps the checked file if another is sent with the same ticket later', async () => {
    const { fileId, url, fields } = await sendFile(app, seller.token, { content: pdf('genuine') })
    await completeFile(app, seller.token, fileId)
    await postForm(url, fields, pdf('swapped'))
    await scanFile(app, seller.companyId, fileId, pdf('genuine'))
    const { data } = await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, seller)
    expect(await (await fetch(data.url)).text()).toContain('genuine')
  })

  it('is not replaced by a call that read another file before the completion', async () => {
    const genuine = pdf('genuine')
    const { fileId, url, fields } = await sendFile(app, seller.token, { content: genuine })
    const swapped = withChecksumOf(genuine, 'swapped')
    const { read } = app.deps.files
    let completed: unknown
    app.deps.files.read = async (key) => {
      app.deps.files.read = read
      // The first call has the genuine file; before it continues, a second one completes a newer upload.
      const held = await read(key)
      await postForm(url, fields, swapped)
      completed = (await completeFile(app, seller.token, fileId)).data
      return held
    }
    expect((await completeFile(app, seller.token, fileId)).data).toEqual(completed)
    await scanFile(app, seller.companyId, fileId, swapped)
    const { data } = await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, seller)
    expect(await (await fetch(data.url)).text()).toContain('swapped')
    expect((await left(fileId, genuine)).stored).toBeUndefined()
  })

  it('stays if it was completed while another call read another file', async () => {
    const genuine = pdf('genuine')
    const { fileId, url, fields } = await sendFile(app, seller.token, { content: genuine })
    await app.deps.files.write(uploadKey(seller.companyId, fileId), pdf('swapped'), 'application/pdf')
    const { read } = app.deps.files
    app.deps.files.read = async (key) => {
      app.deps.files.read = read
      const held = await read(key)
      await postForm(url, fields, genuine)
      expect((await completeFile(app, seller.token, fileId)).code).toBe(0)
      return held
    }
    expect((await completeFile(app, seller.token, fileId)).code).toBe(50002)
    expect(await left(fileId, genuine)).toMatchObject({
      record: { status: 'complete' },
      stored: { size: genuine.length },
    })
  })

  it('is downloaded under its name, whatever its characters', async () => {
    const fileId = await uploadCleanFile(app, seller, { content: pdf(), name: "O'Neil (副本)*.pdf" })
    const { data } = await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, seller)
    const disposition = new URL(data.url).searchParams.get('response-content-disposition')
    expect(disposition).toBe("attachment; filename*=UTF-8''O%27Neil%20%28%E5%89%AF%E6%9C%AC%29%2A.pdf")
  })

  it('with another checksum than declared is refused and leaves nothing', async () => {
    const { fileId } = await sendFile(app, seller.token, { content: pdf(), crc32: '00000000' })
    expect(await completeFile(app, seller.token, fileId)).toMatchObject({ status: 422, code: 50002 })
    expect(await left(fileId)).toEqual(nothing)
    expect(await completeFile(app, seller.token, fileId)).toMatchObject({ status: 404, code: 20018 })
  })

  it('of a type other than its extension’s is refused and leaves nothing', async () => {
    const { fileId } = await sendFile(app, seller.token, { content: pdf(), extension: 'png' })
    expect(await completeFile(app, seller.token, fileId)).toMatchObject({ status: 422, code: 50002 })
    expect(await left(fileId)).toEqual(nothing)
  })

  it('of another size than declared is refused and leaves nothing', async () => {
    const content = pdf()
    const asked = await app.send(
      filesEndpoints.askUpload,
      {
        body: {
          file_name: 'a',
          file_extension: 'pdf',
          size: content.length + 1,
          crc32: checksumOf(content),
        },
      },
      seller,
    )
    const fileId = asked.data.file_id
    // The store rejects it by the ticket; if it was stored in another way, the server still detects it.
    await app.deps.files.write(uploadKey(seller.companyId, fileId), content, 'application/pdf')
    expect(await completeFile(app, seller.token, fileId)).toMatchObject({ code: 50002 })
    expect(await left(fileId)).toEqual(nothing)
  })

  it('that never arrived is reported as missing, and can still be sent', async () => {
    const content = pdf()
    const asked = await app.send(
      filesEndpoints.askUpload,
      { body: { file_name: 'a', file_extension: 'pdf', size: content.length, crc32: checksumOf(content) } },
      seller,
    )
    const { file_id: fileId, url, fields } = asked.data
    expect(await completeFile(app, seller.token, fileId)).toMatchObject({ status: 404, code: 50003 })
    await postForm(url, fields, content)
    expect(await completeFile(app, seller.token, fileId)).toMatchObject({ status: 200 })
  })

  it('is inaccessible to another company', async () => {
    const { fileId } = await sendFile(app, seller.token, { content: pdf() })
    expect(await completeFile(app, stranger.token, fileId)).toMatchObject({ status: 404, code: 20018 })
    await completeFile(app, seller.token, fileId)
    const shown = await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, stranger)
    expect(shown).toMatchObject({ status: 404, code: 20018, data: null })
  })

  it('cannot be viewed before it is completed', async () => {
    const { fileId } = await sendFile(app, seller.token, { content: pdf() })
    const shown = await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, seller)
    expect(shown).toMatchObject({ status: 404, code: 20018 })
  })
})

const heif = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(12)])

const nameOf = async (name: string, extension: 'heif' | 'pdf') => {
  const content = extension === 'pdf' ? pdf() : heif
  const { fileId } = await sendFile(app, seller.token, { content, extension, name })
  return (await completeFile(app, seller.token, fileId)).data.file_name
}

describe('requesting an upload', () => {
  it('returns a ticket for one key, type and size, valid for 15 minutes', async () => {
    const { data } = await app.send(
      filesEndpoints.askUpload,
      { body: { file_name: 'a', file_extension: 'png', size: 1234, crc32: '00000000' } },
      seller,
    )
    const policy = JSON.parse(Buffer.from(data.fields['Policy'] ?? '', 'base64').toString()) as {
      conditions: unknown[]
    }
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        { key: uploadKey(seller.companyId, data.file_id) },
        ['eq', '$Content-Type', 'image/png'],
        ['content-length-range', 1234, 1234],
      ]),
    )
    expect(Date.parse(data.expires_at) - app.clock.now().getTime()).toBe(15 * 60_000)
    expect(await findFile(app.deps.table, seller.companyId, data.file_id)).toMatchObject({
      status: 'pending',
      ttl: Math.floor(app.clock.now().getTime() / 1000) + 24 * 3600,
    })
  })

  it('reports every wrong field at once', async () => {
    const answer = await app.sendRaw(
      filesEndpoints.askUpload,
      {
        body: JSON.stringify({
          file_name: '../a',
          file_extension: 'exe',
          size: 20 * 1024 * 1024 + 1,
          crc32: 'ABCDEF01',
        }),
      },
      seller,
    )
    expect(answer.code).toBe(20008)
    expect(answer.errors).toEqual([
      { field: 'body.file_name', rule: 'fileNameInvalid' },
      { field: 'body.file_extension', rule: 'fileTypeInvalid' },
      { field: 'body.size', rule: 'fileTooLarge' },
      { field: 'body.crc32', rule: 'checksumInvalid' },
    ])
  })

  it('keeps a photo’s name, and normalises other names to their type', async () => {
    expect(await nameOf('IMG_2041.HEIC', 'heif')).toBe('IMG_2041.HEIC')
    expect(await nameOf('IMG_2041', 'heif')).toBe('IMG_2041.heif')
    expect(await nameOf('IMG_2041.heic', 'pdf')).toBe('IMG_2041.heic.pdf')
  })

  it('accepts every type, in upper or lower case', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
    for (const [extension, content] of [
      ['heif', heif],
      ['jpg', jpeg],
      ['jpeg', jpeg],
      ['png', png],
    ] as const)
      await expect(
        uploadFile(app, seller.token, { content, extension, name: `id.${extension}` }),
      ).resolves.toBeTruthy()
    const upper = await app.sendRaw(
      filesEndpoints.askUpload,
      { body: JSON.stringify({ file_name: 'a.PDF', file_extension: 'PDF', size: 10, crc32: '00000000' }) },
      seller,
    )
    expect(upper.code).toBe(0)
  })
})
