import { beforeEach, describe, expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { actFor, setMembership } from '../../support/set-membership.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const { listAffiliations, listUserCompanies, setDefaultCompany, setUserDefaultCompany, getCompanyProfile } =
  companiesEndpoints

const app = await useTestApp()
let seller: Seller
/** A second company of the seller. */
let other: Seller
/** A company that has not yet admitted the seller. */
let asked: Seller
beforeEach(async () => {
  seller = await signUpSeller(app)
  other = await signUpSeller(app)
  asked = await signUpSeller(app)
  const { userId } = seller
  await setMembership(app, { userId, companyId: other.companyId }, { role: 'user' })
  await setMembership(app, { userId, companyId: asked.companyId }, { role: 'user', status: 'Confirming' })
})

const list = async (token: string) =>
  (await app.send(listAffiliations, { body: {} }, { token })).data.records.map(
    ({ companyId, status, isDefault, is_current }) => [companyId, status, isDefault, is_current],
  )
const setDefault = (company_id: string) => app.send(setDefaultCompany, { body: { company_id } }, seller)

describe('the companies of a user', () => {
  it('are returned to them only, the session’s company first', async () => {
    expect(await list(seller.token)).toEqual([
      [seller.companyId, 'Active', true, true],
      ...[
        [other.companyId, 'Active', false, false],
        [asked.companyId, 'Confirming', false, false],
      ].toSorted(([one = ''], [two = '']) => String(one).localeCompare(String(two))),
    ])
    const there = await actFor(app, { ...seller, companyId: other.companyId })
    expect((await list(there.token)).slice(0, 2)).toEqual([
      [other.companyId, 'Active', false, true],
      [seller.companyId, 'Active', true, false],
    ])
  })

  it('require the user’s own id', async () => {
    const by = (userId: string) => app.send(listUserCompanies, { params: { userId } }, seller)
    const { data } = await by(seller.userId)
    expect(data.map(({ companyId }) => companyId).toSorted()).toEqual(
      [seller.companyId, other.companyId].toSorted(),
    )
    for (const userId of [other.userId, 'nobody'])
      expect(await by(userId)).toMatchObject({ status: 404, code: 20018, data: null })
  })
})

describe('the default company', () => {
  it('applies from the next login', async () => {
    expect(await setDefault(other.companyId)).toMatchObject({ code: 200, data: true })
    const { token } = await logInAgain(app, seller)
    const { data } = await app.send(getCompanyProfile, {}, { token })
    expect(data).toMatchObject({ companyId: other.companyId, isDefault: true, role: 'user' })
  })

  it('requires the user’s own id', async () => {
    const by = (userId: string, company_id: string) =>
      app.send(setUserDefaultCompany, { params: { userId }, body: { company_id } }, seller)
    expect(await by(seller.userId, other.companyId)).toMatchObject({ code: 0, data: true })
    expect(await by(other.userId, other.companyId)).toMatchObject({ status: 404, code: 20018 })
    expect(await by(seller.userId, asked.companyId)).toMatchObject({ status: 404, code: 20018 })
  })

  it('must be a company that the user is a member of', async () => {
    const stranger = await signUpSeller(app)
    for (const companyId of [asked.companyId, stranger.companyId, 'none'])
      expect(await setDefault(companyId)).toMatchObject({ status: 404, code: 20018, data: null })
    expect((await list(seller.token))[0]).toEqual([seller.companyId, 'Active', true, true])
  })
})
