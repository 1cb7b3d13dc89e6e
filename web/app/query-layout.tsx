import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { forgetWithSession, queryClient } from '../api/query-client.ts'

// For as long as the page is there: a session may end while a screen is shown that asks nothing.
forgetWithSession()

/** Around the screens that ask the server; the others are shown without the code for it. */
export const Component = () => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
  </QueryClientProvider>
)
