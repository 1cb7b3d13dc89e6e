import { beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { findMembership } from '../../../functions/data/memberships.ts'
import { findUser, findUserIdOfPhone, replaceUser } from '../../../functions/data/users.ts'
import { present } from '../../support/present.ts'
import { setMembership } from '../../support/set-membership.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { act, beginDay, isLoggedIn, login, phoneCode, tokenOf } from '../account/account-steps.ts'
import {
  colleaguePassword,
  invitationTokenOf,
  invite,
  inviteColleague,
  invitedTo,
  joinBody,
} from './company-steps.ts'

const {
  openInvitation,
  acceptInvitation,
  joinByInvitation,
  listMembers,
  removeMember,
  updateRole,
  leaveCompany,
} = companiesEndpoints

const app = await useTestApp()
let owner: Seller
let invited = 0
beforeEach(async () => {
  beginDay(app)
  owner = await signUpSeller(app, { line: 'underwriting' })
  invited++
})

const clerk = () => `clerk-${invited}@shop.test`
const open = (token: string) => app.send(openInvitation, { body: { token } })
const accept = (token: string, by: { token: string }) => app.send(acceptInvitation, { body: { token } }, by)
const join = (token: string, changes?: object) =>
  app.send(joinByInvitation, { body: joinBody(token, changes) })
const members = async ({ token }: { token: string }) =>
  (await app.send(listMembers, { body: {} }, { token })).data.records

const letIn = async (role: CompanyRole = 'administrator') => {
  const sender = await inviteColleague(app, owner, `sender-${clerk()}`, role)
  return sender
}
/** Expects the link to be refused like a withdrawn one. */
const isWorthless = async (link: string) => {
  for (const call of [open(link), join(link)])
    expect(await call).toMatchObject({ status: 422, code: 80006, data: null })
}

describe('inviting', () => {
  it('refuses members of the company with 20017, and does not reveal accounts elsewhere', async () => {
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

  it('notifies every administrator, including the inviter, and stores no plaintext secret', async () => {
    const second = await inviteColleague(app, owner, `second-${clerk()}`, 'administrator')
    await app.drainEvents()
    const before = app.outbox.sent.length
    const token = await invitedTo(app, owner.token, clerk())
    const sent = app.outbox.sent.slice(before).map(({ to }) => to)
    expect(sent.toSorted()).toEqual([clerk(), owner.email, second.email].toSorted())
    expect(app.outbox.newestTo(second.email).text).toContain(clerk())
    expect(JSON.stringify(await app.everyItem())).not.toContain(token)
  })

  it('again invalidates the previous link', async () => {
    const first = await invitedTo(app, owner.token, clerk())
    app.clock.advance('PT2M')
    const second = await invitedTo(app, owner.token, clerk(), 'administrator')
    expect(await join(first)).toMatchObject({ status: 422, code: 80006, data: null })
    expect((await open(second)).data).toMatchObject({ email: clerk(), role: 'administrator' })
    expect((await members(owner)).filter(({ email }) => email === clerk())).toHaveLength(1)
  })
})

describe('a link', () => {
  it('shows the inviter, and whether the address has an account', async () => {
    const token = await invitedTo(app, owner.token, clerk())
    expect((await open(token)).data).toMatchObject({ email: clerk(), role: 'user', has_account: false })
    const other = await signUpSeller(app)
    expect((await open(await invitedTo(app, owner.token, other.email))).data.has_account).toBe(true)
  })

  it('expires after 7 days with 30017', async () => {
    const token = await invitedTo(app, owner.token, clerk())
    app.clock.advance('PT168H')
    const other = await signUpSeller(app)
    for (const call of [open(token), join(token), accept(token, other)])
      expect(await call).toMatchObject({ status: 422, code: 30017, data: null })
  })

  it('is refused after a withdrawal, as is an unknown one', async () => {
    const token = await invitedTo(app, owner.token, clerk())
    const row = (await members(owner)).find(({ kind }) => kind === 'invitation')
    expect(row).toMatchObject({ email: clerk(), status: 'Confirming', role: 'user' })
    const withdrawn = await app.send(removeMember, { body: { id: row?.id ?? '' } }, owner)
    expect(withdrawn.code).toBe(200)
    const other = await signUpSeller(app)
    for (const call of [open(token), join(token), accept(token, other), open('unknown')])
      expect(await call).toMatchObject({ status: 422, code: 80006, data: null })
    expect((await members(owner)).map(({ email }) => email)).toEqual([owner.email])
  })
})

describe('a new user', () => {
  it('joins once, logs in for the company, and has no mobile number until they enter one', async () => {
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

  it('gets every wrong field at once, and nothing is written', async () => {
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
  it('joins once in their own session, which stays with its company', async () => {
    const other = await signUpSeller(app)
    const link = await invitedTo(app, owner.token, other.email, 'administrator')
    const outcomes = await Promise.all([accept(link, other), accept(link, other)])
    expect(outcomes.filter(({ code }) => code === 200).map(({ data }) => data)).toEqual([
      { email: other.email, company_id: owner.companyId },
    ])
    expect(await findMembership(app.deps.table, { ...other, companyId: owner.companyId })).toMatchObject({
      role: 'administrator',
      status: 'Active',
      invitedBy: owner.userId,
    })
    const now = await app.send(accountEndpoints.getUser, {}, other)
    expect(now.data.company_id).toBe(other.companyId)
    // The company of the signup is empty: logins act for the joined one, and the response says so.
    const { data } = await login(app, other.email, other.password)
    expect(data.user).toMatchObject({ company_id: owner.companyId, joined_company: true })
  })

  it('joins only by an explicit call in their own session', async () => {
    const [other, another] = [await signUpSeller(app), await signUpSeller(app)]
    const link = await invitedTo(app, owner.token, other.email)
    const items = await app.everyItem()
    expect(await app.send(acceptInvitation, { body: { token: link } })).toMatchObject({ status: 401 })
    for (const by of [another, owner])
      expect(await accept(link, by)).toMatchObject({ status: 403, code: 403 })
    expect(await app.everyItem()).toEqual(items)
    expect((await accept(link, other)).code).toBe(200)
  })

  it('joins by the invitation despite a pending request', async () => {
    const other = await signUpSeller(app)
    const named = { companyId: owner.companyId, userId: other.userId }
    await setMembership(app, named, { role: 'user', status: 'Confirming' })
    expect((await accept(await invitedTo(app, owner.token, other.email), other)).code).toBe(200)
    expect(await findMembership(app.deps.table, named)).toMatchObject({ role: 'user', status: 'Active' })
  })

  it('cannot join if they were blocked', async () => {
    const other = await signUpSeller(app)
    const link = await invitedTo(app, owner.token, other.email)
    await act(app, 'user-block', { user: other.email })
    expect(await accept(link, other)).toMatchObject({ status: 401 })
    expect(await join(link)).toMatchObject({ status: 422, code: 80006 })
  })
})

describe('an unactivated account', () => {
  it('becomes the invited person’s, with nothing left of whoever signed up with the address', async () => {
    const stranger = await signUpSeller(app, { activates: false })
    const link = await invitedTo(app, owner.token, stranger.email, 'administrator')
    expect((await open(link)).data.has_account).toBe(false)
    expect(await accept(link, stranger)).toMatchObject({ status: 403, code: 80005 })
    const outcomes = await Promise.all([join(link), join(link), join(link)])
    expect(outcomes.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await isLoggedIn(app, stranger.token)).toBe(false)
    expect((await login(app, stranger.email, stranger.password)).code).toBe(400)
    expect(await findUserIdOfPhone(app.deps.table, stranger.phone)).toBeUndefined()
    const { data } = await login(app, stranger.email, colleaguePassword)
    expect(data.user).toMatchObject({
      company_id: owner.companyId,
      is_activated: true,
      user_name: '陈晨',
      mobile: '',
    })
  })

  it('keeps its number if the invitation is opened in the browser that signed up', async () => {
    const seller = await signUpSeller(app, { activates: false })
    const link = await invitedTo(app, owner.token, seller.email)
    app.clock.advance('PT1S')
    const joined = await app.send(joinByInvitation, { body: joinBody(link) }, { cookies: [seller.device] })
    expect(joined.code).toBe(200)
    const { data } = await login(app, seller.email, colleaguePassword)
    expect(data.user).toMatchObject({ is_activated: true, phone_verified: true })
  })
})

describe('an invitation whose sender', () => {
  it('was removed is withdrawn in the same write, with its link', async () => {
    const sender = await letIn()
    const link = await invitedTo(app, sender.token, clerk(), 'administrator')
    const others = await invitedTo(app, owner.token, `other-${clerk()}`)
    const sent = (await members(owner)).filter(({ kind }) => kind === 'invitation')
    expect(sent.map(({ email, invited_by }) => [email, invited_by]).toSorted()).toEqual(
      [
        [clerk(), sender.userId],
        [`other-${clerk()}`, owner.userId],
      ].toSorted(),
    )
    await app.send(removeMember, { body: { id: sender.userId } }, owner)
    const left = (await members(owner)).filter(({ kind }) => kind === 'invitation')
    expect(left.map(({ email }) => email)).toEqual([`other-${clerk()}`])
    await isWorthless(link)
    expect((await open(others)).code).toBe(200)
  })

  it('was demoted, has left, was blocked or has closed their account is invalid', async () => {
    for (const cease of [
      (userId: string) => app.send(updateRole, { body: { user_id: userId, role: 'user' } }, owner),
      (_userId: string, token: string) => app.send(leaveCompany, {}, { token }),
      (userId: string) => act(app, 'user-block', { user: userId }),
      (_userId: string, token: string) => app.send(privacyEndpoints.closeAccount, { body: {} }, { token }),
    ]) {
      invited++
      owner = await signUpSeller(app)
      const sender = await letIn()
      const link = await invitedTo(app, sender.token, clerk())
      await cease(sender.userId, sender.token)
      await isWorthless(link)
      expect((await members(owner)).map(({ email }) => email)).toContain(owner.email)
    }
  })

  it('concurrently loses the administrator’s role is invalid', async () => {
    const sender = await letIn()
    const link = await invitedTo(app, sender.token, clerk())
    const { table } = app.deps
    const { transact } = table
    const named = { companyId: owner.companyId, userId: sender.userId }
    table.transact = async (writes) => {
      table.transact = transact
      await setMembership(app, named, { role: 'user', status: 'Active' })
      return transact(writes)
    }
    expect((await join(link)).code).not.toBe(200)
    table.transact = transact
    const joined = (await members(owner)).filter(({ kind }) => kind === 'member')
    expect(joined.map(({ email }) => email)).not.toContain(clerk())
  })

  it('was removed before the mail went out is not mailed', async () => {
    const sender = await letIn()
    await app.drainEvents()
    await invite(app, sender.token, clerk())
    await setMembership(
      app,
      { companyId: owner.companyId, userId: sender.userId },
      { role: 'user', status: 'Active' },
    )
    await app.drainEvents()
    expect(() => invitationTokenOf(app, clerk())).toThrow('no invitation')
  })
})

describe('an unverified company', () => {
  const lure = '您的额度已被冻结 http://evil.test'

  const nameThings = async () => {
    const { table } = app.deps
    const [company, user] = [await findCompany(table, owner.companyId), await findUser(table, owner.userId)]
    if (!company || !user) throw new Error('nobody signed up')
    await table.transact({
      ...storeCompany(table, { ...company, registerNameCn: lure, registerNameEn: lure }),
      user: replaceUser(table, { ...user, name: lure }),
    })
  }

  it('can invite five addresses a day, and a verified one fifty', async () => {
    for (let sent = 1; sent <= 6; sent++)
      expect((await invite(app, owner.token, `${sent}-${clerk()}`)).status).toBe(sent <= 5 ? 200 : 429)
    const company = present(await findCompany(app.deps.table, owner.companyId))
    await app.deps.table.transact(storeCompany(app.deps.table, { ...company, kycStatus: 'approved' }))
    expect((await invite(app, owner.token, `7-${clerk()}`)).status).toBe(200)
  })

  it.each(['zh-CN', 'zh-TW', 'en'] as const)(
    'is identified in the mail and on the page by the inviter’s address, not by its own text: %s',
    async (locale) => {
      await nameThings()
      const user = present(await findUser(app.deps.table, owner.userId))
      await app.deps.table.write(replaceUser(app.deps.table, { ...user, locale }))
      const link = await invitedTo(app, owner.token, clerk())
      const mail = app.outbox.newestTo(clerk())
      expect(mail.subject).toContain(owner.email)
      expect(mail.text).toContain(owner.email)
      for (const part of [mail.subject, mail.text, mail.html]) {
        expect(part).not.toContain('evil.test')
        expect(part).not.toContain('冻结')
      }
      expect((await open(link)).data).toMatchObject({
        registerNameEn: null,
        registerNameCn: null,
        inviter: owner.email,
        is_verified: false,
      })
    },
  )

  it('is not identified by its own text in the mail about a removal', async () => {
    await nameThings()
    const colleague = await inviteColleague(app, owner, clerk())
    await app.drainEvents()
    await app.send(removeMember, { body: { id: colleague.userId } }, owner)
    await app.drainEvents()
    expect(app.outbox.newestTo(clerk()).text).not.toContain('evil.test')
  })
})

describe('leaving', () => {
  it('ends the membership and its sessions; the next login is for the user’s own company', async () => {
    const other = await signUpSeller(app)
    await accept(await invitedTo(app, owner.token, other.email), other)
    const { data } = await login(app, other.email, other.password)
    expect(data.user.company_id).toBe(owner.companyId)
    const profile = await app.send(companiesEndpoints.getCompanyProfile, {}, { token: data.token })
    expect(profile.data).toMatchObject({ invited_by: owner.email, kycStatus: 'draft' })
    const outcomes = await Promise.all([
      app.send(leaveCompany, {}, { token: data.token }),
      app.send(leaveCompany, {}, { token: data.token }),
    ])
    expect(outcomes.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await isLoggedIn(app, data.token)).toBe(false)
    expect((await members(owner)).map(({ email }) => email)).toEqual([owner.email])
    const again = await login(app, other.email, other.password)
    expect(again.data.user.company_id).toBe(other.companyId)
    expect(again.data.user.joined_company).toBeUndefined()
    await app.drainEvents()
    expect(app.outbox.newestTo(owner.email).subject).toContain(other.email)
    expect(app.outbox.newestTo(other.email).text).toContain('退出')
  })

  it('requires a step-up, and is refused to the last administrator', async () => {
    expect(await app.send(leaveCompany, {}, { token: owner.token, isProven: false })).toMatchObject({
      code: 60001,
    })
    expect(await app.send(leaveCompany, {}, owner)).toMatchObject({
      status: 422,
      code: 20016,
    })
    await inviteColleague(app, owner, clerk())
    expect(await app.send(leaveCompany, {}, owner)).toMatchObject({
      status: 422,
      code: 20016,
    })
  })

  it('makes another administrator the recipient of the company’s mails', async () => {
    const second = await inviteColleague(app, owner, clerk(), 'administrator')
    expect((await app.send(leaveCompany, {}, owner)).code).toBe(200)
    expect(await findCompany(app.deps.table, owner.companyId)).toMatchObject({ ownerUserId: second.userId })
  })
})

it('an invitation that was withdrawn before its mail went out is not mailed', async () => {
  await invite(app, owner.token, clerk())
  const row = (await members(owner)).find(({ kind }) => kind === 'invitation')
  await app.send(removeMember, { body: { id: row?.id ?? '' } }, owner)
  await app.drainEvents()
  expect(() => invitationTokenOf(app, clerk())).toThrow('no invitation')
})
