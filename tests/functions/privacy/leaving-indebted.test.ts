import { beforeEach, describe, expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { isAdministrator, listMembers } from '../../../functions/data/memberships.ts'
import { suppressAddress } from '../../../functions/data/suppression-list.ts'
import type { Write } from '../../../functions/data/table.ts'
import { findUser, replaceUser } from '../../../functions/data/users.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk, requestDrawdown } from '../../support/draw-money.ts'
import { setMembership } from '../../support/set-membership.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
/** An administrator of an indebted company with one colleague. */
let seller: SellerWithFacility
let colleague: Seller
beforeEach(async () => {
  seller = await buildFacility(app, { limitCents: 250_000_00, outstandingCents: 50_000_00 })
  colleague = await signUpColleague(app, seller)
})

const look = async ({ token }: Pick<Seller, 'token'>) =>
  (await app.send(privacyEndpoints.lookAtClosing, {}, { token })).data
const close = async ({ token }: Pick<Seller, 'token'>) =>
  (await app.send(privacyEndpoints.closeAccount, {}, { token })).data

const companyOf = async (of: Pick<Seller, 'token'>) =>
  (await look(of)).companies.find(({ company_id }) => company_id === seller.companyId)

const bounce = async ({ email }: Seller) =>
  app.deps.table.write(
    suppressAddress(app.deps.table, {
      email,
      why: 'bounced',
      at: app.clock.now().toISOString(),
      feedbackId: `f-${email}`,
    }),
  )

const departures = async () => {
  const outcome = await deskResult(app, 'departure-list', { limit: 50 })
  return outcome.waiting.filter(({ companyId }) => companyId === seller.companyId)
}

describe('the preview of closing an account', () => {
  it('lists the company’s open items, by facility and currency, and who is responsible afterwards (N7)', async () => {
    await requestDrawdown(app, seller, '27000.00')
    const productCode = 'small_shop_financing'
    expect(await companyOf(seller)).toMatchObject({
      is_closed_too: false,
      open: [
        { kind: 'debt', product_code: productCode, currency: 'GBP', amount: '50000.00', count: null },
        { kind: 'drawdown', product_code: productCode, currency: 'GBP', amount: '27000.00', count: null },
        { kind: 'facility', product_code: productCode, currency: 'GBP', amount: '250000.00', count: null },
      ],
      administrators: [{ email: colleague.email.replace(/^(.)[^@]*/, '$1•••'), is_reachable: true }],
    })
  })

  it('reveals nothing of a company to a user with a pending request', async () => {
    const stranger = await signUpSeller(app)
    const { companyId } = seller
    await setMembership(app, { companyId, userId: stranger.userId }, { role: 'user', status: 'Confirming' })
    const shown = (await look(stranger)).companies.map(({ company_id }) => company_id)
    expect(shown).toEqual([stranger.companyId])
    expect(await close(stranger)).toMatchObject({ is_closed: true })
  })
})

describe('leaving an indebted company by closing the account', () => {
  it('is possible if another administrator can be reached, and listed for the lender until settled', async () => {
    expect(await close(seller)).toMatchObject({ is_closed: true })
    const [departure, ...more] = await departures()
    expect(more).toEqual([])
    expect(departure).toMatchObject({ email: seller.email, way: 'account closed', reachable: 1 })
    const fields = { companyId: seller.companyId, departureId: departure?.departureId }
    expect(await callDesk(app, 'departure-settle', fields)).toMatchObject({ ok: true })
    expect(await callDesk(app, 'departure-settle', fields), 'again').toMatchObject({ ok: true })
    expect(await departures()).toEqual([])
  })

  it('is refused if nobody else can receive mail, is verified and may log in', async () => {
    const { table } = app.deps
    await bounce(colleague)
    expect(await close(seller)).toMatchObject({ is_closed: false, obstacles: ['lastReachable'] })
    expect((await companyOf(seller))?.administrators).toMatchObject([{ is_reachable: false }])
    await callDesk(app, 'email-resume', { email: colleague.email })
    const user = await findUser(table, colleague.userId)
    if (!user) throw new Error('no user')
    await table.transact({ user: replaceUser(table, { ...user, isActivated: false }) })
    expect(await close(seller)).toMatchObject({ is_closed: false, obstacles: ['lastReachable'] })
    await table.transact({ user: replaceUser(table, { ...user, version: user.version + 1 }) })
    await callDesk(app, 'user-block', { user: colleague.email })
    expect(await close(seller)).toMatchObject({ is_closed: false, obstacles: ['lastReachable'] })
    await callDesk(app, 'user-unblock', { user: colleague.email })
    expect(await close(seller)).toMatchObject({ is_closed: true, obstacles: [] })
  })

  it('is refused to a user, too, if the only administrator cannot be reached', async () => {
    const clerk = await signUpColleague(app, seller, 'user')
    await bounce(colleague)
    await bounce(seller)
    expect(await close(clerk)).toMatchObject({ is_closed: false, obstacles: ['lastReachable'] })
  })

  it('never leaves it without an administrator if both close concurrently', async () => {
    const answers = await Promise.all([close(seller), close(colleague)])
    expect(answers.filter(({ is_closed }) => is_closed)).toHaveLength(1)
    expect((await listMembers(app.deps.table, seller.companyId)).filter(isAdministrator)).toHaveLength(1)
  })

  it('is refused if the other one’s mail bounces concurrently', async () => {
    const { table } = app.deps
    let hasBounced = false
    app.deps.table = {
      ...table,
      async transact<Name extends string>(writes: Record<Name, Write | undefined>) {
        if ('closing' in writes && !hasBounced) {
          hasBounced = true
          await bounce(colleague)
        }
        return table.transact(writes)
      },
    }
    const answer = await close(seller)
    app.deps.table = table
    expect(answer).toMatchObject({ is_closed: false, obstacles: ['lastReachable'] })
  })
})

describe('a removal from an indebted company', () => {
  it('is listed for the lender, unlike leaving a company without debt', async () => {
    const { removeMember } = companiesEndpoints
    const removed = await app.send(removeMember, { body: { id: colleague.userId } }, seller)
    expect(removed.code).toBe(200)
    await app.drainEvents()
    expect(await departures()).toMatchObject([{ email: colleague.email, way: 'removed by administrator' }])
    const other = await signUpSeller(app)
    const guest = await signUpColleague(app, other)
    await close(guest)
    const outcome = await deskResult(app, 'departure-list', { limit: 50 })
    expect(outcome.waiting.filter(({ companyId }) => companyId === other.companyId)).toEqual([])
  })
})
