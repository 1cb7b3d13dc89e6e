import { infiniteQueryOptions } from '@tanstack/react-query'

/** An infinite query of a paginated list. `ask` gets the cursor of the next page, and undefined for the first page. */
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
