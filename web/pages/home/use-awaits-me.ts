import { useQuery } from '@tanstack/react-query'
import { type PositionStatus, stepOfStatus } from '#shared/application/position.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import type { SignerState } from '../../features/agreements/agreements-queries.ts'
import type { Application } from '../../features/application/upcoming-drawdowns.ts'
import { offersLimitIncrease } from '../../features/credit/increase/offers-limit-increase.ts'
import type { LinkedShops } from '../../features/shops/linked-shop.ts'
import {
  homeAddendumSignersQuery,
  homeAwaitingDrawdownsQuery,
  homeIncreaseSignersQuery,
  homeLimitIncreaseQuery,
  homeSignersQuery,
} from './home-queries.ts'
import type { SellerState } from './next-step.ts'

/** True if the signer is the user and has not signed yet. */
const awaitsSelf = ({ is_self, sign_status, declined }: SignerState): boolean =>
  is_self === true && sign_status === 1 && !declined

/** Queried only while a shop is outside the facility; `notFound` before there is an addendum that adds it. */
const useAddendumAwaitsMe = (shops: LinkedShops['shop'] | undefined): boolean => {
  const isOutside = shops?.some(({ outside_facility }) => outside_facility) === true
  const { data } = useQuery({ ...homeAddendumSignersQuery, enabled: isOutside })
  // A disabled query keeps its last data.
  return isOutside && data?.status === 'ready' && data.signers.some(awaitsSelf)
}

/** Queried only while a higher limit is offered. An administrator starts the signing, then each signer signs. */
const useIncreaseAwaitsMe = (
  limitStatus: SellerState['limitStatus'] | undefined,
  role: CompanyRole | undefined,
): boolean => {
  const isOffered = limitStatus === 'offered' && offersLimitIncrease()
  const increase = useQuery({ ...homeLimitIncreaseQuery, enabled: isOffered })
  const request = increase.data?.request
  const status = request?.agreement?.status
  const isReady = isOffered && status === 'ready'
  const signers = useQuery({ ...homeIncreaseSignersQuery, enabled: isReady })
  if (!isOffered || !request) return false
  if (isReady) return signers.data?.signers.some(awaitsSelf) === true
  return role === 'administrator' && status !== 'rendering' && status !== 'signed'
}

/** Whether the company waits for the user's own signature or approval. Queried only while it waits for somebody's. */
export const useAwaitsMe = (
  position: PositionStatus | null | undefined,
  applications: readonly Application[] | undefined,
  role: CompanyRole | undefined,
  shops: LinkedShops['shop'] | undefined,
  limitStatus: SellerState['limitStatus'] | undefined,
): NonNullable<SellerState['awaitsMe']> => {
  const signers = useQuery({
    ...homeSignersQuery,
    enabled: !!position && stepOfStatus(position) === 'Signing Initiated',
  })
  const awaitsApproval =
    role === 'administrator' && applications?.some(({ stage }) => stage === 'awaiting colleague') === true
  const awaiting = useQuery({ ...homeAwaitingDrawdownsQuery, enabled: awaitsApproval })
  const addendum = useAddendumAwaitsMe(shops)
  const increase = useIncreaseAwaitsMe(limitStatus, role)
  return {
    signature: signers.data?.signers.some(awaitsSelf) ?? false,
    addendum,
    increase,
    approval:
      awaitsApproval &&
      awaiting.data?.records.some(({ is_own, obstacle }) => !is_own && obstacle === null) === true,
  }
}
