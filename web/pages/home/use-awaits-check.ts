import { useQuery } from '@tanstack/react-query'
import { homeSignersQuery } from './home-queries.ts'
import type { NextStep } from './next-step.ts'

/** True while the limit waits for the lender to check how the agreement was signed. */
export const useAwaitsCheck = (next: NextStep): boolean =>
  useQuery({ ...homeSignersQuery, enabled: next === 'waitLimit' }).data?.awaits_check === true
