import { setImmediate } from 'node:timers/promises'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import { findCompany } from '../../../functions/data/companies.ts'
import { listInvitations } from '../../../functions/data/invitations.ts'
import { isAdministrator, listMembers as listKept } from '../../../functions/data/memberships.ts'
import { buildFacility, readFacility, tieDirector } from '../../support/build-facility.ts'
import { acceptQuote, requestQuote, trialBalance } from '../../support/draw-money.ts'
import { actFor, setMembership } from '../../support/set-membership.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { isLoggedIn } from '../account/account-steps.ts'
import { invite } from './company-steps.ts'

const { updateRole, removeMember, listMembers, listColleagues, listRoles, getCompanyProfile } =
  companiesEndpoints

const app = await useTestApp()
/** Two administrators of a company, created by the first one. */
let first: Seller
let second: Seller
beforeEach(async () => {
  first = await signUpSeller(app)
  second = await joined('administrator')
})

/** A new member of the first one's company, in a session for it. */
const joined = async (role: CompanyRole): Promise<Seller> => {
  app.clock.advance('PT1S')
  const seller = { ...(await signUpSeller(app)), companyId: first.companyId }
  await setMembership(app, seller, { role })
  return actFor(app, seller)
}

const setRole = (by: Seller, whom: Seller, role: CompanyRole) =>
  app.send(updateRole, { body: { user_id: whom.userId, role } }, by)
const remove = (by: Seller, whom: { userId: string }) =>
  app.send(removeMember, { body: { id: whom.userId } }, by)
const administrators = async () =>
  (await listKept(app.deps.table, first.companyId)).filter(isAdministrator).map(({ userId }) => userId)

describe('the last administrator', () => {
  it('can neither be demoted nor removed', async () => {
    expect((await setRole(first, second, 'user')).code).toBe(200)
    for (const call of [setRole(first, first, 'user'), remove(first, first)])
      expect(await call).toMatchObject({ status: 422, code: 20016, data: null })
    expect(await administrators()).toEqual([first.userId])
  })

  it('remains, whichever of two demotes the other first', async () => {
    await Promise.all([setRole(first, second, 'user'), remove(second, first), setRole(second, first, 'user')])
    expect(await administrators()).toHaveLength(1)
  })

  it('remains through 200 changes, fifty of them concurrent with four administrators', async () => {
    const team = [first, second, await joined('administrator'), await joined('administrator')]
    const change = fc.record({ by: fc.constantFrom(...team), whom: fc.constantFrom(...team) })
    const changes = fc.sample(change, { numRuns: 184, seed: 13 })
    for (let round = 0; round < 4; round++) {
      await Promise.all(team.map((each) => setMembership(app, each)))
      const outcomes = await Promise.all([
        // Self-demotions, the only way in which the last administrator could go.
        ...team.map((each) => setRole(each, each, 'user')),
        ...changes.slice(round * 46, (round + 1) * 46).map(({ by, whom }) => setRole(by, whom, 'user')),
      ])
      expect(outcomes.filter(({ status }) => status >= 500)).toEqual([])
      expect((await administrators()).length).toBeGreaterThan(0)
    }
  })

  it('transfers the owner’s mails with the loss of the role', async () => {
    await remove(second, first)
    expect((await findCompany(app.deps.table, first.companyId))?.ownerUserId).toBe(second.userId)
  })
})

/** Waits for this many turns of the event loop. */
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

