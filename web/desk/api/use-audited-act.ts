import { useQuery } from '@tanstack/react-query'
import { type ActResponse, callAct } from './call-act.ts'
import { useActPages } from './use-act.ts'

/**
 * The response of an act that writes an audit entry for each read: fetched once and not on every return to the screen.
 */
export const useAuditedAct = <Name extends string>(
  action: Name,
  fields: Record<string, unknown>,
  enabled = true,
) =>
  useQuery<ActResponse<Name>>({
    queryKey: [action, fields],
    queryFn: () => callAct(action, fields),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A paginated list of which each page leaves an audit entry. */
export const useAuditedPages = <Name extends string>(action: Name, fields: Record<string, unknown> = {}) =>
  useActPages(action, fields, { isLook: true })
