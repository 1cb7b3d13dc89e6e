import { useMutation, useQueryClient } from '@tanstack/react-query'
import { drawdownEndpoints } from '../../../shared/drawdown/drawdown.endpoints.ts'
import { call } from '../../api/call.ts'
import { creditLimitQuery, facilityQuery } from '../credit/credit-queries.ts'
import { applicationsQuery } from './drawdown-queries.ts'
import { useKeyOf } from './use-key-of.ts'
import { type Quote, quoteKey } from './use-quote.ts'

/**
 * Requests the drawdown that a quote priced. Pressing twice, or again after a failure, is the same request: the key
 * belongs to the quote and its signer.
 */
export const useSubmitDrawdown = (
  quote: Quote,
  signer: string,
  onSubmitted: (drawdownId: string) => void,
) => {
  const queryClient = useQueryClient()
  const idempotencyKey = useKeyOf(`${quote.quote_id} ${signer}`)
  return useMutation({
    mutationFn: () =>
      call(
        drawdownEndpoints.submitDrawdown,
        { body: { quote_id: quote.quote_id, signer_name: signer, accepted: true } },
        { idempotencyKey },
      ),
    onSuccess: ({ drawdown_id: drawdownId }) => {
      // The quote is used up, and the reserved amount is no longer available.
      queryClient.removeQueries({ queryKey: [quoteKey] })
      for (const { queryKey } of [facilityQuery, creditLimitQuery, applicationsQuery])
        void queryClient.invalidateQueries({ queryKey })
      onSubmitted(drawdownId)
    },
    // What is available may be what changed.
    onError: () => void queryClient.invalidateQueries({ queryKey: facilityQuery.queryKey }),
  })
}
