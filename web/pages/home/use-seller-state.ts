import { type UseQueryResult, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentOffer } from '../../api/stored-offer.ts'
import { creditLimitQuery } from '../../features/credit/credit-queries.ts'
import { linkedShopsQuery, useLinkedShops } from '../../features/shops/shops-queries.ts'
import {
  homeAddendumSignersQuery,
  homeApplicationsQuery,
  homeAwaitingDrawdownsQuery,
  homeChargesQuery,
  homeCompanyProfileQuery,
  homeCreditApplicationQuery,
  homeCreditEstimateQuery,
  homeFacilitySummaryQuery,
  homeIncreaseSignersQuery,
  homeLimitIncreaseQuery,
  homePositionQuery,
  homeSignersQuery,
} from './home-queries.ts'
import { isWaiting, type SellerState } from './next-step.ts'
import { useAwaitsMe } from './use-awaits-me.ts'

const poll = 4000

/** Queries to poll while somebody else must act. */
const moving = [
  linkedShopsQuery,
  homeCompanyProfileQuery,
  homePositionQuery,
  homeSignersQuery,
  homeAddendumSignersQuery,
  homeIncreaseSignersQuery,
  homeLimitIncreaseQuery,
  homeAwaitingDrawdownsQuery,
  homeCreditApplicationQuery,
  homeCreditEstimateQuery,
  creditLimitQuery,
  homeFacilitySummaryQuery,
  homeApplicationsQuery,
  homeChargesQuery,
].map(({ queryKey }) => queryKey)

interface SellerStateQuery {
  /** Undefined until all queries are loaded. */
  readonly seller: SellerState | undefined
  /** The first failure of a query that the state depends on. */
  readonly error: Error | null
  readonly retry: () => void
}

const recordsOf = <T>(data: { pages: { records: T[] }[] } | undefined): T[] | undefined =>
  data?.pages.flatMap(({ records }) => records)

/** The seller's state, combined from all queries that determine it; polled while something is pending. */
export const useSellerState = (): SellerStateQuery => {
  const queryClient = useQueryClient()
  const shops = useLinkedShops()
  const profile = useQuery(homeCompanyProfileQuery)
  const position = useQuery(homePositionQuery)
  const application = useQuery(homeCreditApplicationQuery)
  const facility = useQuery(homeFacilitySummaryQuery)
  const charges = useInfiniteQuery(homeChargesQuery)
  const applications = useInfiniteQuery(homeApplicationsQuery)
  const parts = [shops, profile, position, application, facility, charges, applications] as Pick<
    UseQueryResult,
    'error' | 'data' | 'refetch'
  >[]

  const chargeRecords = recordsOf(charges.data)
  const applicationRecords = recordsOf(applications.data)
  const awaitsMe = useAwaitsMe(
    position.data?.path_name,
    applicationRecords,
    profile.data?.role,
    shops.data?.shop,
    application.data?.status,
  )
  const seller: SellerState | undefined =
    shops.data &&
    profile.data &&
    position.data &&
    application.data &&
    facility.data !== undefined &&
    chargeRecords &&
    applicationRecords
      ? {
          shops: shops.data.shop,
          kycStatus: profile.data.kycStatus,
          position: position.data.path_name,
          limitStatus: application.data.status,
          facility: facility.data,
          charges: chargeRecords,
          applications: applicationRecords,
          awaitsMe,
          boundByBalances: shops.data.psp.some(({ counts }) => counts),
          offerId: shops.data.psp.find(({ offer_id }) => offer_id !== null)?.offer_id ?? currentOffer(),
        }
      : undefined

  const waiting = seller !== undefined && isWaiting(seller)
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      if (document.hidden) return
      for (const queryKey of moving) void queryClient.invalidateQueries({ queryKey })
    }, poll)
    return () => clearInterval(timer)
  }, [waiting, queryClient])

  return {
    seller,
    error: seller ? null : (parts.find(({ error }) => error !== null)?.error ?? null),
    retry: () => {
      for (const { error, refetch } of parts) if (error) void refetch()
    },
  }
}
