import { useQuery } from '@tanstack/react-query'
import { compareBySeverity, maxExposures, type NamedExposure } from '#shared/desk/exposure.ts'
import { callAct } from '../../api/call-act.ts'

/**
 * The exposures of several companies, the worst first, fetched by consecutive calls of limited size. Each read leaves
 * an audit entry, so they are fetched once.
 */
export const useExposures = (companyIds: readonly string[], enabled: boolean) =>
  useQuery<NamedExposure[]>({
    queryKey: ['exposure-list', companyIds],
    queryFn: async () => {
      const found: NamedExposure[] = []
      for (let start = 0; start < companyIds.length; start += maxExposures) {
        const page = await callAct('exposure-list', {
          companies: companyIds.slice(start, start + maxExposures),
        })
        found.push(...page.exposures)
      }
      return found.toSorted(compareBySeverity)
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })
