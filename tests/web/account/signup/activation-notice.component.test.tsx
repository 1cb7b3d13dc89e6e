import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { sessionEndpoints } from '#shared/account/session.endpoints.ts'
import { signupEndpoints } from '#shared/account/signup.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { call } from '../../../../web/api/call.ts'
import { queryClient } from '../../../../web/api/query-client.ts'
import { sessionStore } from '../../../../web/api/session-store.ts'
import { createLineLayout } from '../../../../web/app/line-layout.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller, seller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { loginResponse, sent } from '../account-responses.ts'

const title = '请先激活邮箱'

const LineLayout = createLineLayout()

const renderGated = () => {
  queryClient.clear()
  return renderScreen(
    <Routes>
      <Route element={<LineLayout />}>
        <Route path="/" element={<p>the screen</p>} />
      </Route>
    </Routes>,
  )
}

const knownAs = (is_activated: boolean) =>
  server.answer(sessionEndpoints.getUser, { ...loginResponse.user, is_activated })

it('is shown above every gated screen, and sends the mail again', async () => {
  loginSeller({ isActivated: false })
  knownAs(false)
  server.answer(signupEndpoints.resendActivation, sent)
  const { user } = renderGated()
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText('the screen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '重发激活邮件' }))
  await waitFor(() =>
    expect(server.callsOf(signupEndpoints.resendActivation)[0]?.body).toEqual({ email: seller.email }),
  )
})

it('disappears once the link was opened on another device', async () => {
  loginSeller({ isActivated: false })
  knownAs(true)
  renderGated()
  await waitFor(() => expect(sessionStore.get()?.user.isActivated).toBe(true))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})

it('disappears as soon as the window is looked at again, and leads to the form for another email', async () => {
  loginSeller({ isActivated: false })
  knownAs(false)
  renderGated()
  expect((await screen.findByRole('link', { name: '邮箱写错了？点这里更改' })).getAttribute('href')).toBe(
    '/profile?open=email',
  )
  await waitFor(() => expect(server.callsOf(sessionEndpoints.getUser)).toHaveLength(1))
  knownAs(true)
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})

it('appears when a call was refused for it', async () => {
  loginSeller()
  knownAs(false)
  renderGated()
  expect(screen.queryByText(title)).toBeNull()
  server.refuse(kycEndpoints.createKyc, 'userNotActivated')
  await expect(call(kycEndpoints.createKyc, { body: {} })).rejects.toMatchObject({
    reason: 'userNotActivated',
  })
  expect(await screen.findByText(title)).toBeTruthy()
})
