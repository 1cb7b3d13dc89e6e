import { forgetEarlyResponses } from '../../api/early-responses.ts'
import { queryClient } from '../../api/query-client.ts'
import { sessionStore } from '../../api/session-store.ts'
import { sofrQuery } from '../../features/drawdown/drawdown-queries.ts'
import { linkedShopsQuery } from '../../features/shops/shops-queries.ts'
import {
  homeApplicationsQuery,
  homeChargesQuery,
  homeCompanyProfileQuery,
  homeCreditApplicationQuery,
  homeFacilitySummaryQuery,
  homePositionQuery,
} from './home-queries.ts'

/** Asks for all that the home shows first, so that the answers are on their way while it is rendered. */
export const prefetchHome = (): void => {
  if (!sessionStore.get()) return
  // First, for what is said of it has its own length.
  void queryClient.prefetchQuery(sofrQuery)
  void queryClient.prefetchQuery(linkedShopsQuery)
  void queryClient.prefetchQuery(homeFacilitySummaryQuery)
  void queryClient.prefetchQuery(homeCompanyProfileQuery)
  void queryClient.prefetchQuery(homePositionQuery)
  void queryClient.prefetchQuery(homeCreditApplicationQuery)
  void queryClient.prefetchInfiniteQuery(homeApplicationsQuery)
  void queryClient.prefetchInfiniteQuery(homeChargesQuery)
  forgetEarlyResponses()
}
