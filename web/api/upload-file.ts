import type { RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import { maximumPostedSize } from '#shared/files/file-types.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import type { FileExtension } from '#shared/files/table-types.ts'
import { ApiError, isApiError, isUnanswered } from './api-error.ts'
import { call } from './call.ts'
import { crc32OfFile } from './crc32.ts'
import { fetchRefusalTranslations } from './refusal-translations.ts'

const send = (
  url: string,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // `fetch` reports no upload progress.
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
    // Without this a browser waits for minutes before it gives up a lost connection.
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

/** Some networks reach the portal but not the file store. The file is then posted to the API instead. */
const isStoreAlone = (error: unknown): boolean => isApiError(error) && error.reason === 'network'

/** Posts a file to the API, in parts if it is too large for one call. */
const post = async (
  file: File,
  declared: { fileName: string; fileExtensions: FileExtension; fileCRC: string },
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<UploadedFile> => {
  const sendBody = (body: RequestOf<typeof filesEndpoints.uploadFile>['body']) =>
    call(filesEndpoints.uploadFile, { body }, signal && { signal })
  if (file.size <= maximumPostedSize) return uploaded(await sendBody({ ...declared, content: file }))
  const ofWhole = { ...declared, fileSize: String(file.size) }
  let at = await sendBody({ ...ofWhole, part: '1', content: file.slice(0, maximumPostedSize) })
  while (at.next_part !== undefined) {
    const end = at.next_part * maximumPostedSize
    onProgress((end - maximumPostedSize) / file.size)
    const content = file.slice(end - maximumPostedSize, end)
    at = await sendBody({ ...ofWhole, part: String(at.next_part), file_id: at.file_id, content })
  }
  return uploaded(at)
}

const complete = async (id: string): Promise<UploadedFile> =>
  uploaded(await call(filesEndpoints.completeUpload, { params: { id } }))

/** Ids of files that were uploaded but whose completion call has not succeeded. */
const sent = new WeakMap<File, string>()

/** Completes a file that arrived before the connection was lost; undefined if it must be uploaded again. */
export const completePendingUpload = async (file: File): Promise<UploadedFile | undefined> => {
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

/** Sends a checked file to the store, or else to the API, and completes it. A retry with `chosen` resumes. */
export const sendFile = async (
  chosen: File,
  file: File,
  extension: FileExtension,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<UploadedFile> => {
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
    if (!isStoreAlone(error)) throw error
    onProgress(0)
    return post(file, { fileName: file.name, fileExtensions: extension, fileCRC: crc32 }, onProgress, signal)
  }
  sent.set(chosen, ticket.file_id)
  return complete(ticket.file_id)
}

/** Without a network this fails as the upload would. */
const loadPrepareFile = async () => {
  try {
    return await import('./prepare-file.ts')
  } catch {
    throw new ApiError('network')
  }
}
// Loaded in the background, so that a file can be checked after the connection was lost.
void loadPrepareFile().catch(() => {})

/**
 * Uploads a file to the store and registers it as a document of the company, see `prepareFile`. `onProgress` gets the
 * uploaded share, 0 to 1. A retry with the same file resumes where the last attempt failed.
 * Fails with `InvalidFile` before the upload, with `ApiError` afterwards, and with the signal's reason on abort.
 */
export const uploadFile = async (
  chosen: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedFile> => {
  const completed = await completePendingUpload(chosen)
  if (completed) return completed
  const { prepareFile } = await loadPrepareFile()
  const { file, extension } = await prepareFile(chosen)
  return sendFile(chosen, file, extension, onProgress, signal)
}
