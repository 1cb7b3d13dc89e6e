import { useQuery } from '@tanstack/react-query'
import { homeSignersQuery } from './home-queries.ts'
import type { NextStep } from './next-step.ts'

/** True while the limit waits for the lender to check how the agreement was signed. */
export const useAwaitsCheck = (next: NextStep): boolean => {
  const isWaiting = next === 'waitLimit'
  const { data } = useQuery({ ...homeSignersQuery, enabled: isWaiting })
  // A disabled query keeps its last data.
  return isWaiting && data?.awaits_check === true
}
