import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { Component as CompanyPage } from '../../../web/features/kyc/company-page.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

beforeEach(() => loginSeller())

it('shows a colleague who is no administrator what was submitted, masked', async () => {
  server.answer(companiesEndpoints.getCompanyProfile, {
    companyId: 'c1',
    id: 'c1',
    registerNameEn: 'Lantern Limited',
    registerNameCn: '灯饰有限公司',
    kycStatus: 'submitted',
    isDefault: true,
    kyc_id: 'kyc-1',
    change: null,
    role: 'user',
  })
  server.answer(kycEndpoints.getMaskedKyc, {
    id: 'kyc-1',
    version: 1,
    status: 'submitted',
    submitted_at: '2026-11-20T02:00:00.000Z',
    submitted_by: '王芳',
    taken_at: null,
    in_force: null,
    decided_at: null,
    answer_due: '2999-12-02',
    return_reason: null,
    returned_fields: [],
    reviews: [],
    company_info: { register_name_cn: '灯饰有限公司', country_region: '1', brn: '12••••78' },
    business_info: { years_of_business: 3 },
    connected_persons: { persons: [{ person_id: 'p', full_name_cn: '陈••', birth_date: '1985-••-••' }] },
    documents: {},
    files: [],
  })
  renderScreen(<CompanyPage />)
  expect(await screen.findByText('陈••')).toBeTruthy()
  expect(screen.getByText('1985-••-••')).toBeTruthy()
  expect(screen.getByText('12••••78')).toBeTruthy()
  expect(server.callsOf(kycEndpoints.getKyc)).toEqual([])
})
