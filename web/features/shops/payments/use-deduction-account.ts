import { useQuery } from '@tanstack/react-query'
import type { CollectionMethod } from '#shared/lending/repayment-options.ts'
import { linkedShopsQuery } from '../shops-queries.ts'

/**
 * The account that repayments in a currency are deducted from, as the company knows it: null if none is linked;
 * undefined if they are paid by transfer, or while loading.
 */
export const useDeductionAccount = (
  collection: CollectionMethod | undefined,
  currency: string,
): string | null | undefined => {
  const isDeducted = collection === 'platform_deduction'
  const { data } = useQuery({ ...linkedShopsQuery, enabled: isDeducted })
  if (!isDeducted || !data) return undefined
  const account = data.psp.find((each) => each.deductible && each.currency === currency)
  return account ? `${account.platform_name} ${account.account_number}` : null
}
