import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { findCompany, storeCompany } from '../../../../functions/data/companies.ts'
import { findMembership } from '../../../../functions/data/memberships.ts'
import { findUser, findUserIdOfPhone } from '../../../../functions/data/users.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { refusal } from '../../../support/refusal.ts'
import { signUpColleague } from '../../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import {
  beginDay,
  isLoggedIn,
  login,
  passwordTokenOf,
  resetTokenOf,
  tokenOf,
  twice,
} from '../../account/account-steps.ts'

const app = await useTestApp()
let owner: Seller
beforeEach(async () => {
  beginDay(app)
  owner = await signUpSeller(app, { line: 'underwriting' })
})

const password = 'Kestrel#58'

let invitations = 0

const invitation = (changes: object = {}) => {
  invitations++
  return {
    companyId: owner.companyId,
    email: `clerk-${invitations}@shop.test`,
    name: '陈晨',
    phone: `+8526${String(invitations).padStart(7, '0')}`,
    language: 'zh-TW',
    ...changes,
  }
}

const invite = (
  given: ReturnType<typeof invitation> & { dryRun?: true; internal?: true; role?: 'administrator' },
) => deskOf(app.deps)({ action: 'user-invite', actor: 'ada', reason: 'asked by phone', ...given })

const invited = async () => {
  const given = invitation()
  const outcome = await invite(given)
  if (!outcome.ok) throw new Error(outcome.message)
  await app.drainEvents()
  return { ...given, userId: String(outcome['userId']), token: passwordTokenOf(app, given.email) }
}

describe('a colleague of the lender’s', () => {
  test.each(['ada@shop.test', 'ada@mail.portal.test', 'ada@portal.test.example'])(
    'is not invited as %s: 90010009',
    async (email) => {
      expect(await invite(invitation({ email, internal: true }))).toMatchObject(refusal('notInternalEmail'))
    },
  )

  test('is invited with an address of the domain that the portal mails from, and not as anybody else', async () => {
    const given = invitation({ email: `Ada-${invitations}@Portal.test` })
    expect(await invite(given)).toMatchObject(refusal('notInternalEmail'))
    expect(await invite({ ...given, internal: true })).toMatchObject({ ok: true })
  })

  test('never becomes an administrator, whoever says so', async () => {
    const given = invitation({ email: `looker-${invitations}@portal.test` })
    const { companyId, token } = owner
    expect(await invite({ ...given, internal: true, role: 'administrator' })).toMatchObject({ ok: false })
    const outcome = await invite({ ...given, internal: true })
    if (!outcome.ok) throw new Error(outcome.message)
    const userId = String(outcome['userId'])

    const { updateRole, inviteMember } = companiesEndpoints
    const role = 'administrator'
    expect(await app.send(updateRole, { body: { user_id: userId, role } }, { token })).toMatchObject({
      status: 400,
      errors: [{ field: 'body.role', rule: 'lenderColleague' }],
    })
    const other = `other-${given.email}`
    expect(await app.send(inviteMember, { body: { email: other, role } }, { token })).toMatchObject({
      status: 400,
      errors: [{ field: 'body.email', rule: 'lenderColleague' }],
    })
    expect(await findMembership(app.deps.table, { companyId, userId })).toMatchObject({ role: 'user' })
  })
})

const init = (token: string, chosen = password) =>
  app.send(accountEndpoints.initPassword, { body: { token, ...twice(chosen) } })

const look = (token: string) => app.send(accountEndpoints.getResetEmail, { headers: { linktoken: token } })

