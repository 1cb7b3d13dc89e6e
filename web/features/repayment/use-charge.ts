import { useQuery } from '@tanstack/react-query'
import { isConfirming } from './charge-state.ts'
import { chargeQuery } from './repayment-queries.ts'
import { confirmingPoll } from './use-charges.ts'

/** A charge order, polled while the lender is confirming a transfer. */
export const useCharge = (chargeId: string) =>
  useQuery({
    ...chargeQuery(chargeId),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isConfirming(data.charge) ? confirmingPoll : false),
  })
