import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { fetchRefusalTranslations } from '../../../api/refusal-translations.ts'
import { contentOf, type FileContent } from './content-of.ts'

/** Downloads a company's file from the store. The link is valid for minutes only, so it is requested each time. */
export const fetchFile = async (fileId: string, signal: AbortSignal): Promise<FileContent> => {
  const { url } = await call(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, { signal })
  try {
    const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!response.ok) throw new ApiError('platformUnavailable')
    return await contentOf(await response.blob())
  } catch (error) {
    signal.throwIfAborted()
    await fetchRefusalTranslations()
    throw error instanceof ApiError ? error : new ApiError('network', { cause: error })
  }
}
