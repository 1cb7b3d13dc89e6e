import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { payoutAccountsQuery } from './payout-accounts/payout-accounts-queries.ts'

/** An account that waits for the lender is looked at again so often. */
const lookAgainMs = 5000

/** The accounts that a drawdown in a currency may be paid into, and the one chosen of them: the default at first. */
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
