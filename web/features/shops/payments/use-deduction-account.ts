import { useQuery } from '@tanstack/react-query'
import type { CollectionMethod } from '#shared/lending/repayment-options.ts'
import { linkedShopsQuery } from '../shops-queries.ts'

/**
 * What repayments in a currency are deducted from, as the company knows the account: null where none is linked, and
 * undefined where they are transferred, or nothing is known yet.
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
