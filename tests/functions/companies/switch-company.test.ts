import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { findMembership, removeMembership } from '../../../functions/data/memberships.ts'
import { listUserSessions } from '../../../functions/data/sessions.ts'
import type { Key } from '../../../functions/data/table.ts'
import { clearDefaultCompany, findUser } from '../../../functions/data/users.ts'
import { present } from '../../support/present.ts'
import { setMembership } from '../../support/set-membership.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const { switchCompany, getCompanyProfile } = companiesEndpoints

const app = await useTestApp()
let seller: Seller
seller = await signUpSeller(app)
const other = await signUpSeller(app)

const switchTo = (company_id: string, token: string) =>
  app.send(switchCompany, { body: { company_id } }, { token })
const profile = (token: string) => app.send(getCompanyProfile, {}, { token })
const sessions = () => listUserSessions(app.deps.table, seller.userId)

describe('switching the company', () => {
  it('is refused for other companies, an unknown one, and one that has not admitted the user', async () => {
    const asked = await signUpSeller(app)
    const named = { companyId: asked.companyId, userId: seller.userId }
    await setMembership(app, named, { status: 'Confirming' })
    for (const companyId of [other.companyId, randomUUID(), asked.companyId]) {
      const refused = await switchTo(companyId, seller.token)
      expect(refused).toMatchObject({ status: 404, code: 20018, data: null })
    }
    expect((await profile(seller.token)).data.companyId).toBe(seller.companyId)
  })

  it('returns a session with the former’s expiry, and ends the former', async () => {
    await setMembership(app, { companyId: other.companyId, userId: seller.userId }, { role: 'user' })
    const before = await logInAgain(app, seller)
    const { data: user } = await app.send(accountEndpoints.getUser, {}, before)
    app.clock.advance('PT1H')
    const { data } = await switchTo(other.companyId, before.token)
    expect(data.user).toMatchObject({
      userId: seller.userId,
      company_id: other.companyId,
      token_expiration: user.token_expiration,
    })
    expect((await profile(data.token)).data).toMatchObject({
      companyId: other.companyId,
      isDefault: false,
      role: 'user',
    })
    for (const call of [profile(before.token), switchTo(seller.companyId, before.token)])
      expect(await call).toMatchObject({ status: 401, code: 401, data: null })
    const { data: back } = await switchTo(seller.companyId, data.token)
    expect((await profile(back.token)).data.companyId).toBe(seller.companyId)
    seller = { ...seller, token: back.token }
  })

  it('leads to the home page of the company’s line, whichever line the user signed up on', async () => {
    const [founder, joining] = [await signUpSeller(app, { line: 'underwriting' }), await signUpSeller(app)]
    await setMembership(app, { companyId: founder.companyId, userId: joining.userId })
    const { data: there } = await switchTo(founder.companyId, joining.token)
    expect(there).toMatchObject({
      user: { register_source: 'revenue_credit_automation' },
      source_index_path: '/credit/underwriting/home',
    })
    const { data: user } = await app.send(accountEndpoints.getUser, {}, there)
    expect(user.register_source).toBe('revenue_credit_automation')
    const { data: back } = await switchTo(joining.companyId, there.token)
    expect(back).toMatchObject({
      user: { register_source: 'small_shop_financing' },
      source_index_path: '/credit/hook/home',
    })
  })

  it('uses the owner’s line for a company from before lines were stored', async () => {
    const [founder, joining] = [await signUpSeller(app, { line: 'underwriting' }), await signUpSeller(app)]
    const { table } = app.deps
    const company = present(await findCompany(table, founder.companyId))
    const { lineId: _kept, ...early } = company
    await table.transact({ ...storeCompany(table, early) })
    await setMembership(app, { companyId: founder.companyId, userId: joining.userId })
    const { data: there } = await switchTo(founder.companyId, joining.token)
    expect(there.source_index_path).toBe('/credit/underwriting/home')
  })

  it('leaves one session after any number of concurrent switches', async () => {
    const before = await sessions()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => switchTo(other.companyId, seller.token)),
    )
    const switched = answers.filter(({ code }) => code === 200)
    expect(switched).toHaveLength(1)
    expect(await sessions()).toHaveLength(before.length)
    seller = { ...seller, token: switched[0]?.data.token ?? '' }
  })

  it('is refused after a password change', async () => {
    const elsewhere = await logInAgain(app, { ...seller, token: seller.token })
    const renewed = 'Kestrel#58'
    const { table } = app.deps
    // The password changes during the switch.
    let isChanged = false
    app.deps.table = {
      ...table,
      get: async <Entity>(key: Key, options?: { eventually?: boolean }) => {
        const found = await table.get<Entity>(key, options)
        if (key.sk === 'CREDENTIALS' && !isChanged) {
          isChanged = true
          await app.send(
            accountEndpoints.updatePassword,
            {
              body: { old_password: seller.password, password: renewed, password_confirmation: renewed },
            },
            elsewhere,
          )
        }
        return found
      },
    }
    const refused = await switchTo(other.companyId, elsewhere.token)
    app.deps.table = table
    expect(refused).toMatchObject({ status: 409, code: 20009 })
    seller = await logInAgain(app, { ...seller, password: renewed })
  })
})

describe('a login', () => {
  it('is for another company once the user has left the default one', async () => {
    const { table } = app.deps
    const home = present(await findMembership(table, seller))
    await table.transact(removeMembership(table, home))
    const user = present(await findUser(table, seller.userId))
    await table.transact({ user: clearDefaultCompany(table, user) })
    seller = await logInAgain(app, seller)
    expect((await profile(seller.token)).data.companyId).toBe(other.companyId)
  })

  it('is for an empty company of the user if there is no other', async () => {
    const { table } = app.deps
    const last = present(await findMembership(table, { companyId: other.companyId, userId: seller.userId }))
    await table.transact(removeMembership(table, last))
    seller = await logInAgain(app, seller)
    const { data } = await profile(seller.token)
    expect([seller.companyId, other.companyId]).not.toContain(data.companyId)
    expect(data).toMatchObject({ kycStatus: 'draft', isDefault: true, role: 'administrator' })
  })
})
