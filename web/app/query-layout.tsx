import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { clearCacheWithSession, queryClient } from '../api/query-client.ts'

// Stays subscribed for the page's lifetime, since a session may end while a screen without queries is shown.
clearCacheWithSession()

/** Wraps screens that call the API. Other screens do not load the query library. */
export const Component = () => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
  </QueryClientProvider>
)
