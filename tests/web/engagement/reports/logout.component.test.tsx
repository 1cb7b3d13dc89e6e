import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { useLogout } from '../../../../web/features/account/sessions/use-logout.ts'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const Leave = () => {
  const logout = useLogout()
  return (
    <button type="button" onClick={logout}>
      退出登录
    </button>
  )
}

it.each(Object.values(productLines))(
  'logging out on the free report leads to the landing page of the line $id',
  async ({ registerSource, routePrefix }) => {
    loginSeller({ registerSource })
    server.answer(accountEndpoints.logout, null)
    const { user, place } = renderScreen(<Leave />, { at: siteScreens.freeReports })
    await user.click(screen.getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(place()).toBe(routePrefix))
  },
)
