import { infiniteQueryOptions } from '@tanstack/react-query'

/** The query of a list that comes a page at a time. `ask` is given where the page before ended, and nothing at first. */
export const pagesQuery = <
  const Key extends readonly unknown[],
  Page extends { cursor?: string | undefined },
>(
  queryKey: Key,
  ask: (place: { cursor?: string }, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => ask(pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  })
