import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ActResponse, callAct } from './call-act.ts'

type Fields = Record<string, unknown>

/** The response of a read-only act. */
export const useAct = <Name extends string>(action: Name, fields: Fields = {}, enabled = true) =>
  useQuery<ActResponse<Name>>({ queryKey: [action, fields], queryFn: () => callAct(action, fields), enabled })

interface Pages {
  /** True if each page leaves an audit entry. */
  isLook?: boolean | undefined
}

/**
 * A paginated list of an act. It is refetched when its screen opens, since work queues change. If each page leaves an
 * audit entry, it is not refetched when the window regains focus.
 */
export const useActPages = <Name extends string>(
  action: Name,
  fields: Fields = {},
  { isLook = false }: Pages = {},
) =>
  useInfiniteQuery({
    queryKey: [action, 'pages', fields],
    queryFn: ({ pageParam }) => callAct(action, { ...fields, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: (page) => (page as { cursor?: string }).cursor,
    refetchOnWindowFocus: !isLook,
    refetchOnReconnect: !isLook,
  })
