import { discardEarlyResponses } from '../../api/early-responses.ts'
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

/** Starts the home's queries, so that responses are on their way while it renders. */
export const prefetchHome = (): void => {
  if (!sessionStore.get()) return
  // First, since the length of its text affects the layout.
  void queryClient.prefetchQuery(sofrQuery)
  void queryClient.prefetchQuery(linkedShopsQuery)
  void queryClient.prefetchQuery(homeFacilitySummaryQuery)
  void queryClient.prefetchQuery(homeCompanyProfileQuery)
  void queryClient.prefetchQuery(homePositionQuery)
  void queryClient.prefetchQuery(homeCreditApplicationQuery)
  void queryClient.prefetchInfiniteQuery(homeApplicationsQuery)
  void queryClient.prefetchInfiniteQuery(homeChargesQuery)
  discardEarlyResponses()
}
