import { queryClient } from '../../api/query-client.ts'
import { sessionStore } from '../../api/session-store.ts'
import { sofrQuery } from '../drawdown/drawdown-queries.ts'
import { shopsQuery } from '../shops/use-shops.ts'
import {
  applicationsNowQuery,
  chargesNowQuery,
  companyProfileQuery,
  creditApplicationNowQuery,
  facilityNowQuery,
  positionQuery,
} from './home-queries.ts'

/** Asks for all that the home shows first, so that the answers are on their way while it is rendered. */
export const askForHome = (): void => {
  if (!sessionStore.get()) return
  // First, for what is said of it has its own length.
  void queryClient.prefetchQuery(sofrQuery)
  void queryClient.prefetchQuery(shopsQuery)
  void queryClient.prefetchQuery(facilityNowQuery)
  void queryClient.prefetchQuery(companyProfileQuery)
  void queryClient.prefetchQuery(positionQuery)
  void queryClient.prefetchQuery(creditApplicationNowQuery)
  void queryClient.prefetchInfiniteQuery(applicationsNowQuery)
  void queryClient.prefetchInfiniteQuery(chargesNowQuery)
}
