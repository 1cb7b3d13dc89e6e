import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { findMembership } from '../../../functions/data/memberships.ts'
import { sweepEvents } from '../../../functions/jobs/event-sweep.ts'
import { buildFacility, type SellerWithFacility, tieDirector } from '../../support/build-facility.ts'
import {
  acceptQuote,
  callDesk,
  requestDrawdown,
  requestQuote,
  trialBalance,
} from '../../support/draw-money.ts'
import { actFor, setMembership } from '../../support/set-membership.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { initiate, objectionTokenOf, signingTokenOf } from '../agreements/signing-story.ts'
import { invitedTo } from '../companies/company-steps.ts'

const app = await useTestApp()
let director: SellerWithFacility
let other: Seller
beforeEach(async () => {
  director = await buildFacility(app, { limitCents: 100_000_00 })
  other = await signUpColleague(app, director)
  await askForSecond(director)
})

/** Requires a second administrator for the company's drawdowns from 5,000.00 on. */
const askForSecond = async ({ token }: Seller) => {
  const { code } = await app.send(
    drawdownEndpoints.setSecondApproval,
    { body: { rule: { amount: '5000.00', currency: 'GBP' } } },
    { token },
  )
  expect(code).toBe(0)
}

/** Brings an existing account into the company by an invitation. */
const bringIn = async (by: Seller, role: 'administrator' | 'user'): Promise<Seller> => {
  const ally = await signUpSeller(app)
  const token = await invitedTo(app, by.token, ally.email, role)
  const joined = await app.send(companiesEndpoints.acceptInvitation, { body: { token } }, ally)
  expect(joined.code).toBe(200)
  return actFor(app, { ...ally, companyId: by.companyId })
}

const letIn = async (by: Seller): Promise<Seller> => {
  const ally = await signUpSeller(app)
  const { companyId } = by
  await setMembership(app, { companyId, userId: ally.userId }, { role: 'user', status: 'Confirming' })
  const confirmed = await app.send(companiesEndpoints.confirmMember, { body: { user_id: ally.userId } }, by)
  expect(confirmed.code).toBe(200)
  return actFor(app, { ...ally, companyId })
}

const setRole = (by: Seller, { userId }: Seller, role: 'administrator' | 'user') =>
  app.send(companiesEndpoints.updateRole, { body: { user_id: userId, role } }, by)

const confirm = ({ token }: Seller, drawdown_id: string) =>
  app.send(drawdownEndpoints.confirmDrawdown, { body: { drawdown_id, accepted: true } }, { token })

const broken = (rule: string) => ({ status: 422, errors: [{ field: 'body.drawdown_id', rule }] })

const statusOf = async (drawdownId: string) =>
  (await findDrawdown(app.deps.table, director.companyId, drawdownId))?.status

const seenBy = async ({ token }: Seller, drawdownId: string) => {
  const { data } = await app.send(drawdownEndpoints.listAwaitingDrawdowns, {}, { token })
  return data.records.find(({ drawdown_id }) => drawdown_id === drawdownId)
}

const draw = async (amount: string) => statusOf(await requestDrawdown(app, director, amount))

describe('a second approval by the attacker’s own administrator', () => {
  test.each([
    ['invited', () => bringIn(director, 'administrator')],
    [
      'invited as a user and promoted by another',
      async () => {
        const ally = await bringIn(director, 'user')
        expect((await setRole(other, ally, 'administrator')).code).toBe(200)
        return ally
      },
    ],
    [
      'let in and promoted by another',
      async () => {
        const ally = await letIn(director)
        expect((await setRole(other, ally, 'administrator')).code).toBe(200)
        return ally
      },
    ],
    [
      'promoted',
      async () => {
        const ally = await bringIn(other, 'user')
        expect((await setRole(director, ally, 'administrator')).code).toBe(200)
        return ally
      },
    ],
  ])('whom they %s is refused, at once and later', async (_how, add) => {
    const ally = await add()
    const drawdownId = await requestDrawdown(app, director, '8000.00')
    expect(await confirm(ally, drawdownId)).toMatchObject(broken('addedByRequester'))
    expect(await seenBy(ally, drawdownId)).toMatchObject({
      obstacle: 'addedByRequester',
      confirmable_from: null,
      is_confirmable: true,
      first_confirmation_at: null,
    })
    app.clock.advance('P2D')
    expect(await confirm(await logInAgain(app, ally), drawdownId)).toMatchObject(broken('addedByRequester'))
    expect(await statusOf(drawdownId)).toBe('awaiting colleague')
  })

  test('is refused for 24 hours after a promotion by another one, even after a demotion', async () => {
    const ally = await bringIn(other, 'administrator')
    const drawdownId = await requestDrawdown(app, director, '8000.00')
    expect(await confirm(ally, drawdownId)).toMatchObject(broken('newAdministrator'))
    const from = new Date(app.deps.clock().getTime() + 24 * 3_600_000).toISOString()
    const seen = await seenBy(ally, drawdownId)
    expect(seen).toMatchObject({ obstacle: 'newAdministrator', is_confirmable: true })
    expect(Math.abs(Date.parse(seen?.confirmable_from ?? '') - Date.parse(from))).toBeLessThan(60_000)
    app.clock.advance('PT12H')
    const promoter = await actFor(app, await logInAgain(app, other))
    expect((await setRole(promoter, ally, 'user')).code).toBe(200)
    expect((await setRole(promoter, ally, 'administrator')).code).toBe(200)
    app.clock.advance('PT13H')
    expect(await confirm(await logInAgain(app, ally), drawdownId)).toMatchObject(broken('newAdministrator'))
    app.clock.advance('PT12H')
    expect(await confirm(await logInAgain(app, ally), drawdownId)).toMatchObject({ code: 0 })
  })

  test('is refused for 24 hours after being added by the lender', async () => {
    const email = `added-${randomUUID()}@shop.test`
    const added = await callDesk(app, 'user-invite', {
      companyId: director.companyId,
      email,
      name: 'Chan Siu Ming',
      phone: '+85261234567',
      role: 'administrator',
    })
    expect(added).toMatchObject({ ok: true })
    const { userId } = added as unknown as { userId: string }
    expect(await findMembership(app.deps.table, { companyId: director.companyId, userId })).toMatchObject({
      administratorSince: app.deps.clock().toISOString(),
      promotedBy: 'lender',
    })
  })

  test('does not commit for a concurrently promoted user', async () => {
    const drawdownId = await requestDrawdown(app, director, '8000.00')
    const { table } = app.deps
    app.deps.table = {
      ...table,
      transact: async (writes) => {
        app.deps.table = table
        for (const role of ['user', 'administrator'] as const)
          expect((await setRole(director, other, role)).code).toBe(200)
        return table.transact(writes)
      },
    }
    const confirmed = await confirm(other, drawdownId)
    app.deps.table = table
    expect(confirmed).toMatchObject({ status: 409, code: 20009 })
    expect(await statusOf(drawdownId)).toBe('awaiting colleague')
  })

  test('is refused on request if only one’s own administrators remain, and not for one of them', async () => {
    const ally = await bringIn(director, 'administrator')
    await setMembership(app, { companyId: director.companyId, userId: other.userId }, { role: 'user' })
    const { data } = await requestQuote(app, director, '8000.00')
    expect(await acceptQuote(app, director, data.quote_id)).toMatchObject({
      status: 422,
      errors: [{ field: 'body.quote_id', rule: 'noIndependentAdministrator' }],
    })
    await tieDirector(app.deps.table, ally, app.clock.now())
    const quoted = await requestQuote(app, { ...director, ...ally }, '8000.00')
    const asked = await acceptQuote(app, { ...director, ...ally }, quoted.data.quote_id)
    expect(asked).toMatchObject({ data: { status: 'awaiting colleague' } })
    expect(await confirm(director, asked.data.drawdown_id)).toMatchObject({ code: 0 })
  })

  test('that nobody can give is reported to the requester', async () => {
    await bringIn(director, 'administrator')
    const drawdownId = await requestDrawdown(app, director, '8000.00')
    await setMembership(app, { companyId: director.companyId, userId: other.userId }, { role: 'user' })
    expect(await seenBy(director, drawdownId)).toMatchObject({
      is_confirmable: false,
      first_confirmation_at: null,
    })
  })

  test('is reported to both, by mail and under security', async () => {
    const drawdownId = await requestDrawdown(app, director, '8000.00')
    await app.drainEvents()
    const before = app.outbox.sent.length
    expect(await confirm(other, drawdownId)).toMatchObject({ code: 0 })
    await app.drainEvents()
    const mails = app.outbox.sent.slice(before).filter(({ subject }) => subject?.includes('两位管理员同意'))
    expect(mails.map(({ to }) => to).toSorted()).toEqual([director.email, other.email].toSorted())
    expect(mails[0]?.text).toContain(other.email)
    for (const { token } of [director, other]) {
      const { data } = await app.send(accountEndpoints.listSecurityActivity, {}, { token })
      expect(data.news.filter(({ what }) => what === 'drawdownConfirmed')).toHaveLength(1)
    }
  })
})

