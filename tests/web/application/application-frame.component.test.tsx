import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
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
