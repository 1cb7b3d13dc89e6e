import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { addDays, businessDate, startOfDay } from '#shared/time/business-date.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { remindOfRepayments } from '../../../functions/jobs/repayment-reminders.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import {
  acceptQuote,
  callDesk,
  requestDrawdown,
  requestQuote,
  trialBalance,
} from '../../support/draw-money.ts'
import { setMembership } from '../../support/set-membership.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { logInAgain, type Seller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const setRule = ({ token }: Seller, amount: string | null) =>
  app.send(
    drawdownEndpoints.setSecondApproval,
    { body: { rule: amount === null ? null : { amount, currency: 'GBP' } } },
    { token },
  )

const getRule = async ({ token }: Seller) =>
  (await app.send(drawdownEndpoints.getSecondApproval, {}, { token })).data

const confirm = ({ token }: Seller, drawdown_id: string, key: string = randomUUID()) =>
  app.send(
    drawdownEndpoints.confirmDrawdown,
    { body: { drawdown_id, accepted: true } },
    { token, headers: { 'idempotency-key': key } },
  )

const decline = ({ token }: Seller, drawdown_id: string, reason = 'not agreed on') =>
  app.send(drawdownEndpoints.declineDrawdown, { body: { drawdown_id, reason } }, { token })

const awaiting = async ({ token }: Seller) =>
  (await app.send(drawdownEndpoints.listAwaitingDrawdowns, {}, { token })).data.records

const stageOf = async ({ token }: Seller, id: string) => {
  const { data } = await app.send(applicationEndpoints.listApplications, { body: {} }, { token })
  return data.records.find(({ approval_id }) => approval_id === id)
}

const mailsTo = ({ email }: Seller, about: RegExp) =>
  app.outbox.sent.filter(({ to, subject }) => to === email && about.test(subject ?? ''))

/** Two administrators of a company whose drawdowns above 5,000 require both. */
const twoAdministrators = async (): Promise<{ seller: SellerWithFacility; other: Seller }> => {
  const seller = await buildFacility(app, { limitCents: 100_000_00 })
  const other = await signUpColleague(app, seller)
  expect(await setRule(seller, '5000.00')).toMatchObject({ code: 0 })
  return { seller, other }
}

const withRequest = async () => {
  const { seller, other } = await twoAdministrators()
  const drawdownId = await requestDrawdown(app, seller, '8000.00')
  return { seller, other, drawdownId }
}

describe('the rule', () => {
  test('requires somebody who can confirm', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    await signUpColleague(app, seller, 'user')
    expect(await setRule(seller, '5000.00')).toMatchObject({
      status: 422,
      errors: [{ field: 'body.rule', rule: 'noSecondAdministrator' }],
    })
    expect(await getRule(seller)).toEqual({ rule: null, next: null })
  })

  test('cannot be changed by a user', async () => {
    const { seller } = await twoAdministrators()
    const user = await signUpColleague(app, seller, 'user')
    expect(await setRule(user, '1.00')).toMatchObject({ status: 403 })
    expect(await getRule(user)).toMatchObject({ rule: { amount: '5000.00' }, next: null })
  })

  test('applies at once if stricter and after a day if weaker, and every administrator is notified', async () => {
    const { seller, other } = await twoAdministrators()
    expect((await setRule(other, null)).data).toMatchObject({
      rule: { amount: '5000.00', currency: 'GBP' },
      next: { rule: null },
    })
    expect((await requestDrawdown(app, seller, '6000.00').then((id) => stageOf(seller, id)))?.stage).toBe(
      'awaiting colleague',
    )
    await app.drainEvents()
    for (const recipient of [seller, other]) {
      expect(mailsTo(recipient, /复核规则/)).toHaveLength(2)
      const { data } = await app.send(accountEndpoints.listSecurityActivity, {}, recipient)
      expect(data.news.filter(({ what }) => what === 'secondApprovalChanged')).toHaveLength(2)
    }
    app.clock.advance('P1D')
    expect(await getRule(await logInAgain(app, seller))).toEqual({ rule: null, next: null })
  })
})