describe('several drawdowns just below the amount', () => {
  test('require another administrator once the daily total exceeds it', async () => {
    expect(await draw('3000.00')).toBe('requested')
    expect(await draw('2000.00')).toBe('requested')
    expect(await draw('1000.00')).toBe('awaiting colleague')
  })

  test('do not count on the next day in Hong Kong, or if they failed', async () => {
    const first = await requestDrawdown(app, director, '4900.00')
    const rejected = await callDesk(app, 'drawdown-reject', {
      facilityId: director.facilityId,
      drawdownId: first,
      reason: 'not plausible',
    })
    expect(rejected).toMatchObject({ ok: true })
    expect(await draw('4900.00')).toBe('requested')
    expect(await draw('1000.00')).toBe('awaiting colleague')
    app.clock.advance('P1D')
    director = { ...director, ...(await logInAgain(app, director)) }
    expect(await draw('4900.00')).toBe('requested')
  })

  test('concurrently leave one without approval, and the books are in order', async () => {
    const quotes = await Promise.all([1, 2, 3, 4].map(() => requestQuote(app, director, '4900.00')))
    const answers = await Promise.all(quotes.map(({ data }) => acceptQuote(app, director, data.quote_id)))
    const landed = answers.filter(({ status }) => status === 200).map(({ data }) => data.status)
    expect(landed.filter((status) => status === 'requested')).toHaveLength(1)
    expect(landed.length).toBeGreaterThan(1)
    expect(await trialBalance(app, director.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })
})

const begin = async () => {
  app.clock.advance('P1D')
  const seller = await logInAgain(app, await sellerReadyToSign(app))
  const { agreement_id: agreementId, signers } = await initiate(app, seller)
  return { ...seller, agreementId, liId: signers[1]?.id ?? '', li: signingTokenOf(app, 'li@director.test') }
}
type Begun = Awaited<ReturnType<typeof begin>>

const sentTo = (email: string) => app.outbox.sent.filter(({ to }) => to === email)

const pass = async (duration: string) => {
  app.clock.advance(duration)
  await sweepEvents(app.deps)
  await app.drainEvents()
}

const release = (of: Begun, fields: object = {}) =>
  callDesk(app, 'signer-contact-release', {
    companyId: of.companyId,
    agreementId: of.agreementId,
    signerId: of.liId,
    reason: 'called the director',
    ...fields,
  })

/** The attacking administrator redirects the co-director's link and code to their own address. */
const takeOver = async (of: Begun) => {
  const { code, data } = await app.send(
    agreementsEndpoints.changeSigner,
    { params: { id: of.liId }, body: { email: 'own@attacker.test' } },
    of,
  )
  expect(code).toBe(0)
  await app.drainEvents()
  return data
}

const contactOf = async (of: Begun) => {
  const agreement = await findAgreement(app.deps.table, of.companyId, of.agreementId)
  return agreement?.signers[1]
}

describe('a co-director’s contact changed to the attacker’s own', () => {
  test('gets neither link nor code from any call that messages a signer', async () => {
    const begun = await begin()
    const state = await takeOver(begun)
    expect(state.signers[1]).toMatchObject({
      email_masked: 'l•••@director.test',
      contact_change: { email_masked: 'o•••@attacker.test', is_released: false, objected_at: null },
    })
    await app.send(agreementsEndpoints.sendSigningCode, { body: { token: begun.li } })
    app.clock.advance('PT23H')
    const { token } = await logInAgain(app, begun)
    app.clock.advance('PT30M')
    await app.send(agreementsEndpoints.renewSigningLink, { body: { token: begun.li } })
    await app.send(agreementsEndpoints.urgeSigner, { body: { signer_id: begun.liId } }, { token })
    await pass('P2D')
    await app.drainEvents()
    expect(sentTo('own@attacker.test')).toEqual([])
    expect(await contactOf(begun)).toMatchObject({ email: 'li@director.test' })
  })

  test('is notified to the former contact, whose objection stops it permanently, released or not', async () => {
    const begun = await begin()
    await takeOver(begun)
    const mail = sentTo('li@director.test').at(-1)
    expect(mail?.subject).toContain('更改您签署协议的联系方式')
    expect(mail?.text).not.toContain('own@attacker.test')
    const token = objectionTokenOf(app, 'li@director.test')
    expect(await release(begun)).toMatchObject({ ok: true, inEffect: false })
    expect((await app.send(agreementsEndpoints.openObjection, { body: { token } })).data).toMatchObject({
      state: 'waiting',
      email_masked: 'o•••@attacker.test',
    })
    expect(await app.send(agreementsEndpoints.openSigning, { body: { token } })).toMatchObject({
      status: 422,
    })
    expect(await app.send(agreementsEndpoints.renewSigningLink, { body: { token } })).toMatchObject({
      status: 422,
    })
    const objected = await app.send(agreementsEndpoints.objectToContact, { body: { token } })
    expect(objected.code).toBe(0)
    expect((await app.send(agreementsEndpoints.objectToContact, { body: { token } })).data).toEqual(
      objected.data,
    )
    await app.drainEvents()
    const told = sentTo(begun.email).filter(({ subject }) => subject?.includes('反对更改联系方式'))
    expect(told).toHaveLength(1)
    await pass('P2D')
    expect(await release(begun, { early: true })).toMatchObject({ ok: false, reason: 'wrongState' })
    expect(sentTo('own@attacker.test')).toEqual([])
    const listed = await callDesk(app, 'agreement-list', { companyId: begun.companyId })
    expect(JSON.stringify(listed)).toContain('"objectedAt":"')
  })

  test('takes effect after a day, if the lender has released it', async () => {
    const begun = await begin()
    await takeOver(begun)
    // The release alone changes nothing, even repeated.
    for (let each = 0; each < 2; each++)
      expect(await release(begun)).toMatchObject({ ok: true, inEffect: false })
    await pass('PT23H')
    expect(await contactOf(begun)).toMatchObject({ email: 'li@director.test' })
    await pass('PT2H')
    await app.drainEvents()
    expect(await contactOf(begun)).toMatchObject({ email: 'own@attacker.test', contact: 1 })
    expect(sentTo('own@attacker.test')).toHaveLength(1)
    const token = objectionTokenOf(app, 'li@director.test')
    expect(await app.send(agreementsEndpoints.objectToContact, { body: { token } })).toMatchObject({
      status: 422,
    })
    expect(await app.send(agreementsEndpoints.openSigning, { body: { token: begun.li } })).toMatchObject({
      status: 422,
    })
  })

  test('waits for the lender after the day, and takes effect on the release', async () => {
    const begun = await begin()
    await takeOver(begun)
    await pass('P2D')
    expect(await contactOf(begun)).toMatchObject({ email: 'li@director.test' })
    expect(await release(begun)).toMatchObject({ ok: true, inEffect: true })
    expect(await contactOf(begun)).toMatchObject({ email: 'own@attacker.test' })
  })

  test('of another signer is refused, with every wrong field reported', async () => {
    const begun = await begin()
    const answer = await app.send(
      agreementsEndpoints.changeSigner,
      {
        params: { id: begun.liId },
        body: { email: 'Chan@director.test', mobile_area_code: '+852', mobile: '61234567' },
      },
      begun,
    )
    expect(answer).toMatchObject({
      status: 400,
      errors: [
        { field: 'body.email', rule: 'contactOfAnother' },
        { field: 'body.mobile', rule: 'contactOfAnother' },
      ],
    })
  })
})
