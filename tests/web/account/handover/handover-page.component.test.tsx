import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { sessionStore } from '../../../../web/api/session-store.ts'
import { Component as HandoverPage } from '../../../../web/features/account/handover/handover-page.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { followEvents } from '../../../support/web/tracked-events.ts'
import { loginResponse } from '../account-responses.ts'

const { loginByToken, logout } = accountEndpoints

/** Sets another portal's handover cookie, or an expired one. */
const leaveToken = (token: string, maxAge = 120): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the other portal does, where there is no Cookie Store
  document.cookie = `access_token=${token}; Max-Age=${maxAge}; Path=/`
}
beforeEach(() => server.store('http://portal.example/config.json', () => Response.json({ portals: {} })))
afterEach(() => leaveToken('', 0))

describe('a user of another portal', () => {
  it('is logged in with the token after a confirmation, and redirected home', async () => {
    leaveToken('one-time-token')
    server.answer(loginByToken, loginResponse)
    const events = followEvents()
    const { place, user } = renderScreen(<HandoverPage />, { at: '/redirect?source=small_shop_financing' })
    const accept = await screen.findByRole('button', { name: '继续' })
    expect(sessionStore.get(), 'nobody is logged in by what somebody else may have left').toBeNull()
    await user.click(accept)
    await waitFor(() => expect(place()).toBe('/credit/hook/home'))
    expect(sessionStore.get()?.accessToken).toBe('access-token')
    expect(events).toEqual(['login_success'])
  })

  it('keeps the current session when declining, and the opened one ends', async () => {
    leaveToken('planted-token')
    server.answer(loginByToken, loginResponse)
    server.answer(logout, null)
    const { user, place } = renderScreen(<HandoverPage />, { at: '/redirect' })
    expect(await screen.findByText(new RegExp(loginResponse.user.email))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '不是我的账户' }))
    expect(await screen.findByText(/可以用自己的账户登录/)).toBeTruthy()
    expect([sessionStore.get(), place()]).toEqual([null, '/redirect'])
    await waitFor(() => expect(server.callsOf(logout)).toHaveLength(1))
    expect(server.callsOf(logout)[0]?.headers.get('authorization')).toBe(`Bearer ${loginResponse.token}`)
  })

  it('is not tracked if the token was used before', async () => {
    leaveToken('used-before')
    server.refuse(loginByToken, 'invalidCredentials')
    const events = followEvents()
    renderScreen(<HandoverPage />, { at: '/redirect' })
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(events).toEqual([])
  })
})
