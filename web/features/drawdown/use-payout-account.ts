import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { payoutAccountsQuery } from './payout-accounts/payout-accounts-queries.ts'

/** The polling interval while an account waits for the lender. */
const lookAgainMs = 5000

/** The usable payout accounts of a currency, and the chosen one, initially the default. */
export const usePayoutAccount = (currency: string) => {
  const [chosenId, choose] = useState<string>()
  const { data, isSuccess } = useQuery({
    ...payoutAccountsQuery,
    select: ({ accounts }) =>
      accounts.filter((account) => account.authorised && account.currency === currency),
    refetchInterval: ({ state }) =>
      state.data?.accounts.some(({ authorised }) => authorised) ? false : lookAgainMs,
  })
  const usable = data ?? []
  return { isSuccess, usable, chosen: usable.find(({ id }) => id === chosenId) ?? usable[0], choose }
}
