import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { FieldRule } from '#shared/api/field-rules.ts'
import {
  type FileExtension,
  fileExtensions,
  maximumFileSize,
  maximumPostedSize,
} from '#shared/files/file-types.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { ApiError, isApiError, isUnanswered } from './api-error.ts'
import { call } from './call.ts'
import { crc32OfFile } from './crc32.ts'
import { preparePhoto } from './prepare-photo.ts'
import { fetchRefusalTranslations } from './refusal-translations.ts'

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

const knownExtension = (name: string): FileExtension => {
  const extension = extensionOf(name)
  if (!extension) throw new UnsuitableFile('fileTypeInvalid')
  return extension
}

/** Checks what can be known before sending; throws `UnsuitableFile`. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): FileExtension => {
  const extension = knownExtension(name)
  if (size > maximumFileSize) throw new UnsuitableFile('fileTooLarge')
  if (size === 0) throw new UnsuitableFile('fileEmpty')
  return extension
}

const send = (
  url: string,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // fetch reports no upload progress.
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else {
        const refusal = new ApiError(request.status === 403 ? 'fileMissing' : 'platformUnavailable')
        void fetchRefusalTranslations().then(() => reject(refusal))
      }
    })
    const breakOff = () => request.abort()
    request.addEventListener('error', () => reject(new ApiError('network')))
    request.addEventListener('abort', () => reject(signal?.aborted ? signal.reason : new ApiError('network')))
    request.addEventListener('loadend', () => {
      globalThis.removeEventListener('offline', breakOff)
      signal?.removeEventListener('abort', breakOff)
    })
    // By itself a browser waits for minutes before it gives up on a connection that is gone.
    globalThis.addEventListener('offline', breakOff)
    signal?.addEventListener('abort', breakOff)
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

const complete = async (id: string): Promise<UploadedFile> =>
  uploaded(await call(filesEndpoints.completeUpload, { params: { id } }))

/** Files that the store has and that are yet to be completed, by the id that they were sent under. */
const sent = new WeakMap<File, string>()

/** Completes a file that arrived before the connection was lost; undefined where it has to be sent again. */
const completeSent = async (file: File): Promise<UploadedFile | undefined> => {
  const id = sent.get(file)
  if (!id) return undefined
  try {
    return await complete(id)
  } catch (error) {
    if (isUnanswered(error)) throw error
    sent.delete(file)
    return undefined
  }
}

/**
 * Sends a file to the store and makes it a document of the company; a photo is straightened and made smaller first.
 * `onProgress` is told the share sent, 0 to 1. Asked for the same file again after a failure, it does what is left of it.
 * Fails with `UnsuitableFile` before anything is sent, with `ApiError` afterwards, and with the signal's reason where it
 * was called off.
 */
export const uploadFile = async (
  chosen: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedFile> => {
  const completed = await completeSent(chosen)
  if (completed) return completed
  const file = await preparePhoto(chosen, knownExtension(chosen.name))
  const extension = checkFile(file)
  const crc32 = await crc32OfFile(file)
  signal?.throwIfAborted()
  const ticket = await call(filesEndpoints.askUpload, {
    body: { file_name: file.name, file_extension: extension, size: file.size, crc32 },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value)
  form.append('file', file)
  try {
    await send(ticket.url, form, onProgress, signal)
  } catch (error) {
    if (!isStoreAlone(error, file)) throw error
    onProgress(0)
    const body = { fileName: file.name, fileExtensions: extension, fileCRC: crc32, content: file }
    return uploaded(await call(filesEndpoints.uploadFile, { body }, signal && { signal }))
  }
  sent.set(chosen, ticket.file_id)
  return complete(ticket.file_id)
}
