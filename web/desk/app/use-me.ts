import { useQuery } from '@tanstack/react-query'
import { mayHandleWork, type WorkKind } from '#shared/desk/work.ts'
import { callAct } from '../api/call-act.ts'

/** The signed-in user, and the acts that their roles permit. */
export const useMe = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['me-show', {}],
    queryFn: () => callAct('me-show'),
    // No retry: each screen that uses this query would otherwise restart it, and the refusal would never be shown.
    retryOnMount: false,
  })
  return {
    actor: data?.actor ?? '',
    roles: data?.roles ?? [],
    acts: data?.acts ?? [],
    may: (action: string) => data?.acts.includes(action) ?? false,
    /** Whether the user may claim an item of a work queue. */
    mayTake: (queue: WorkKind, row: object) =>
      data !== undefined && data.acts.includes('work-claim') && mayHandleWork(queue, row, data.acts),
    /** A platform's name; its id if the environment has it no more. */
    platformName: (id: string) => data?.platformNames[id] ?? id,
    /** The server's time of the response. */
    now: data?.now,
    isKnown: data !== undefined,
    error,
    refetch,
  }
}
