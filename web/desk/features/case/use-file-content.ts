import { useQuery } from '@tanstack/react-query'
import { ApiError, isApiError } from '../../../api/api-error.ts'
import { contentOf } from '../../../features/files/viewer/content-of.ts'
import { callAct } from '../../api/call-act.ts'

const fetchContent = async (companyId: string, fileId: string, signal: AbortSignal) => {
  const opened = await callAct('file-open', { companyId, fileId })
  try {
    const response = await fetch(opened.url, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok)
      throw new ApiError('unknownCode', {
        code: response.status,
        message: `the file answered ${response.status}`,
      })
    return { ...opened, content: await contentOf(await response.blob()) }
  } catch (error) {
    signal.throwIfAborted()
    throw isApiError(error) ? error : new ApiError('network', { cause: error })
  }
}

/** A company's file with its content. Opening it leaves an audit entry. */
export const useFileContent = (companyId: string, fileId: string) =>
  useQuery({
    queryKey: ['file-content', companyId, fileId],
    queryFn: ({ signal }) => fetchContent(companyId, fileId, signal),
    // Cached while the case is open: returning to a document is not another audit entry.
    gcTime: 5 * 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  })
