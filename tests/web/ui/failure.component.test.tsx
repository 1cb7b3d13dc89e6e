import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { call } from '../../../web/api/call.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import { Failure, FailurePage } from '../../../web/ui/failure.tsx'
import { SkeletonPage } from '../../../web/ui/skeleton.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { listShopPlatforms } = shopsEndpoints

/** The usual structure of a screen: loading, failed, loaded. */
const Platforms = ({ as: Failed = Failure }: { as?: typeof Failure }) => {
  const query = useQuery({ queryKey: ['platforms'], queryFn: () => call(listShopPlatforms) })
  if (query.isPending) return <SkeletonPage />
  if (query.error) return <Failed of={query} />
  return <p>{query.data.length} 项</p>
}

describe('a screen with a query', () => {
  it('announces to screen readers that it is loading', () => {
    loginSeller()
    server.hold(listShopPlatforms)
    renderScreen(<Platforms />)
    expect(screen.getByRole('status', { busy: true }).textContent).toBe('正在载入')
  })

  it('shows the failure with its request id, and retries', async () => {
    loginSeller()
    server.refuse(listShopPlatforms, 'internalError', { requestId: 'request-7' })
    const { user } = renderScreen(<Platforms />)
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('这里没能载入')
    expect(told.textContent).toContain('请向客服提供编号：request-7')
    server.answer(listShopPlatforms, [])
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    expect(await screen.findByText('0 项')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('distinguishes a lost connection, without a request id, from a refusal', async () => {
    loginSeller()
    server.breakOff(listShopPlatforms)
    renderScreen(<Platforms />)
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('没有连上服务器')
    expect(told.textContent).not.toContain('编号')
  })

  it('redirects to its own page if the user lacks permission', async () => {
    loginSeller()
    server.refuse(listShopPlatforms, 'forbidden')
    const { place } = renderScreen(<Platforms as={FailurePage} />)
    await waitFor(() => expect(place()).toBe('/notAuth'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('does not redirect on any other refusal', async () => {
    loginSeller()
    server.refuse(listShopPlatforms, 'internalError')
    const { place } = renderScreen(<Platforms as={FailurePage} />, { at: '/credit/hook/shops' })
    expect(await screen.findByRole('button', { name: '再试一次' })).toBeTruthy()
    expect(place()).toBe('/credit/hook/shops')
  })

  it('ends the session when the server reports that it has expired', async () => {
    loginSeller()
    server.refuse(listShopPlatforms, 'notLoggedIn')
    renderScreen(<Platforms />)
    expect((await screen.findByRole('alert')).textContent).toContain('登录已过期')
    expect(sessionStore.get()).toBeNull()
  })
})
