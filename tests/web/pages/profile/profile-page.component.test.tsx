import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { Component as ProfilePage } from '../../../../web/pages/profile/profile-page.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { loginResponse } from '../../account/account-responses.ts'

const session = (id: string, is_current: boolean) => ({
  id,
  created_at: '2026-11-02T01:00:00.000Z',
  expires_at: '2026-11-02T13:00:00.000Z',
  ip: '198.51.100.4',
  user_agent: '',
  is_current,
})

beforeEach(() => loginSeller())

it('loads nothing late above the sessions, which would shift their buttons', async () => {
  server.answer(accountEndpoints.getUser, loginResponse.user)
  server.answer(accountEndpoints.listSessions, { sessions: [session('here', true), session('there', false)] })
  server.answer(accountEndpoints.listSecurityActivity, { news: [] })
  const factors = { passkeys: [], code_app: null, recovery_codes_left: 0, required_by: null }
  server.answer(factorsEndpoints.listFactors, factors)
  server.answer(privacyEndpoints.listCorrections, { corrections: [] })
  renderScreen(<ProfilePage />)
  const sessions = await screen.findByRole('heading', { name: '已登录的设备' })
  const late = await screen.findByRole('heading', { name: '两步验证' })
  expect(sessions.compareDocumentPosition(late)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
