import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { system } from '../../../web/ui/theme/system.ts'
import './start-translations.ts'

/** Renders `screen` inside the application's providers, and returns a user-event instance. */
export const renderScreen = (screen: ReactNode, { at = '/' }: { at?: string } = {}) => {
  let place = at
  const Place = () => {
    const { pathname, search, hash } = useLocation()
    place = pathname + search + hash
    return null
  }
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const rendered = render(screen, {
    wrapper: ({ children }) => (
      <ChakraProvider value={system}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[at]}>
            <Place />
            {children}
          </MemoryRouter>
        </QueryClientProvider>
      </ChakraProvider>
    ),
  })
  const user = userEvent.setup({ delay: null })
  return {
    ...rendered,
    user,
    /** Replaces a field's text at once. */
    fill: async (field: HTMLElement, text: string): Promise<void> => {
      await user.tripleClick(field)
      await user.paste(text)
    },
    /** The router's location: path, query and hash. */
    place: () => place,
  }
}