describe('a removal', () => {
  it('ends the sessions for the company, and no others', async () => {
    const { email, password } = second
    const elsewhere = await logInAgain(app, { ...second, token: 'none', email, password })
    const profile = await app.send(getCompanyProfile, {}, elsewhere)
    expect(profile.data.companyId).not.toBe(first.companyId)
    expect((await remove(first, second)).code).toBe(200)
    expect(await isLoggedIn(app, second.token)).toBe(false)
    expect(await isLoggedIn(app, elsewhere.token)).toBe(true)
    await app.drainEvents()
    expect(app.outbox.newestTo(email).to).toBe(email)
    await expect(actFor(app, { ...elsewhere, companyId: first.companyId })).rejects.toThrow('20018')
  })

  it('ends them on redelivery after a crash, but not those of a returning member', async () => {
    const before = second
    const { table } = app.deps
    app.deps.table = {
      ...table,
      write: async () => {
        throw new Error('broken off')
      },
    }
    expect((await remove(first, second)).status).toBe(500)
    app.deps.table = table
    expect(await isLoggedIn(app, before.token)).toBe(true)
    app.clock.advance('PT1M')
    await setMembership(app, { ...second, companyId: first.companyId }, { role: 'user' })
    const back = await actFor(app, await logInAgain(app, { ...second, token: 'none' }))
    await app.drainEvents()
    expect(await isLoggedIn(app, before.token)).toBe(false)
    expect(await isLoggedIn(app, back.token)).toBe(true)
  })

  it('is serializable with the member’s concurrent call, which is committed whole or not at all', async () => {
    const { facilityId, ...seller } = await buildFacility(app, { limitCents: 100_000_00 })
    first = seller
    let drawn = 0
    for (let round = 0; round < 8; round++) {
      const leaving = await joined('administrator')
      await tieDirector(app.deps.table, leaving, app.clock.now())
      const invited = `guest-${round}@shop.test`
      const { data } = await requestQuote(app, leaving, '1000.00')
      const [invitation, drawdown, removal] = await Promise.all([
        invite(app, leaving.token, invited),
        acceptQuote(app, leaving, data.quote_id),
        // In each round the other calls start a little later.
        turns(round * 12).then(() => remove(first, leaving)),
      ])
      expect(removal).toMatchObject({ status: 200 })
      for (const { status } of [invitation, drawdown]) expect([200, 401, 403]).toContain(status)
      drawn += drawdown.status === 200 ? 1000_00 : 0
      const hasLanded = (await app.everyItem()).some(({ payload }) => {
        const event = payload as { name?: string; email?: string } | undefined
        return event?.name === 'member-invited' && event.email === invited
      })
      expect(hasLanded).toBe(invitation.status === 200)
      // The invitations by the removed user end, at the latest with the event.
      await app.drainEvents()
      const invitations = await listInvitations(app.deps.table, first.companyId)
      expect(invitations.some(({ email }) => email === invited)).toBe(false)
      expect((await readFacility(app, facilityId)).balances.pendingDrawdown).toBe(drawn)
      expect(await isLoggedIn(app, leaving.token)).toBe(false)
      expect(await administrators()).toEqual([first.userId])
    }
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  it('and a role change are refused with 20018 for a non-member', async () => {
    const stranger = await signUpSeller(app)
    for (const call of [remove(first, stranger), setRole(first, stranger, 'administrator')])
      expect(await call).toMatchObject({ status: 404, code: 20018, data: null })
    const asked = { companyId: first.companyId, userId: stranger.userId }
    await setMembership(app, asked, { role: 'user', status: 'Confirming' })
    expect((await setRole(first, stranger, 'administrator')).code).toBe(20018)
  })
})

const newsOf = async ({ token }: Seller) => {
  const { data } = await app.send(accountEndpoints.listSecurityActivity, {}, { token })
  return data.news.map(({ what, about }) => [what, about])
}

/** The subjects of the mails to an address. */
const mailed = ({ email }: Seller) =>
  app.outbox.sent.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('a change of a membership', () => {
  it('notifies the user and every administrator, including the acting one, by mail and as security activity', async () => {
    const third = await joined('administrator')
    await setRole(third, first, 'user')
    // It changes nothing and notifies nobody.
    await setRole(third, first, 'user')
    await app.drainEvents()
    app.clock.advance('PT1M')
    await setRole(third, first, 'administrator')
    await app.drainEvents()
    app.clock.advance('PT1M')
    await remove(third, second)
    await app.drainEvents()
    const toAdministrators = [
      '【明岸】一家公司有用户的角色变更',
      '【明岸】一家公司有用户的角色变更',
      `【明岸】${second.email} 已被移出一家公司`,
    ]
    expect(mailed(third)).toEqual(expect.arrayContaining(toAdministrators))
    expect(mailed(third).filter((subject) => subject === toAdministrators[0])).toHaveLength(2)
    expect(await newsOf(third)).toEqual([
      ['userRemoved', second.email],
      ['userMadeAdministrator', first.email],
      ['userMadeUser', first.email],
    ])
    expect(mailed(first)).toEqual(
      expect.arrayContaining([
        '【明岸】您已不再是一家公司的管理员',
        '【明岸】您已成为一家公司的管理员',
        toAdministrators[2],
      ]),
    )
    expect(mailed(first)).not.toContain(toAdministrators[0])
    expect(await newsOf(first)).toEqual([
      ['userRemoved', second.email],
      ['madeAdministrator', '一家公司'],
      ['madeUser', '一家公司'],
    ])
    expect(mailed(second)).toContain('【明岸】您已不再是一家公司的用户')
    // In the remaining session, entries about a company are of that company.
    expect(await newsOf(await logInAgain(app, second))).toEqual([['removedFromCompany', '一家公司']])
  })
})

it('members and roles are listed to every member', async () => {
  const clerk = await joined('user')
  const { data } = await app.send(listMembers, { body: {} }, clerk)
  expect(data.records.map(({ id, role, status, is_self }) => [id, role, status, is_self])).toEqual([
    [first.userId, 'administrator', 'Active', false],
    [second.userId, 'administrator', 'Active', false],
    [clerk.userId, 'user', 'Active', true],
  ])
  const colleagues = await app.send(listColleagues, { body: {} }, clerk)
  expect(colleagues.data.map(({ userId }) => userId).toSorted()).toEqual(
    [first.userId, second.userId, clerk.userId].toSorted(),
  )
  const roles = await app.send(listRoles, {}, clerk)
  expect(roles.data).toEqual([
    { role: 'administrator', binds: true },
    { role: 'user', binds: false },
  ])
})