describe('an invitation that is refused', () => {
  test('of an unknown company is 20018', async () => {
    expect(await invite(invitation({ companyId: 'nobody' }))).toMatchObject(refusal('notFound'))
  })

  test('to a taken address is 30007, to a taken number 30012, and leaves nothing', async () => {
    const before = (await app.everyItem()).length
    const takenEmail = invitation({ email: owner.email.toUpperCase() })
    expect(await invite(takenEmail)).toMatchObject(refusal('emailTaken'))
    expect(await invite({ ...takenEmail, dryRun: true })).toMatchObject(refusal('emailTaken'))
    const takenPhone = invitation({ phone: owner.phone })
    expect(await invite(takenPhone)).toMatchObject(refusal('phoneTaken'))
    expect(await findUserIdOfPhone(app.deps.table, takenEmail.phone)).toBeUndefined()
    expect(await app.everyItem()).toHaveLength(before)
  })

  test.each([
    [{ phone: '91234567' }],
    [{ phone: '+44791112345' }],
    [{ phone: '+8612345678901' }],
    [{ email: 'nobody' }],
    [{ name: ' ' }],
    [{ name: 'x'.repeat(61) }],
    [{ language: 'fr' }],
  ])('with %o is 20008', async (changes) => {
    expect(await invite(invitation(changes))).toMatchObject(refusal('invalidInput'))
  })

  test('sent twice at once makes one user', async () => {
    const given = invitation()
    const outcomes = await Promise.all([invite(given), invite(given)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('an invited user', () => {
  test('belongs to the company, on the line of its owner, under an audit entry', async () => {
    const { userId, email, phone } = await invited()
    expect(await findUser(app.deps.table, userId)).toMatchObject({
      email,
      name: '陈晨',
      phoneCountryCode: '+852',
      phoneNumber: phone.slice(4),
      locale: 'zh-TW',
      isActivated: false,
      registerSource: 'revenue_credit_automation',
      companyId: owner.companyId,
    })
    const listed = await deskOf(app.deps)({
      action: 'audit-list',
      actor: 'ada',
      companyId: owner.companyId,
    })
    expect(listed.ok && listed['entries']).toEqual([
      expect.objectContaining({
        action: 'user-invite',
        reason: 'asked by phone',
        before: null,
        after: { userId, role: 'user', language: 'zh-TW', internal: false },
      }),
    ])
  })

  test('is told of to the company’s owner and administrators, who may not have asked for it', async () => {
    const colleague = await signUpColleague(app, owner)
    const clerk = await signUpColleague(app, owner, 'user')
    const { email } = await invited()
    const mailed = app.outbox.sent.filter(({ text }) => text.includes(email)).map(({ to }) => to)
    expect(mailed.toSorted()).toEqual([owner.email, colleague.email].toSorted())
    expect(app.outbox.newestTo(owner.email).text).toContain(`客服已将 ${email} 添加为`)
    const newsOf = async ({ token }: Seller) =>
      (await app.send(accountEndpoints.listSecurityActivity, {}, { token })).data.news
    for (const told of [owner, colleague])
      expect(await newsOf(told)).toMatchObject([{ what: 'userAddedByLender', about: email }])
    expect(await newsOf(clerk)).toEqual([])
  })

  test('gets the link in their language, and its secret is kept nowhere in clear', async () => {
    const { email, token } = await invited()
    const mail = app.outbox.newestTo(email)
    expect(mail.subject).toBe('【明岸】請設定密碼，啟用您的帳戶')
    expect(mail.html).toContain(`href="https://portal.test/financing/set-password#token=${token}"`)
    expect(JSON.stringify(await app.everyItem())).not.toContain(token)
  })

  test('logs in with no password before one is set, not with what an absent one may look like either', async () => {
    const { email } = await invited()
    for (const guess of ['undefined', ' ']) expect((await login(app, email, guess)).code).toBe(400)
  })

  test('is told for which company, by the verified name in their language', async () => {
    const { table } = app.deps
    const company = await findCompany(table, owner.companyId)
    if (!company) throw new Error('no company')
    const names = {
      kycStatus: 'approved' as const,
      registerNameEn: 'Harbour Lamps Limited',
      registerNameCn: '海港灯饰有限公司',
    }
    await table.transact({ ...storeCompany(table, { ...company, ...names }) })
    const { email } = await invited()
    expect(app.outbox.newestTo(email).text).toContain('代表海港灯饰有限公司辦理')
    const english = invitation({ language: 'en' })
    await invite(english)
    await app.drainEvents()
    expect(app.outbox.newestTo(english.email).text).toContain('to act for Harbour Lamps Limited.')
  })

  test('sets a password by the link, is activated by it and logs in to the company', async () => {
    const { email, token, userId } = await invited()
    expect((await look(token)).data).toEqual({ email, purpose: 'initial', claims_signup_of: null })
    expect((await init(token)).data).toEqual({ email })
    await app.drainEvents()
    expect(app.outbox.newestTo(email).subject).toBe('【明岸】您的帳戶已啟用')
    const { code, data } = await login(app, email, password)
    expect(code).toBe(0)
    expect(data.user).toMatchObject({ userId, company_id: owner.companyId, is_activated: true })
    expect(data.source_index_path).toBe('/credit/underwriting/home')
    expect(await isLoggedIn(app, owner.token)).toBe(true)
  })

  test('sets it once: used again, or four times at once, the link is 80006', async () => {
    const { email, token } = await invited()
    const chosen = ['Kestrel#11', 'Kestrel#22', 'Kestrel#33', 'Kestrel#44']
    const codes = (await Promise.all(chosen.map((each) => init(token, each)))).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 80006, 80006, 80006])
    const again = await init(token)
    expect([again.status, again.code]).toEqual([422, 80006])
    const first = chosen[codes.indexOf(200)] ?? ''
    expect(await isLoggedIn(app, await tokenOf(app, { email, password: first }))).toBe(true)
  })

  test('has seven days for it, to the second', async () => {
    const late = await invited()
    app.clock.advance('P6DT23H59M59S')
    expect((await look(late.token)).code).toBe(200)
    app.clock.advance('PT1S')
    expect([(await look(late.token)).code, (await init(late.token)).code]).toEqual([80010, 80006])
    expect((await findUser(app.deps.table, late.userId))?.isActivated).toBe(false)
    beginDay(app)
  })

  test('cannot use the invitation as a reset, and loses nothing by trying', async () => {
    const { token } = await invited()
    const wrong = await app.send(accountEndpoints.resetPassword, { body: { token, ...twice(password) } })
    expect([wrong.status, wrong.code]).toEqual([422, 80009])
    expect((await init(token)).code).toBe(200)
  })

  test('who lost the mail sets the first password by a reset, which makes the invitation worthless', async () => {
    const { email, token } = await invited()
    const reset = await resetTokenOf(app, email)
    expect(reset).not.toBe(token)
    const set = await app.send(accountEndpoints.resetPassword, { body: { token: reset, ...twice(password) } })
    expect(set.data).toEqual({ email })
    expect((await login(app, email, password)).data.user.is_activated).toBe(true)
    expect((await init(token, 'Other#word58')).code).toBe(80006)
  })

  test('is refused a common password, at its field', async () => {
    const { token } = await invited()
    const answer = await init(token, 'Password1!')
    expect([answer.status, answer.errors]).toEqual([
      400,
      [{ field: 'body.password', rule: 'passwordCommon' }],
    ])
  })
})
