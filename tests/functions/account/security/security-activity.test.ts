import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { findCompany, storeCompany } from '../../../../functions/data/companies.ts'
import { subscribers } from '../../../../functions/events/subscribers.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { drawMoney } from '../../../support/draw-money.ts'
import { actFor, setMembership } from '../../../support/set-membership.ts'
import { signUpColleague } from '../../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, emailCode, freshIp, phoneCode, twice } from '../account-steps.ts'
import { putCaptcha } from '../captcha/put-captcha.ts'

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
})

const newsOf = async ({ token }: Pick<Seller, 'token'>) => {
  await app.drainEvents()
  const { data } = await app.send(accountEndpoints.listSecurityActivity, {}, { token })
  return data.news
}

const whatOf = async (whose: Pick<Seller, 'token'>) => (await newsOf(whose)).map(({ what }) => what)

const login = async (password = seller.password, cookies: string[] = []) =>
  app.send(
    accountEndpoints.login,
    { body: { email: seller.email, password, ...(await putCaptcha(app)) } },
    { ip: '198.51.100.4', headers: { 'user-agent': 'Firefox on a phone' }, cookies },
  )

/** Verifies the company, which raises its daily limit of invitations. */
const verify = async ({ companyId }: Seller) => {
  const { table } = app.deps
  const company = await findCompany(table, companyId)
  if (!company) throw new Error('no company')
  await table.transact({ ...storeCompany(table, { ...company, kycStatus: 'approved' }) })
}

/** Unlocks the user in the back office. */
const unlock = async () => {
  await deskOf(app.deps)({ action: 'user-unlock', actor: 'ada', user: seller.email })
}

describe('security activity', () => {
  test('a user sees new logins with place and time, and nobody else does', async () => {
    const other = await signUpSeller(app)
    await login()
    await login(seller.password, [seller.device])
    expect(await newsOf(seller)).toEqual([
      {
        id: expect.any(String),
        what: 'newDevice',
        happened_at: app.clock.now().toISOString(),
        ip: '198.51.100.4',
        user_agent: 'Firefox on a phone',
        about: '',
      },
    ])
    expect(await newsOf(other)).toEqual([])
  })

  test('a user sees locks and changes of the account, newest first', async () => {
    let { token } = seller
    for (let each = 1; each <= 10; each++) await login('wrong 1234')
    app.clock.advance('PT1M')
    for (let each = 1; each <= 10; each++) await login('wrong 1234', [seller.device])
    app.clock.advance('PT1M')
    await unlock()
    const body = { old_password: seller.password, ...twice('Kestrel#58') }
    token = (await app.send(accountEndpoints.updatePassword, { body }, { token })).data.token
    app.clock.advance('PT1M')
    const email = `changed-${seller.email}`
    const email_code = await emailCode(app, email, token)
    const moved = await app.send(accountEndpoints.updateProfile, { body: { email, email_code } }, { token })
    token = moved.data.token ?? ''
    app.clock.advance('PT1M')
    const phone = { phone_country_code: '+852' as const, phone_number: '61234567' }
    const phone_code = await phoneCode(app, '+85261234567')
    await app.send(accountEndpoints.changePhone, { body: { ...phone, phone_code } }, { token })
    const news = await newsOf({ token })
    expect(news.map(({ what, about }) => [what, about])).toEqual([
      ['phoneChanged', ''],
      ['emailChanged', seller.email],
      ['passwordUpdated', ''],
      ['lockedDevice', ''],
      ['lockedStrangers', ''],
    ])
  })

  test('administrators see invitations and drawdowns of the company, and other users do not', async () => {
    const owner = await buildFacility(app, { limitCents: 250_000_00 })
    const colleague = await signUpColleague(app, owner)
    const clerk = await signUpColleague(app, owner, 'user')
    const body = { email: 'helper@shop.test', role: 'user' as const }
    await app.send(companiesEndpoints.inviteMember, { body }, owner)
    await app.drainEvents()
    app.clock.advance('PT1M')
    await drawMoney(app, owner, '12000.00')
    for (const { token } of [owner, colleague]) {
      const news = (await newsOf({ token })).map(({ what, about }) => [what, about])
      expect(news).toContainEqual(['drawdownRequested', expect.stringMatching(/^GBP\s12,000\.00$/)])
      expect(news).toContainEqual(['userInvited', 'helper@shop.test'])
    }
    expect(await whatOf(clerk)).toEqual([])
  })

  test('entries about a company are shown only in a session for it, without those about another', async () => {
    const elsewhere = await signUpSeller(app)
    await setMembership(app, { companyId: elsewhere.companyId, userId: seller.userId })
    await verify(elsewhere)
    await login()
    await app.drainEvents()
    app.clock.advance('PT1M')
    for (let each = 1; each <= 31; each++) {
      const body = { email: `helper-${each}@shop.test`, role: 'user' as const }
      await app.send(companiesEndpoints.inviteMember, { body }, elsewhere)
      app.clock.advance('PT1S')
    }
    expect(await whatOf(seller)).toEqual(['newDevice'])
    const there = await actFor(app, { ...seller, companyId: elsewhere.companyId })
    expect((await newsOf(there)).map(({ about }) => about)).toContain('helper-31@shop.test')
  })

  test('an event adds one entry, however often it is delivered', async () => {
    const { deps } = app
    const { userId } = seller
    const event = { name: 'new-device-login', userId, ip: freshIp(), userAgent: '' } as const
    await login()
    await app.drainEvents()
    const [note] = await newsOf(seller)
    const stored = (await app.everyItem()).find(({ payload }) => {
      const { name, userId: whose } = (payload ?? {}) as Partial<Record<string, string>>
      return name === 'new-device-login' && whose === userId
    })
    const delivery = { eventId: String(stored?.['eventId']), at: note?.happened_at ?? '' }
    const { table } = deps
    const done = { kind: 'check', table: table.name, key: { pk: 'x', sk: 'x' }, when: {} } as const
    await subscribers['new-device-login'](event, deps, { ...delivery, done })
    expect(await newsOf(seller)).toEqual([note])
  })

  test('thirty entries are shown, and entries expire after a year', async () => {
    let { token } = seller
    for (let each = 1; each <= 32; each++) token = (await login()).data.token
    expect(await newsOf({ token })).toHaveLength(30)
    const notes = (await app.everyItem()).filter(({ type }) => type === 'security-note')
    const lifetimes = notes.map(({ ttl, happenedAt }) => Number(ttl) - Date.parse(String(happenedAt)) / 1000)
    expect(Math.max(...lifetimes)).toBeLessThanOrEqual(365 * 24 * 3600)
  })
})
