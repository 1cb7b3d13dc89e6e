import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { createQueryClient } from '../../../web/desk/api/query-client.ts'
import { changeDeskLocale } from '../../../web/desk/i18n/i18n.ts'
import { system } from '../../../web/ui/theme/system.ts'
import '../../support/web/start-translations.ts'

type Fields = Record<string, unknown>
type Answer = Fields | ((given: Fields) => Fields)

/** Exposes the current address to the test. */
const Address = ({ onMove }: { onMove: (address: string) => void }) => {
  const { pathname, search } = useLocation()
  onMove(decodeURIComponent(pathname + search))
  return null
}

/**
 * Renders a screen of the console with responses by act name; an act without a response is not permitted. `calls`
 * records the requests. A response with `ok: false` is a refusal.
 */
export const showScreen = async (
  element: ReactNode,
  {
    path,
    address = path,
    told,
    me: refused,
    locale = 'zh-CN',
  }: {
    path: string
    address?: string | { pathname: string; state: unknown }
    told: Record<string, Answer>
    /** A user whom the back office rejects, with its message. */
    me?: Fields
    locale?: Locale
  },
) => {
  await changeDeskLocale(locale)
  const calls: Fields[] = []
  const place = { now: '' }
  const me = {
    actor: 'ada',
    roles: ['reviewer'],
    acts: Object.keys(told),
    now: '2027-01-31T01:00:00.000Z',
    platformNames: { shopify: 'Shopify' },
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const given = JSON.parse(String(init?.body)) as Fields
    const action = String(given['action'])
    if (action === 'me-show')
      return refused ? Response.json(refused, { status: 403 }) : Response.json({ ok: true, ...me })
    calls.push(given)
    const answer = told[action] ?? {}
    const outcome = typeof answer === 'function' ? answer(given) : answer
    return Response.json({ ok: true, ...outcome }, { status: outcome['ok'] === false ? 409 : 200 })
  })
  const client = createQueryClient({ retries: 0 })
  // The layout renders no screen before the user is known.
  if (!refused) client.setQueryData(['me-show', {}], { ok: true, ...me })
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Address onMove={(now) => (place.now = now)} />
          <Routes>
            <Route path={path} element={element} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return { calls, place, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}
