import { useInfiniteQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '../../../../ui/use-delayed.ts'
import { callAct } from '../../../api/call-act.ts'
import type { Known, Picker, ResponseRecord } from './picker.ts'

/** One letter would match too many names. */
const minLetters = 2

/** In milliseconds after the last keystroke: each search leaves an audit entry. */
const pause = 450

const only = (known: Known, names: readonly string[] = []): Known =>
  Object.fromEntries(names.flatMap((name) => (known[name] ? [[name, known[name]]] : [])))

/** Loads the list of choices page by page, once it is opened. */
export const useChoices = (
  { list, rows, requires = [], narrows, always, searches, isLook }: Picker,
  known: Known,
  typed: string,
  isOpen: boolean,
) => {
  const text = useDebouncedValue(typed.trim(), pause)
  const act = typeof list === 'string' ? list : list(known)
  const asked: ResponseRecord = {
    ...always,
    ...only(known, requires),
    ...only(known, narrows),
    ...(searches ? { text } : {}),
  }
  const missing = requires.find((name) => !known[name])
  const isEnough = !searches || text.length >= minLetters
  const query = useInfiniteQuery({
    queryKey: [act, 'choices', asked],
    queryFn: ({ pageParam }) => callAct(act ?? '', { ...asked, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: (page) => (page as { cursor?: string | null }).cursor,
    enabled: isOpen && act !== undefined && missing === undefined && isEnough,
    ...(isLook ? { staleTime: Number.POSITIVE_INFINITY } : {}),
  })
  return {
    query,
    rows: query.data?.pages.flatMap((page) => rows(page, known)) ?? [],
    missing,
    isEnough,
  }
}
