import { useQuery } from '@tanstack/react-query'
import { callAct } from '../api/call-act.ts'
import { useMe } from './use-me.ts'

const everyMinute = 60_000

/**
 * The number of waiting items of each inbox, by the act that lists it. Refetched every minute while the window is
 * visible, and after each act.
 */
export const useCounts = () => {
  const { may } = useMe()
  const { data } = useQuery({
    queryKey: ['work-count', {}],
    queryFn: () => callAct('work-count'),
    enabled: may('work-count'),
    staleTime: everyMinute,
    refetchInterval: everyMinute,
  })
  return new Map(data?.counts.map((count) => [count.act, count]))
}
