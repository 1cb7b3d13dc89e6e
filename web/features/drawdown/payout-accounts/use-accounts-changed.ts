import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/toasts.tsx'
import { type PayoutAccounts, payoutAccountsQuery } from './payout-accounts-queries.ts'

/** Shows the accounts as they are after a change, and says that it was made. */
export const useAccountsChanged = () => {
  const queryClient = useQueryClient()
  return (accounts: PayoutAccounts, said: string): void => {
    queryClient.setQueryData(payoutAccountsQuery.queryKey, accounts)
    showToast('positive', said)
  }
}
