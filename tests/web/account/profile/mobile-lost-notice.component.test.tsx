import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createLineLayout } from '../../../../web/app/line-layout.tsx'
import { sessionUserOf } from '../../../../web/features/account/sessions/open-session.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { loginResponse } from '../account-responses.ts'

const LineLayout = createLineLayout()

const renderGated = () =>
  renderScreen(
    <Routes>
      <Route element={<LineLayout />}>
        <Route path="/" element={<p>the screen</p>} />
      </Route>
    </Routes>,
  )

it('is shown on every screen to a user whose number was lost, with a link to verify another', async () => {
  loginSeller(sessionUserOf({ ...loginResponse.user, phone_verified: false, phone_lost: true }))
  renderGated()
  expect(await screen.findByText('请验证另一个手机号')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去验证手机号' }).getAttribute('href')).toBe(
    '/profile?open=phoneVerification',
  )
  expect(screen.getByText('the screen')).toBeTruthy()
})

it('is hidden from all others', async () => {
  loginSeller(sessionUserOf(loginResponse.user))
  renderGated()
  expect(await screen.findByText('the screen')).toBeTruthy()
  expect(screen.queryByText('请验证另一个手机号')).toBeNull()
})
