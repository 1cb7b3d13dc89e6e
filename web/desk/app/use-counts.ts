import { useQuery } from '@tanstack/react-query'
import { callAct } from '../api/call-act.ts'
import { useMe } from './use-me.ts'

const everyMinute = 60_000

const useWorkCount = () => {
  const { may } = useMe()
  return useQuery({
    queryKey: ['work-count', {}],
    queryFn: () => callAct('work-count'),
    enabled: may('work-count'),
    staleTime: everyMinute,
    refetchInterval: everyMinute,
  }).data
}

/**
 * The number of waiting items of each inbox, by the act that lists it. Refetched every minute while the window is
 * visible, and after each act.
 */
export const useCounts = () => new Map(useWorkCount()?.counts.map((count) => [count.act, count]))

/** The waiting items that colleagues handed over to the user, the latest first. */
export const useHandedOver = () => useWorkCount()?.handedOver ?? []
