import { beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { claimCompanyNumber } from '../../../functions/data/company-numbers.ts'
import { findMembership } from '../../../functions/data/memberships.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { tokenOf } from '../account/account-steps.ts'

const { lookUpCompany, askToJoin, confirmMember, rejectMember, listMembers, getCompanyProfile } =
  companiesEndpoints

/** The administrator of the company with these numbers. */
let owner: Seller
let seller: Seller
let brn: string
const uscc = '91110000600037341L'
const app = await useTestApp()
let stories = 0
beforeEach(async () => {
  stories++
  owner = await signUpSeller(app)
  seller = await signUpSeller(app)
  brn = String(10_000_000 + stories)
  await app.deps.table.transact({
    brn: claimCompanyNumber(app.deps.table, { kind: 'brn', number: brn }, owner.companyId),
  })
})

const lookUp = (body: object, by = seller) => app.send(lookUpCompany, { body }, by)
const ask = (body: object, by = seller) => app.send(askToJoin, { body }, by)
const decide = (what: typeof confirmMember | typeof rejectMember, by: Seller, whom = seller) =>
  app.send(what, { body: { user_id: whom.userId } }, by)
const standing = () => findMembership(app.deps.table, { companyId: owner.companyId, userId: seller.userId })

describe('looking up a company', () => {
  it('reveals only that it exists', async () => {
    for (const numbers of [{ brn }, { company_number: owner.companyId }, { brn: ` ${brn}` }]) {
      const found = await lookUp(numbers)
      expect(found).toMatchObject({ status: 403, code: 30015, data: null })
      expect(found.body).not.toContain(owner.userId)
      expect(found.body).not.toContain(owner.email)
    }
    expect(await lookUp({ brn: '99999999' })).toMatchObject({ status: 200, data: null })
    expect(await ask({ brn: '99999999' })).toMatchObject({ status: 404, code: 20018 })
  })

  it('returns 30013 for the user’s own, 30016 for a pending request, and 30033 for numbers of different companies', async () => {
    expect(await lookUp({ brn }, owner)).toMatchObject({ status: 409, code: 30013 })
    expect((await ask({ brn })).code).toBe(200)
    expect(await lookUp({ brn })).toMatchObject({ status: 409, code: 30016 })
    expect(await ask({ brn })).toMatchObject({ status: 409, code: 30016 })
    expect(await lookUp({ brn, company_number: seller.companyId })).toMatchObject({
      status: 409,
      code: 30033,
    })
    expect(await lookUp({ brn, uscc })).toMatchObject({ status: 409, code: 30033 })
  })

  it('requires a number, in the format of its register', async () => {
    expect((await lookUp({})).errors).toEqual([{ field: 'body.brn', rule: 'required' }])
    expect((await lookUp({ brn: '1234', uscc: '9135' })).errors).toEqual([
      { field: 'body.brn', rule: 'brnInvalid' },
      { field: 'body.uscc', rule: 'usccInvalid' },
    ])
  })

  it('is limited to 20 numbers a day', async () => {
    for (let tried = 0; tried < 20; tried++) await lookUp({ brn: '99999999' })
    expect(await lookUp({ brn })).toMatchObject({ status: 429, code: 429 })
    expect(await ask({ brn })).toMatchObject({ status: 429, code: 429 })
  })
})

describe('a request to join', () => {
  it('notifies the administrators, and grants nothing before one of them accepts', async () => {
    expect((await ask({ brn })).code).toBe(200)
    await app.drainEvents()
    expect(app.outbox.newestTo(owner.email).text).toContain(seller.email)
    expect(await standing()).toMatchObject({ status: 'Confirming', role: 'user' })
    const { data } = await app.send(listMembers, { body: {} }, owner)
    expect(data.records[0]).toMatchObject({ id: seller.userId, kind: 'request', email: seller.email })
  })

  it('notifies the user when accepted, who acts for the company from the next login on', async () => {
    await ask({ brn })
    const answers = await Promise.all([decide(confirmMember, owner), decide(confirmMember, owner)])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).subject).toContain('已加入')
    expect(app.outbox.newestTo(owner.email).subject).toBe(`【明岸】一家公司已同意 ${seller.email} 加入`)
    const token = await tokenOf(app, seller)
    for (const [whose, what] of [
      [owner.token, 'userLetIn'],
      [token, 'letIntoCompany'],
    ] as const) {
      const { data } = await app.send(accountEndpoints.listSecurityActivity, {}, { token: whose })
      expect(data.news.map((each) => each.what)).toContain(what)
    }
    expect((await app.send(getCompanyProfile, {}, { token })).data).toMatchObject({
      companyId: owner.companyId,
      role: 'user',
    })
  })

  it('notifies the user when declined, who may request again', async () => {
    await ask({ brn })
    expect((await decide(rejectMember, owner)).code).toBe(200)
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).subject).toContain('未通过')
    expect(await standing()).toBeUndefined()
    expect(await decide(confirmMember, owner)).toMatchObject({ status: 404, code: 20018 })
    expect((await ask({ brn })).code).toBe(200)
  })

  it('can be decided only by the company’s own administrators', async () => {
    await ask({ brn })
    const stranger = await signUpSeller(app)
    for (const by of [stranger, seller])
      expect(await decide(confirmMember, by)).toMatchObject({ status: 404, code: 20018, data: null })
    expect(await standing()).toMatchObject({ status: 'Confirming' })
  })

  it('is stored once for concurrent calls', async () => {
    const answers = await Promise.all([ask({ brn }), ask({ brn }), ask({ brn })])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 30016, 30016])
    await app.drainEvents()
    expect(
      app.outbox.sent.filter(({ to, text }) => to === owner.email && text.includes(seller.email)),
    ).toHaveLength(1)
  })
})
