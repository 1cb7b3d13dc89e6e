import { contentTypes } from '#shared/files/file-types.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { drawPhoto } from '../../api/draw-photo.ts'
import { fetchRefusalWords } from '../../api/refusal-words.ts'

/** What a file holds, as far as it can be shown. */
export type FileContent = { kind: 'pdf' | 'picture'; bytes: Blob } | { kind: 'other' }

const pictures: readonly string[] = [contentTypes.jpg, contentTypes.png]

const contentOf = async (bytes: Blob): Promise<FileContent> => {
  if (bytes.type === contentTypes.pdf) return { kind: 'pdf', bytes }
  if (pictures.includes(bytes.type)) return { kind: 'picture', bytes }
  const drawn = bytes.type === contentTypes.heif ? await drawPhoto(bytes, 'heif') : undefined
  return drawn ? { kind: 'picture', bytes: drawn } : { kind: 'other' }
}

/** Reads a file of the company from the store. The link is good for minutes, and is asked for each time. */
export const fetchFile = async (fileId: string, signal: AbortSignal): Promise<FileContent> => {
  const { url } = await call(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, { signal })
  try {
    const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!response.ok) throw new ApiError('platformUnavailable')
    return await contentOf(await response.blob())
  } catch (error) {
    signal.throwIfAborted()
    await fetchRefusalWords()
    throw error instanceof ApiError ? error : new ApiError('network', { cause: error })
  }
}
