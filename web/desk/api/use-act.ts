import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callAct, type Told } from './call-act.ts'

type Fields = Record<string, unknown>

/** What a reading act tells. */
export const useAct = <Name extends string>(action: Name, fields: Fields = {}, enabled = true) =>
  useQuery<Told<Name>>({ queryKey: [action, fields], queryFn: () => callAct(action, fields), enabled })

/** A list that an act tells page by page. */
export const useActPages = <Name extends string>(action: Name, fields: Fields = {}) =>
  useInfiniteQuery({
    queryKey: [action, 'pages', fields],
    queryFn: ({ pageParam }) => callAct(action, { ...fields, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: (page) => (page as { cursor?: string }).cursor,
  })
