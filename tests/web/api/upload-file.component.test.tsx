import { beforeEach, describe, expect, test, vi } from 'vitest'
import { maximumPostedSize } from '#shared/files/file-types.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { crc32OfFile } from '../../../web/api/crc32.ts'
import { uploadFile } from '../../../web/api/upload-file.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'

const pdf = (size = 8) => new File(['%PDF-1.4'.padEnd(size)], '执照.pdf', { type: 'application/pdf' })

const document = { file_id: 'file-1', file_name: '执照.pdf', size: 8, content_type: 'application/pdf' }

/** The file store: it accepts uploads, or its host cannot be reached. */
const storeIs = (how: 'there' | 'out of reach') =>
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: 204 })
    this.dispatchEvent(new Event(how === 'there' ? 'load' : 'error'))
  })

beforeEach(() => {
  loginSeller()
  server.answer(filesEndpoints.askUpload, {
    file_id: 'asked',
    url: 'https://store.example/',
    fields: { key: 'uploads/asked' },
    expires_at: '2026-11-22T01:15:00.000Z',
  })
  server.answer(filesEndpoints.completeUpload, document)
  server.answer(filesEndpoints.uploadFile, document)
})

describe('a file', () => {
  test('is uploaded to the store and completed', async () => {
    storeIs('there')
    expect(await uploadFile(pdf(), () => {})).toEqual({ id: 'file-1', name: '执照.pdf', size: 8 })
    expect(server.callsOf(filesEndpoints.completeUpload).map(({ params }) => params)).toEqual([
      { id: 'asked' },
    ])
    expect(server.callsOf(filesEndpoints.uploadFile)).toEqual([])
  })

  test('is sent with the call itself if the store is unreachable', async () => {
    storeIs('out of reach')
    const file = pdf()
    expect(await uploadFile(file, () => {})).toEqual({ id: 'file-1', name: '执照.pdf', size: 8 })
    const [sent] = server.callsOf(filesEndpoints.uploadFile)
    expect(sent?.body).toMatchObject({
      fileName: '执照.pdf',
      fileExtensions: 'pdf',
      fileCRC: await crc32OfFile(file),
    })
    // The browser must set the multipart boundary itself.
    expect(sent?.headers.has('content-type')).toBe(false)
    expect(server.callsOf(filesEndpoints.completeUpload)).toEqual([])
  })

  test('that arrived before the connection was lost is completed and not sent again', async () => {
    const send = storeIs('there')
    server.breakOff(filesEndpoints.completeUpload)
    const file = pdf()
    await expect(uploadFile(file, () => {})).rejects.toMatchObject({ reason: 'network' })
    server.answer(filesEndpoints.completeUpload, document)
    expect(await uploadFile(file, () => {})).toMatchObject({ id: 'file-1' })
    expect(send).toHaveBeenCalledTimes(1)
    expect(server.callsOf(filesEndpoints.askUpload)).toHaveLength(1)
  })

  test('is aborted as soon as the browser is offline', async () => {
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {
      globalThis.dispatchEvent(new Event('offline'))
    })
    vi.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
      this.dispatchEvent(new Event('abort'))
    })
    server.breakOff(filesEndpoints.uploadFile)
    await expect(uploadFile(pdf(), () => {})).rejects.toMatchObject({ reason: 'network' })
  })

  test('that is cancelled is not sent in any way', async () => {
    const given = new AbortController()
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => given.abort())
    vi.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
      this.dispatchEvent(new Event('abort'))
    })
    await expect(uploadFile(pdf(), () => {}, given.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.callsOf(filesEndpoints.uploadFile)).toEqual([])
    expect(server.callsOf(filesEndpoints.completeUpload)).toEqual([])
  })

  test('that is too large for one call is sent in parts', async () => {
    storeIs('out of reach')
    const size = 2 * maximumPostedSize + 1
    server.answer(filesEndpoints.uploadFile, ({ body }) => {
      const { part } = body as { part: string }
      return part === '3' ? { ...document, size } : { ...document, size, next_part: Number(part) + 1 }
    })
    const shares: number[] = []
    const file = pdf(size)
    expect(await uploadFile(file, (share) => shares.push(share))).toMatchObject({ id: 'file-1', size })
    const ofWhole = { fileSize: String(size), fileCRC: await crc32OfFile(file) }
    const sent = server.callsOf(filesEndpoints.uploadFile).map(({ body }) => body as { content: File })
    expect(sent).toMatchObject([
      { ...ofWhole, part: '1' },
      { ...ofWhole, part: '2', file_id: 'file-1' },
      { ...ofWhole, part: '3', file_id: 'file-1' },
    ])
    expect(sent.map(({ content }) => content.size)).toEqual([maximumPostedSize, maximumPostedSize, 1])
    expect(shares).toEqual([0, maximumPostedSize / size, (2 * maximumPostedSize) / size])
  })
})
