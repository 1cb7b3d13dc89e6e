import { expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

it('returns the caller’s own company, and requires a session', async () => {
  const seller = await signUpSeller(app)
  const other = await signUpSeller(app)
  const profile = (token?: string) =>
    app.send(companiesEndpoints.getCompanyProfile, {}, token ? { token } : {})
  expect((await profile(seller.token)).data.companyId).toBe(seller.companyId)
  expect((await profile(other.token)).data.companyId).toBe(other.companyId)
  expect(await profile()).toMatchObject({ status: 401, code: 401, data: null })
})
