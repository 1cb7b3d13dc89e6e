import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { Component as RepaymentLinkPage } from '../../../web/features/repayment/repayment-link-page.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { getRepaymentLink } = repaymentEndpoints

beforeEach(() => loginSeller())

it('shows that the repayment page could not be found, and retries', async () => {
  server.refuse(getRepaymentLink, 'notFound')
  const { user } = renderScreen(<RepaymentLinkPage />)
  await user.click(await screen.findByRole('button', { name: '再试一次' }))
  expect(screen.getByText('打开还款页面时出错')).toBeTruthy()
  expect(server.callsOf(getRepaymentLink)).toHaveLength(2)
})
