import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { AdministratorNeededSlot } from '../../../web/features/companies/administrator-needed-slot.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { getCompanyProfile, listColleagues } = companiesEndpoints

beforeEach(() => loginSeller())

it('names the administrators to a user beforehand', async () => {
  server.answer(getCompanyProfile, companyProfile({ role: 'user' }))
  server.answer(listColleagues, [
    { userId: '1', user_name: '王芳', email: 'wang@shop.example', role: 'administrator' },
    { userId: '2', user_name: '', email: 'li@shop.example', role: 'administrator' },
    { userId: '3', user_name: '陈晨', email: 'chen@shop.example', role: 'user' },
  ])
  renderScreen(<AdministratorNeededSlot act="withdrawal" />)
  expect(await screen.findByText('撤回申请，须由管理员操作')).toBeTruthy()
  expect(await screen.findByText(/王芳、li@shop\.example。/)).toBeTruthy()
})

it('is hidden from an administrator', async () => {
  renderScreen(
    <>
      <AdministratorNeededSlot act="drawdown" />
      <p>ready</p>
    </>,
  )
  await screen.findByText('ready')
  expect(screen.queryByRole('status')).toBeNull()
  expect(server.callsOf(listColleagues)).toEqual([])
})
