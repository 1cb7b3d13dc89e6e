import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { FieldRule } from '#shared/api/field-rules.ts'
import {
  type FileExtension,
  fileExtensions,
  maximumFileSize,
  maximumPostedSize,
} from '#shared/files/file-types.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { ApiError, isApiError } from './api-error.ts'
import { call } from './call.ts'
import { crc32OfFile } from './crc32.ts'
import { fetchRefusalWords } from './refusal-words.ts'

/** A file that is not sent at all, with the rule that it breaks. */
export class UnsuitableFile extends Error {
  readonly rule: FieldRule
  constructor(rule: FieldRule) {
    super(`unsuitable file: ${rule}`)
    this.name = 'UnsuitableFile'
    this.rule = rule
  }
}

const isFileExtension = (text: string): text is FileExtension =>
  (fileExtensions as readonly string[]).includes(text)

/** The kind of file that a name says. Phones call HEIF photos `.heic`. */
export const extensionOf = (name: string): FileExtension | undefined => {
  const written = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const extension = written === 'heic' ? 'heif' : written
  return isFileExtension(extension) ? extension : undefined
}

/** Checks what can be known before sending; throws `UnsuitableFile`. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): FileExtension => {
  const extension = extensionOf(name)
  if (!extension) throw new UnsuitableFile('fileTypeInvalid')
  if (size > maximumFileSize) throw new UnsuitableFile('fileTooLarge')
  if (size === 0) throw new UnsuitableFile('invalid')
  return extension
}

const send = (url: string, form: FormData, onProgress: (share: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    // fetch tells nothing of an upload's progress.
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else {
        const refusal = new ApiError(request.status === 403 ? 'fileMissing' : 'platformUnavailable')
        void fetchRefusalWords().then(() => reject(refusal))
      }
    })
    request.addEventListener('error', () => reject(new ApiError('network')))
    request.open('POST', url)
    request.send(form)
  })

interface UploadedFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

const uploaded = (file: ResponseOf<typeof filesEndpoints.completeUpload>): UploadedFile => ({
  id: file.file_id,
  name: file.file_name,
  size: file.size,
})

/** Some networks let a browser reach the portal and not the store. What is small then goes with the call itself. */
const isStoreAlone = (error: unknown, { size }: File): boolean =>
  isApiError(error) && error.reason === 'network' && size <= maximumPostedSize

/**
 * Sends a file to the store and makes it a document of the company. `onProgress` is told the share sent, 0 to 1.
 * Fails with `UnsuitableFile` before anything is sent, and with `ApiError` afterwards.
 */
export const uploadFile = async (file: File, onProgress: (share: number) => void): Promise<UploadedFile> => {
  const extension = checkFile(file)
  const crc32 = await crc32OfFile(file)
  const ticket = await call(filesEndpoints.askUpload, {
    body: { file_name: file.name, file_extension: extension, size: file.size, crc32 },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value)
  form.append('file', file)
  try {
    await send(ticket.url, form, onProgress)
  } catch (error) {
    if (!isStoreAlone(error, file)) throw error
    onProgress(0)
    const body = { fileName: file.name, fileExtensions: extension, fileCRC: crc32, content: file }
    return uploaded(await call(filesEndpoints.uploadFile, { body }))
  }
  return uploaded(await call(filesEndpoints.completeUpload, { params: { id: ticket.file_id } }))
}
