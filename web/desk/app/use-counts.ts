import { useQuery } from '@tanstack/react-query'
import { callAct } from '../api/call-act.ts'
import { useMe } from './use-me.ts'

const everyMinute = 60_000

/** How many wait in each inbox, by the act that lists it: looked at once a minute while somebody is there, and after what they do. */
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
