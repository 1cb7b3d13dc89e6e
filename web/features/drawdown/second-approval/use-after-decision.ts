import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/toasts.tsx'
import { applicationsQuery } from '../../application/application-queries.ts'
import { facilitySummaryQuery } from '../../credit/credit-queries.ts'
import { awaitingDrawdownsQuery } from './second-approval-queries.ts'

/** Shows that the decision was saved, and invalidates the queries that depend on it. */
export const useAfterDecision = () => {
  const queryClient = useQueryClient()
  return async (said: string): Promise<void> => {
    showToast('positive', said)
    await Promise.all(
      [awaitingDrawdownsQuery, applicationsQuery, facilitySummaryQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  }
}
