import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { system } from '../../ui/theme/system.ts'
import { ActRefused } from '../api/call-act.ts'
import { Screens } from './screens.tsx'

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What waits changes by others' hands: it is looked at again whenever somebody comes back to it.
      staleTime: 5_000,
      retry: (count, error) => count < 2 && !(error instanceof ActRefused && error.code !== 0),
    },
  },
})

export const App = () => (
  <StrictMode>
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </QueryClientProvider>
    </ChakraProvider>
  </StrictMode>
)
