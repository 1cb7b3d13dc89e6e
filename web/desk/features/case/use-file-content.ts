import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import { ApiError, isApiError } from '../../../api/api-error.ts'
import { contentOf } from '../../../features/files/viewer/content-of.ts'
import { callAct } from '../../api/call-act.ts'
import { useMe } from '../../app/use-me.ts'

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

/** A company's file with its content. Opening it leaves an audit entry, and counts in the review of its KYC. */
export const useFileContent = (companyId: string, fileId: string) => {
  const client = useQueryClient()
  const { actor, may } = useMe()
  const countOpened = () =>
    client.setQueriesData<ShownKyc>(
      {
        queryKey: ['kyc-show'],
        predicate: ({ state }) => (state.data as ShownKyc | undefined)?.companyId === companyId,
      },
      (shown) =>
        shown && !shown.opened.some((each) => each.fileId === fileId)
          ? { ...shown, opened: [...shown.opened, { fileId, by: actor, at: new Date().toISOString() }] }
          : shown,
    )
  return useQuery({
    queryKey: ['file-content', companyId, fileId],
    queryFn: async ({ signal }) => {
      const content = await fetchContent(companyId, fileId, signal)
      if (may('kyc-check')) countOpened()
      return content
    },
    // Cached while the case is open: returning to a document is not another audit entry.
    gcTime: 5 * 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
