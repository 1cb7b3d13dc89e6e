import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { Component as BusinessInfoPage } from '../../../web/features/application/business-info-page.tsx'
import type { KycDetail } from '../../../web/features/kyc/kyc-drafts.ts'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aKyc } from '../kyc/kyc-builder.ts'

const { getBusinessInformation, saveBusinessInformation } = applicationEndpoints

const told = { years_of_business: 8, annual_sales_turnover_usd: '10400000.00' }

beforeEach(() => {
  loginSeller()
  server.answer(companyProfileEndpoints.getCompanyProfile, companyProfile())
  server.answer(saveBusinessInformation, {
    path: '/credit/hook/register/signing',
    path_name: 'XDJ Business Info Submitted',
  })
})

const open = (business_info: KycDetail['business_info']) => {
  server.answer(getBusinessInformation, null)
  server.answer(kycEndpoints.getKyc, aKyc({ status: 'approved', business_info }))
  return renderScreen(<BusinessInfoPage />, { at: '/credit/hook/register/business-info' })
}

const years = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /经营年数/ })
const saved = () => server.callsOf(saveBusinessInformation).map(({ body }) => body)

describe('business information of the KYC', () => {
  it('is shown read-only, and submitted with one click', async () => {
    const { user, place } = open(told)
    expect(await screen.findByText('公司认证时已填写')).toBeTruthy()
    expect(screen.getByText('8')).toBeTruthy()
    expect(years()).toBeNull()
    await user.click(screen.getByRole('button', { name: '没有变化，下一步' }))
    await waitFor(() => expect(place()).toBe('/credit/hook/register/signing'))
    expect(saved()).toEqual([told])
  })

  it('can be changed, with the focus on the first field', async () => {
    const { user, fill } = open(told)
    await user.click(await screen.findByRole('button', { name: '修改或补充' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('textbox')[0]))
    await fill(years() as HTMLInputElement, '9')
    await user.click(screen.getByRole('button', { name: '保存，下一步' }))
    await waitFor(() => expect(saved()).toEqual([{ ...told, years_of_business: 9 }]))
  })

  it('is requested if there is none (N13)', async () => {
    open(null)
    await waitFor(() => expect(years()).not.toBeNull())
    expect(screen.queryByText('公司认证时已填写')).toBeNull()
    expect(screen.getByText(/这里的内容不影响额度/)).toBeTruthy()
  })
})

it('is prefilled as saved when the user returns to the step', async () => {
  server.answer(getBusinessInformation, { years_of_business: 5 })
  server.answer(kycEndpoints.getKyc, aKyc({ status: 'approved', business_info: told }))
  renderScreen(<BusinessInfoPage />, { at: '/credit/hook/register/business-info' })
  await waitFor(() => expect(years()?.value).toBe('5'))
})
