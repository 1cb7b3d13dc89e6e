import { useAct } from '../api/use-act.ts'

/** Who is signed in, and what their roles may do. */
export const useMe = () => {
  const { data, error, refetch } = useAct('me-show')
  return {
    actor: data?.actor ?? '',
    roles: data?.roles ?? [],
    acts: data?.acts ?? [],
    may: (action: string) => data?.acts.includes(action) ?? false,
    /** The desk's time when it told of somebody. */
    now: data?.now,
    isKnown: data !== undefined,
    error,
    refetch,
  }
}