describe('a drawdown', () => {
  test('of the exact amount goes to the lender directly', async () => {
    const { seller, other } = await twoAdministrators()
    const id = await requestDrawdown(app, seller, '5000.00')
    expect((await stageOf(seller, id))?.stage).toBe('requested')
    expect(await awaiting(other)).toEqual([])
  })

  test('above it is refused if nobody can confirm', async () => {
    const { seller, other } = await twoAdministrators()
    await setMembership(app, { companyId: seller.companyId, userId: other.userId }, { role: 'user' })
    const { data } = await requestQuote(app, seller, '8000.00')
    expect(await acceptQuote(app, seller, data.quote_id)).toMatchObject({
      status: 422,
      errors: [{ field: 'body.quote_id', rule: 'noSecondAdministrator' }],
    })
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(0)
  })

  test('above it is pending with a reservation, is notified to the others, and hidden from the lender', async () => {
    const { seller, other, drawdownId } = await withRequest()
    await app.drainEvents()
    expect(await stageOf(seller, drawdownId)).toMatchObject({
      status: 'in progress',
      stage: 'awaiting colleague',
    })
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(8_000_00)
    expect(await awaiting(other)).toMatchObject([
      { drawdown_id: drawdownId, amount: '8000.00', requested_by: seller.email, is_own: false },
    ])
    expect(await awaiting(seller)).toMatchObject([{ is_own: true }])
    expect(mailsTo(other, /等您复核/)).toHaveLength(1)
    expect(mailsTo(seller, /等您复核/)).toHaveLength(0)
    const { facilityId } = seller
    expect(await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })).toMatchObject({ ok: false })
  })

  test('is confirmed once by another administrator, and continues as usual', async () => {
    const { seller, other, drawdownId } = await withRequest()
    const key = randomUUID()
    const confirmed = await confirm(other, drawdownId, key)
    expect(confirmed).toMatchObject({ code: 0, data: { drawdown_id: drawdownId, status: 'requested' } })
    expect((await confirm(other, drawdownId, key)).data).toEqual(confirmed.data)
    expect(await confirm(other, drawdownId)).toMatchObject({ status: 422 })
    await app.drainEvents()
    expect(await stageOf(seller, drawdownId)).toMatchObject({
      stage: 'requested',
      note_file_id: `note-${drawdownId}`,
    })
    const { facilityId } = seller
    for (const act of ['drawdown-approve', 'drawdown-pay-out'])
      expect(await callDesk(app, act, { facilityId, drawdownId })).toMatchObject({ ok: true })
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('is declined with a reason, which releases its amount and notifies the requester', async () => {
    const { seller, other, drawdownId } = await withRequest()
    expect(await decline(other, drawdownId, ' ')).toMatchObject({ status: 400 })
    expect(await decline(other, drawdownId, 'wait for the next season')).toMatchObject({
      code: 0,
      data: { status: 'declined' },
    })
    await app.drainEvents()
    expect(await stageOf(seller, drawdownId)).toMatchObject({ status: 'withdraw', stage: 'declined' })
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(0)
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    expect(mailsTo(seller, /内部复核/)[0]?.text).toContain('wait for the next season')
    const messages = await app.send(notificationsEndpoints.searchMessages, { body: {} }, seller)
    // Other messages are of the same instant.
    expect(messages.data.records.find(({ kind }) => kind === 'drawdown-declined')).toMatchObject({
      content: expect.stringContaining('不同意的原因：wait for the next season') as string,
    })
    expect(await confirm(other, drawdownId)).toMatchObject({ status: 422 })
  })

  test('can be withdrawn by the requester', async () => {
    const { seller, drawdownId } = await withRequest()
    const withdrawn = await app.send(
      applicationEndpoints.withdrawApplication,
      { body: { approval_id: drawdownId } },
      seller,
    )
    expect(withdrawn).toMatchObject({ code: 200 })
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(0)
  })

  test.each([
    ['confirm', confirm],
    ['decline', decline],
  ])('requires another administrator to %s', async (_act, act) => {
    const { seller, drawdownId } = await withRequest()
    const user = await signUpColleague(app, seller, 'user')
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    expect(await act(seller, drawdownId)).toMatchObject({
      status: 422,
      errors: [{ field: 'body.drawdown_id', rule: 'ownRequest' }],
    })
    expect(await act(user, drawdownId)).toMatchObject({ status: 403 })
    expect(await act(stranger, drawdownId)).toMatchObject({ status: 404 })
    expect((await stageOf(seller, drawdownId))?.stage).toBe('awaiting colleague')
  })

  test('of a former administrator cannot be confirmed', async () => {
    const { seller, other, drawdownId } = await withRequest()
    await setMembership(app, { companyId: seller.companyId, userId: seller.userId }, { role: 'user' })
    expect(await confirm(other, drawdownId)).toMatchObject({
      status: 422,
      errors: [{ field: 'body.drawdown_id', rule: 'requesterLeft' }],
    })
  })

  test('of a concurrently demoted administrator cannot be confirmed', async () => {
    const { seller, other, drawdownId } = await withRequest()
    const { table } = app.deps
    app.deps.table = {
      ...table,
      transact: async (writes) => {
        await setMembership(
          { ...app, deps: { ...app.deps, table } },
          { companyId: seller.companyId, userId: seller.userId },
          { role: 'user' },
        )
        return table.transact(writes)
      },
    }
    const confirmed = await confirm(other, drawdownId)
    app.deps.table = table
    expect(confirmed).toMatchObject({ status: 409, code: 20009 })
    expect((await stageOf(other, drawdownId))?.stage).toBe('awaiting colleague')
  })

  test('concurrently confirmed and declined has one outcome, and the books are in order', async () => {
    const { seller, other, drawdownId } = await withRequest()
    const third = await signUpColleague(app, seller)
    const outcomes = await Promise.all([
      confirm(other, drawdownId),
      decline(third, drawdownId),
      confirm(third, drawdownId),
      decline(other, drawdownId),
    ])
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    const { stage } = (await stageOf(seller, drawdownId)) ?? {}
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(
      stage === 'requested' ? 8_000_00 : 0,
    )
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })
})

