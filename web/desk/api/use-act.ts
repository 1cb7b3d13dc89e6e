import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ActResponse, callAct } from './call-act.ts'

type Fields = Record<string, unknown>

/** The response of an act that only reads. */
export const useAct = <Name extends string>(action: Name, fields: Fields = {}, enabled = true) =>
  useQuery<ActResponse<Name>>({ queryKey: [action, fields], queryFn: () => callAct(action, fields), enabled })

interface Pages {
  /** True where each page leaves an audit entry. */
  isLook?: boolean | undefined
}

/**
 * A list that an act tells page by page. Opened anew it is asked anew, since what waits changes; where each page is a look it is not
 * where somebody only comes back to its window.
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
