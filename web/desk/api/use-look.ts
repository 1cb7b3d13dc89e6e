import { useQuery } from '@tanstack/react-query'
import { type ActResponse, callAct } from './call-act.ts'
import { useActPages } from './use-act.ts'

/** What an act tells that leaves an audit entry each time: it is asked once, and not again whenever somebody comes back to it. */
export const useLook = <Name extends string>(action: Name, fields: Record<string, unknown>, enabled = true) =>
  useQuery<ActResponse<Name>>({
    queryKey: [action, fields],
    queryFn: () => callAct(action, fields),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A list of which each page leaves an audit entry. */
export const useLookPages = <Name extends string>(action: Name, fields: Record<string, unknown> = {}) =>
  useActPages(action, fields, { isLook: true })