describe('an unconfirmed drawdown', () => {
  const hour = 3_600_000
  /** Sets the clock to an hour of a Hong Kong day. */
  const setClock = (date: string, hours: number) =>
    app.clock.set(new Date(startOfDay(date).getTime() + hours * hour).toISOString())

  test('has a reminder once a day in the daytime, and lapses after a week', async () => {
    const { seller, other, drawdownId } = await withRequest()
    await app.drainEvents()
    const asked = businessDate(app.deps.clock())
    const reminded: string[] = []
    for (let date = addDays(asked, 1); date < addDays(asked, 7); date = addDays(date, 1)) {
      const before = mailsTo(other, /等您复核/).length
      setClock(date, 0.2)
      await closeDay(app.deps)
      for (const hours of [1, 10.5, 14.5, 22]) {
        setClock(date, hours)
        await remindOfRepayments(app.deps)
        await app.drainEvents()
      }
      if (mailsTo(other, /等您复核/).length === before + 1) reminded.push(date)
    }
    expect(reminded).toHaveLength(6)
    expect(mailsTo(seller, /等您复核/)).toEqual([])
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(8_000_00)

    setClock(addDays(asked, 7), 0.1)
    const back = await logInAgain(app, seller)
    const late = await signUpColleague(app, back)
    expect(await confirm(late, drawdownId)).toMatchObject({ status: 422, code: 20016 })
    const closes = await Promise.all([closeDay(app.deps), closeDay(app.deps)])
    expect(closes.reduce((sum, { lapsed }) => sum + lapsed, 0)).toBeGreaterThan(0)
    await closeDay(app.deps)
    await app.drainEvents()
    expect(await stageOf(back, drawdownId)).toMatchObject({
      status: 'withdraw',
      stage: 'lapsed',
    })
    for (const recipient of [seller, other]) expect(mailsTo(recipient, /未在期限内复核/)).toHaveLength(1)
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(0)
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })
})
