import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { findMembership } from '../../../functions/data/memberships.ts'
import { setMembership } from '../../support/set-membership.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { act, beginDay, isLoggedIn, phoneCode, tokenOf } from '../account/account-steps.ts'
import {
  colleaguePassword,
  invitationTokenOf,
  invite,
  inviteColleague,
  invitedTo,
  joinBody,
} from './company-steps.ts'

const { openInvitation, acceptInvitation, joinByInvitation, listMembers, removeMember } = companiesEndpoints

let app: TestApp
let owner: Seller
let invited = 0

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  beginDay(app)
  owner = await signUpSeller(app, { line: 'underwriting' })
  invited++
})
afterAll(() => app.close())

const clerk = () => `clerk-${invited}@shop.test`
const open = (token: string) => app.send(openInvitation, { body: { token } })
const accept = (token: string) => app.send(acceptInvitation, { body: { token } })
const join = (token: string, changes?: object) =>
  app.send(joinByInvitation, { body: joinBody(token, changes) })
const members = async ({ token }: { token: string }) =>
  (await app.send(listMembers, { body: {} }, { token })).data.records

describe('inviting', () => {
  it('tells 20017 of who belongs to the company, and nothing of who has an account elsewhere', async () => {
    const other = await signUpSeller(app)
    expect(await invite(app, owner.token, owner.email)).toMatchObject({ status: 409, code: 20017 })
    const known = await invite(app, owner.token, other.email)
    const unknown = await invite(app, owner.token, clerk())
    expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data))
    expect([known.code, unknown.code]).toEqual([200, 200])
  })

  it('mails an address once a minute and five times a day', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await invite(app, owner.token, clerk())).code).toBe(200)
      expect(await invite(app, owner.token, clerk())).toMatchObject({ status: 429, code: 80014 })
      app.clock.advance('PT1M')
    }
    expect((await invite(app, owner.token, clerk())).status).toBe(429)
  })

  it('is told to every administrator, who invites included, and keeps the secret nowhere in clear', async () => {
    const second = await inviteColleague(app, owner, `second-${clerk()}`, 'administrator')
    await app.drainEvents()
    const before = app.outbox.sent.length
    const token = await invitedTo(app, owner.token, clerk())
    const sent = app.outbox.sent.slice(before).map(({ to }) => to)
    expect(sent.toSorted()).toEqual([clerk(), owner.email, second.email].toSorted())
    expect(app.outbox.newestTo(second.email).text).toContain(clerk())
    expect(JSON.stringify(await app.everyItem())).not.toContain(token)
  })

  it('again makes the link of before worthless', async () => {
    const first = await invitedTo(app, owner.token, clerk())
    app.clock.advance('PT2M')
    const second = await invitedTo(app, owner.token, clerk(), 'administrator')
    expect(await join(first)).toMatchObject({ status: 422, code: 80006, data: null })
    expect((await open(second)).data).toMatchObject({ email: clerk(), role: 'administrator' })
    expect((await members(owner)).filter(({ email }) => email === clerk())).toHaveLength(1)
  })
})

describe('a link', () => {
  it('says who invites, and whether the address has an account', async () => {
    const token = await invitedTo(app, owner.token, clerk())
    expect((await open(token)).data).toMatchObject({ email: clerk(), role: 'user', has_account: false })
    const other = await signUpSeller(app)
    expect((await open(await invitedTo(app, owner.token, other.email))).data.has_account).toBe(true)
  })

  it('ends after 7 days, when it is 30017', async () => {
    const token = await invitedTo(app, owner.token, clerk())
    app.clock.advance('PT168H')
    for (const call of [open(token), join(token), accept(token)])
      expect(await call).toMatchObject({ status: 422, code: 30017, data: null })
  })

  it('works no more once it was withdrawn, and an unknown one never did', async () => {
    const token = await invitedTo(app, owner.token, clerk())
    const row = (await members(owner)).find(({ kind }) => kind === 'invitation')
    expect(row).toMatchObject({ email: clerk(), status: 'Confirming', role: 'user' })
    const withdrawn = await app.send(removeMember, { body: { id: row?.id ?? '' } }, { token: owner.token })
    expect(withdrawn.code).toBe(200)
    for (const call of [open(token), join(token), accept(token), open('unknown')])
      expect(await call).toMatchObject({ status: 422, code: 80006, data: null })
    expect((await members(owner)).map(({ email }) => email)).toEqual([owner.email])
  })
})

