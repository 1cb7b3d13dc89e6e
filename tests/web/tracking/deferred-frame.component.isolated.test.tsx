import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { trackScreen } from '../../../web/tracking/track.ts'
import { server } from '../../support/web/fake-server.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const configUrl = 'http://portal.example/config.json'
const analytics = { url: 'https://stats.example/matomo.php', siteId: 7 }
const question = () => screen.queryByRole('region', { name: '访问统计' })

it('asks for consent once the page is used, and then sends to the configured collector', async () => {
  const configured = vi.fn<() => Response>(() => Response.json({ analytics }))
  server.store(configUrl, configured)
  const arrived = vi.fn<() => Response>(() => new Response(null, { status: 204 }))
  server.store(analytics.url, arrived)
  const { DeferredFrame } = await import('../../../web/shell/deferred-frame.tsx')
  const { user } = renderScreen(<DeferredFrame />, { at: '/credit/hook' })
  await waitFor(() => expect(configured).toHaveBeenCalledTimes(1))
  await act(() => vi.dynamicImportSettled())
  expect(question()).toBeNull()
  fireEvent.scroll(window)
  await waitFor(() => expect(question()).not.toBeNull())
  trackScreen('/credit/hook')
  expect(arrived).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '同意' }))
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(1))
})

it('also asks on a page of the company area', async () => {
  server.store(configUrl, () => Response.json({ analytics }))
  const { AuthFrame } = await import('../../../web/features/account/frame/auth-frame.tsx')
  renderScreen(<AuthFrame title="登录">…</AuthFrame>, { at: '/sign-in' })
  fireEvent.scroll(window)
  await waitFor(() => expect(question()).not.toBeNull())
})

it('neither asks nor sends without a configured collector', async () => {
  const asked = vi.fn<() => Response>(() => Response.json({ brandName: 'Brightquay', portals: {} }))
  server.store(configUrl, asked)
  vi.resetModules()
  // Preloaded, so that the test need not wait for it.
  await import('../../../web/tracking/consent-strip.tsx')
  const { DeferredFrame } = await import('../../../web/shell/deferred-frame.tsx')
  const { setTrackingSink, trackScreen: trackAgain } = await import('../../../web/tracking/track.ts')
  trackAgain('/credit/hook')
  renderScreen(<DeferredFrame />, { at: '/credit/hook' })
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await act(async () => undefined)
  expect(question()).toBeNull()
  const kept = vi.fn<() => void>()
  setTrackingSink(kept)
  expect(kept).not.toHaveBeenCalled()
})
