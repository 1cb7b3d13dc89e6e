import { useQuery } from '@tanstack/react-query'
import { type PositionStatus, stepOfStatus } from '#shared/application/position.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import type { Application } from '../../features/application/upcoming-drawdowns.ts'
import { homeAwaitingDrawdownsQuery, homeSignersQuery } from './home-queries.ts'
import type { SellerState } from './next-step.ts'

/** Whether the company waits for the user's own signature or approval. Asked only while it waits for somebody's. */
export const useAwaitsMe = (
  position: PositionStatus | null | undefined,
  applications: readonly Application[] | undefined,
  role: CompanyRole | undefined,
): NonNullable<SellerState['awaitsMe']> => {
  const signers = useQuery({
    ...homeSignersQuery,
    enabled: !!position && stepOfStatus(position) === 'Signing Initiated',
  })
  const awaiting = useQuery({
    ...homeAwaitingDrawdownsQuery,
    enabled:
      role === 'administrator' && applications?.some(({ stage }) => stage === 'awaiting colleague') === true,
  })
  return {
    signature:
      signers.data?.signers.some(
        ({ is_self, sign_status, declined }) => is_self && sign_status === 1 && !declined,
      ) ?? false,
    approval: awaiting.data?.records.some(({ is_own, obstacle }) => !is_own && obstacle === null) ?? false,
  }
}