describe('a new user', () => {
  it('joins once, logs in for the company, and has no mobile until they give one', async () => {
    const link = await invitedTo(app, owner.token, clerk())
    const outcomes = await Promise.all([join(link), join(link), join(link)])
    expect(outcomes.filter(({ code }) => code === 200)).toHaveLength(1)
    const token = await tokenOf(app, { email: clerk(), password: colleaguePassword })
    const { data: user } = await app.send(accountEndpoints.getUser, {}, { token })
    expect(user).toMatchObject({
      company_id: owner.companyId,
      is_activated: true,
      mobile: '',
      phone_country_code: '',
      phone_verified: false,
      register_source: 'revenue_credit_automation',
    })
    await app.drainEvents()
    expect(app.outbox.newestTo(owner.email).subject).toContain(clerk())
    const phone = {
      phone_country_code: '+852' as const,
      phone_number: `6${String(invited).padStart(7, '0')}`,
    }
    const phone_code = await phoneCode(app, `+852${phone.phone_number}`)
    const given = await app.send(accountEndpoints.changePhone, { body: { ...phone, phone_code } }, { token })
    expect(given.data).toMatchObject({ mobile: phone.phone_number, phone_verified: true })
  })

  it('is told every wrong field at once, and nothing is written', async () => {
    const link = await invitedTo(app, owner.token, clerk())
    const before = (await app.everyItem()).length
    const empty = await join(link, { user_name: ' ', password: 'short', password_confirmation: 'other' })
    expect(empty.code).toBe(20008)
    expect(empty.errors?.map(({ field }) => field).toSorted()).toEqual([
      'body.password',
      'body.password_confirmation',
      'body.user_name',
    ])
    const unread = await join(link, { agreements: [] })
    expect(unread.errors).toEqual([{ field: 'body.agreements', rule: 'mustAccept' }])
    expect(await app.everyItem()).toHaveLength(before)
    expect((await join(link)).code).toBe(200)
  })

  it('cannot take over an address that has an account', async () => {
    const other = await signUpSeller(app)
    const link = await invitedTo(app, owner.token, other.email)
    expect(await join(link)).toMatchObject({ status: 409, code: 30007 })
    expect(await isLoggedIn(app, other.token)).toBe(true)
  })
})

describe('an existing user', () => {
  it('joins with the account that they have, once, and is not logged in by it', async () => {
    const other = await signUpSeller(app, { activates: false })
    const link = await invitedTo(app, owner.token, other.email, 'administrator')
    const outcomes = await Promise.all([accept(link), accept(link)])
    expect(outcomes.filter(({ code }) => code === 200).map(({ data }) => data)).toEqual([
      { email: other.email },
    ])
    expect(await findMembership(app.deps.table, { ...other, companyId: owner.companyId })).toMatchObject({
      role: 'administrator',
      status: 'Active',
    })
    // The company that they signed up with is empty: their logins act for the one that they joined.
    const token = await tokenOf(app, other)
    const { data } = await app.send(accountEndpoints.getUser, {}, { token })
    expect(data).toMatchObject({ company_id: owner.companyId, is_activated: true })
  })

  it('who asked to join comes in by the invitation', async () => {
    const other = await signUpSeller(app)
    const named = { companyId: owner.companyId, userId: other.userId }
    await setMembership(app, named, { role: 'user', status: 'Confirming' })
    expect((await accept(await invitedTo(app, owner.token, other.email))).code).toBe(200)
    expect(await findMembership(app.deps.table, named)).toMatchObject({ role: 'user', status: 'Active' })
  })

  it('who was blocked does not come in', async () => {
    const other = await signUpSeller(app)
    const link = await invitedTo(app, owner.token, other.email)
    await act(app, 'user-block', { user: other.email })
    expect(await accept(link)).toMatchObject({ status: 422, code: 80006 })
    expect(await accept(await invitedTo(app, owner.token, clerk()))).toMatchObject({
      status: 404,
      code: 80004,
    })
  })
})

it('an invitation that was withdrawn before its mail went out is not mailed', async () => {
  await invite(app, owner.token, clerk())
  const row = (await members(owner)).find(({ kind }) => kind === 'invitation')
  await app.send(removeMember, { body: { id: row?.id ?? '' } }, { token: owner.token })
  await app.drainEvents()
  expect(() => invitationTokenOf(app, clerk())).toThrow('no invitation')
})
