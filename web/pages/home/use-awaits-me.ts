import { useQuery } from '@tanstack/react-query'
import { type PositionStatus, stepOfStatus } from '#shared/application/position.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import type { SignerState } from '../../features/agreements/agreements-queries.ts'
import type { Application } from '../../features/application/upcoming-drawdowns.ts'
import type { LinkedShops } from '../../features/shops/linked-shop.ts'
import { homeAddendumSignersQuery, homeAwaitingDrawdownsQuery, homeSignersQuery } from './home-queries.ts'
import type { SellerState } from './next-step.ts'

/** The user themselves has still to sign. */
const awaitsSelf = ({ is_self, sign_status, declined }: SignerState): boolean =>
  is_self === true && sign_status === 1 && !declined

/** Asked only while a shop is outside the facility; not found before there is an addendum that adds it. */
const useAddendumAwaitsMe = (shops: LinkedShops['shop'] | undefined): boolean => {
  const isOutside = shops?.some(({ outside_facility }) => outside_facility) === true
  const { data } = useQuery({ ...homeAddendumSignersQuery, enabled: isOutside })
  // A disabled query keeps its last data.
  return isOutside && data?.status === 'ready' && data.signers.some(awaitsSelf)
}

/** Whether the company waits for the user's own signature or approval. Asked only while it waits for somebody's. */
export const useAwaitsMe = (
  position: PositionStatus | null | undefined,
  applications: readonly Application[] | undefined,
  role: CompanyRole | undefined,
  shops: LinkedShops['shop'] | undefined,
): NonNullable<SellerState['awaitsMe']> => {
  const signers = useQuery({
    ...homeSignersQuery,
    enabled: !!position && stepOfStatus(position) === 'Signing Initiated',
  })
  const awaitsApproval =
    role === 'administrator' && applications?.some(({ stage }) => stage === 'awaiting colleague') === true
  const awaiting = useQuery({ ...homeAwaitingDrawdownsQuery, enabled: awaitsApproval })
  const addendum = useAddendumAwaitsMe(shops)
  return {
    signature: signers.data?.signers.some(awaitsSelf) ?? false,
    addendum,
    approval:
      awaitsApproval &&
      awaiting.data?.records.some(({ is_own, obstacle }) => !is_own && obstacle === null) === true,
  }
}
