import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/toasts.tsx'
import { applicationsQuery } from '../../application/application-queries.ts'
import { facilitySummaryQuery } from '../../credit/credit-queries.ts'
import { awaitingDrawdownsQuery } from './second-approval-queries.ts'

/** Says that a decision was taken, and asks anew what follows from it. */
export const useDecided = () => {
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
