import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/toasts.tsx'
import { type PayoutAccounts, payoutAccountsQuery } from './payout-accounts-queries.ts'

/** Refetches the accounts after a change and confirms it. */
export const useAfterAccountChange = () => {
  const queryClient = useQueryClient()
  return (accounts: PayoutAccounts, said: string): void => {
    queryClient.setQueryData(payoutAccountsQuery.queryKey, accounts)
    showToast('positive', said)
  }
}
