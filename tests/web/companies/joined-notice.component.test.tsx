import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import { queryClient } from '../../../web/api/query-client.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import { createLineLayout } from '../../../web/app/line-layout.tsx'
import { closeAuth, useAuthDialog } from '../../../web/features/account/dialog/auth-dialog-store.ts'
import type { Affiliation } from '../../../web/features/companies/company-users-queries.ts'
import { Toasts } from '../../../web/ui/toasts.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller, seller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { loginResponse } from '../account/account-responses.ts'
import { aCompany } from './company-responses.ts'

const { listAffiliations, leaveCompany, switchCompany } = companiesEndpoints
const LineLayout = createLineLayout()

const joined = aCompany('Stranger', { is_current: true, kycStatus: 'draft', registerNameEn: null })
const own = aCompany('Own', { isDefault: true, kycStatus: 'draft', registerNameEn: null })

/** The login name that the open login dialog is prefilled with. */
const Login = () => {
  const auth = useAuthDialog()
  return auth?.mode === 'login' ? <p data-testid="login">{auth.email}</p> : null
}

const open = (records: Affiliation[]) => {
  server.answer(listAffiliations, { records })
  return renderScreen(
    <>
      <Routes>
        <Route element={<LineLayout />}>
          <Route path="/profile" element={<p>the screen</p>} />
          <Route path="/credit/hook/home" element={<p>the home</p>} />
        </Route>
        <Route path="*" element={<p>the landing page</p>} />
      </Routes>
      <Login />
      <Toasts />
    </>,
    { at: '/profile' },
  )
}

const logIn = (kycStatus: 'draft' | 'approved') => {
  loginSeller({ isJoined: true })
  server.answer(
    companyProfileEndpoints.getCompanyProfile,
    companyProfile({
      kycStatus,
      registerNameEn: null,
      registerNameCn: kycStatus === 'approved' ? '灯饰有限公司' : null,
      invited_by: 'somebody@elsewhere.example',
    }),
  )
}

beforeEach(() => {
  queryClient.clear()
  closeAuth()
})

describe('a user who was invited to a company', () => {
  it('sees who invited them, and while the company is unverified, a warning', async () => {
    logIn('draft')
    open([joined])
    expect(await screen.findByText('您正在办理受邀加入的公司的业务')).toBeTruthy()
    expect(screen.getByText(/somebody@elsewhere\.example/).textContent).toContain('还没有通过认证')
    expect(screen.queryByRole('button', { name: '知道了' })).toBeNull()
  })

  it('can dismiss the notice of a verified company', async () => {
    logIn('approved')
    const { user } = open([joined])
    expect(await screen.findByText('您正在办理灯饰有限公司的业务')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByText(/^您正在办理/)).toBeNull())
    expect(sessionStore.get()?.user.isJoined).toBeUndefined()
  })

  it.each([true, false])(
    'returns to their own company (default: %s), which is not in the list of verified ones',
    async (isDefault) => {
      logIn('draft')
      server.answer(switchCompany, { ...loginResponse, access_token: 'token-for-own' })
      const { user, place } = open([joined, { ...own, isDefault }])
      await user.click(await screen.findByRole('button', { name: '回到原来的公司' }))
      await waitFor(() => expect(place()).toBe('/credit/hook/home'))
      expect(server.callsOf(switchCompany).map(({ body }) => body)).toEqual([{ company_id: 'Own' }])
      expect(sessionStore.get()?.accessToken).toBe('token-for-own')
      expect(screen.queryByText(/^您正在办理/)).toBeNull()
    },
  )

  it('has a link to other companies, if there are any', async () => {
    logIn('draft')
    const { unmount } = open([joined, aCompany('Lantern')])
    expect(await screen.findByRole('link', { name: '切换公司' })).toBeTruthy()
    unmount()
    queryClient.clear()
    open([{ ...joined, isDefault: true }])
    expect(await screen.findByRole('button', { name: '退出该公司' })).toBeTruthy()
    await waitFor(() => expect(server.callsOf(listAffiliations).length).toBeGreaterThan(1))
    expect(screen.queryByRole('link', { name: '切换公司' })).toBeNull()
    expect(screen.queryByRole('button', { name: '回到原来的公司' })).toBeNull()
  })

  it('leaves the company, and is led to the login', async () => {
    logIn('draft')
    server.answer(leaveCompany, null)
    const { user, place } = open([joined, own])
    await user.click(await screen.findByRole('button', { name: '退出该公司' }))
    const dialog = within(await screen.findByRole('dialog', { name: '退出受邀加入的公司' }))
    await user.click(dialog.getByRole('button', { name: '退出该公司' }))
    expect(await screen.findByText('the landing page')).toBeTruthy()
    expect(place()).toBe('/credit/hook')
    expect((await screen.findByTestId('login')).textContent).toBe(seller.email)
    expect(await screen.findByText('您已退出受邀加入的公司，请重新登录')).toBeTruthy()
    expect(sessionStore.get()).toBeNull()
  })
})
