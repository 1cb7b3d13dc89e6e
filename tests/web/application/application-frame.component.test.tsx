import { screen, waitFor } from '@testing-library/react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import { paths } from '../../../web/app/paths.ts'
import { ApplicationFrame } from '../../../web/features/application/application-frame.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { resizeWindow } from '../../support/web/resize-window.ts'

it.each([
  ['account', '第 1 步，共 3 步'],
  ['business', '第 2 步，共 3 步'],
  ['signing', '第 3 步，共 3 步'],
] as const)('the step %s counts only within the application', async (step, position) => {
  loginSeller()
  server.hold(companyProfileEndpoints.getCompanyProfile)
  resizeWindow('phone')
  renderScreen(
    <ApplicationFrame step={step} title="登记" lead="填写资料">
      表格
    </ApplicationFrame>,
  )
  expect(await screen.findByText(position)).toBeTruthy()
})

const State = () => <div data-testid="state">{JSON.stringify(useLocation().state)}</div>

it.each([
  ['back from a later step', paths.registerSigning(), true],
  ['forward from a completed step', paths.registerDrawdownAccount(), false],
])('a redirect %s is explained once, or not at all', async (_, origin, isExplained) => {
  loginSeller()
  server.hold(companyProfileEndpoints.getCompanyProfile)
  const step = (
    <ApplicationFrame step="business" title="登记" lead="填写资料">
      <State />
    </ApplicationFrame>
  )
  renderScreen(
    <Routes>
      <Route path={paths.registerBusinessInfo()} element={step} />
      <Route path="*" element={<Navigate to={paths.registerBusinessInfo()} state={{ origin }} replace />} />
    </Routes>,
    { at: origin },
  )
  await screen.findByText('填写资料')
  // A reload keeps the history state.
  await waitFor(() => expect(screen.getByTestId('state').textContent).toBe('null'))
  expect(screen.queryAllByText(/还没轮到/)).toHaveLength(isExplained ? 1 : 0)
})
