import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import type { FileExtension } from '#shared/files/table-types.ts'
import { fileKey } from '../../../functions/data/files.ts'
import { createScanResultHandler } from '../../../functions/events/scan-result.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'

/** A PDF of one line, sufficient for the server's checks. */
export const pdf = (text = 'certificate'): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

export const checksumOf = (content: Uint8Array): string => crc32(content).toString(16).padStart(8, '0')

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let entry = byte
  for (let bit = 0; bit < 8; bit++) entry = entry & 1 ? (entry >>> 1) ^ 0xedb88320 : entry >>> 1
  return entry >>> 0
})
const tableEntry = (index: number) => crcTable[index] ?? 0

/** Another PDF with the CRC-32 of `content`, forged by its last four bytes, as anybody can. */
export const withChecksumOf = (content: Uint8Array, text: string, length = content.length): Buffer => {
  const forged = Buffer.alloc(length, ' ')
  forged.write(`%PDF-1.7\n% ${text}`)
  const start = length - 4
  const indexes: number[] = []
  let wanted = ~crc32(content) >>> 0
  for (let byte = 0; byte < 4; byte++) {
    const index = crcTable.findIndex((entry) => entry >>> 24 === wanted >>> 24)
    indexes.unshift(index)
    wanted = ((wanted ^ tableEntry(index)) << 8) >>> 0
  }
  let register = ~crc32(forged.subarray(0, start)) >>> 0
  for (const [offset, index] of indexes.entries()) {
    forged[start + offset] = (register ^ index) & 0xff
    register = (register >>> 8) ^ tableEntry(index)
  }
  return forged
}

interface Upload {
  content: Uint8Array
  name?: string
  extension?: FileExtension
  /** The declared values, if a test needs wrong ones. */
  crc32?: string
}

/** Requests an upload and sends the file to the store as a browser does, without completing it. */
export const sendFile = async (
  app: TestApp,
  token: string,
  { content, name = 'certificate.pdf', extension = 'pdf', crc32: declared = checksumOf(content) }: Upload,
) => {
  const asked = await app.send(
    filesEndpoints.askUpload,
    { body: { file_name: name, file_extension: extension, size: content.length, crc32: declared } },
    { token },
  )
  if (asked.code !== 0) throw new Error(`the upload was refused: ${asked.body}`)
  const { url, fields, file_id: fileId } = asked.data
  const sent = await postForm(url, fields, content)
  return { fileId, url, fields, sent }
}

export const postForm = (url: string, fields: Record<string, string>, content: Uint8Array) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(content)]))
  return fetch(url, { method: 'POST', body: form })
}

export const completeFile = (app: TestApp, token: string, fileId: string) =>
  app.send(filesEndpoints.completeUpload, { params: { id: fileId } }, { token })

/** GuardDuty's scan result of an object, as an event of EventBridge. */
export const scanResult = (objectKey: string, scanResultStatus: string) => ({
  version: '0',
  source: 'aws.guardduty',
  'detail-type': 'GuardDuty Malware Protection Object Scan Result',
  detail: {
    schemaVersion: '1.0',
    scanStatus: 'COMPLETED',
    resourceType: 'S3_OBJECT',
    s3ObjectDetails: { bucketName: 'files', objectKey, eTag: 'tag', versionId: '1', s3Throttled: false },
    scanResultDetails: { scanResultStatus, threats: null },
  },
})

/** Delivers the scan result of an upload to the portal. */
export const scanFile = (
  app: TestApp,
  companyId: string,
  fileId: string,
  content: Uint8Array,
  status = 'NO_THREATS_FOUND',
) => {
  const digest = createHash('sha256').update(content).digest('hex')
  return createScanResultHandler(app.deps)(scanResult(`${fileKey(companyId, fileId)}/${digest}`, status))
}

/** Uploads and completes a file; returns its id. */
export const uploadFile = async (
  app: TestApp,
  token: string,
  upload: Upload = { content: pdf() },
): Promise<string> => {
  const { fileId } = await sendFile(app, token, upload)
  const completed = await completeFile(app, token, fileId)
  if (completed.code !== 0) throw new Error(`the file was refused: ${completed.body}`)
  return fileId
}

/** Uploads a file that the scan finds clean; returns its id. */
export const uploadCleanFile = async (
  app: TestApp,
  { token, companyId }: Pick<Seller, 'token' | 'companyId'>,
  upload: Upload = { content: pdf() },
): Promise<string> => {
  const fileId = await uploadFile(app, token, upload)
  await scanFile(app, companyId, fileId, upload.content)
  return fileId
}
