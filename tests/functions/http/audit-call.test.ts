import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { listCompanyAudit, listUserAudit } from '../../../functions/data/audit-lists.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { callDesk, requestDrawdown } from '../../support/draw-money.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const entriesOf = async (companyId: string, action: string) =>
  (await listCompanyAudit(app.deps.table, companyId, { limit: 100 })).items.filter(
    (entry) => entry.action === action,
  )

test('a drawdown’s user, address and effect on the limit are in the company’s audit', async () => {
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  const drawdownId = await requestDrawdown(app, seller, '10000.00')
  const [entry, ...more] = await entriesOf(seller.companyId, 'submit-drawdown')
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    actor: `user:${seller.userId}`,
    subject: 'money',
    companyId: seller.companyId,
    ip: '203.0.113.7',
    userAgent: 'test',
    before: { FACILITY: { headroomCents: 250_000_00, 'balances.pendingDrawdown': 0 } },
    after: {
      FACILITY: { headroomCents: 240_000_00, 'balances.pendingDrawdown': 10_000_00 },
      [`DRAWDOWN#${drawdownId}`]: { status: 'requested', 'price.amountCents': 10_000_00 },
    },
  })
})

test('a repeated call is audited once, and a refused one not at all', async () => {
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  await signUpColleague(app, seller)
  const { token, companyId } = seller
  const rule = { amount: '5000.00', currency: 'GBP' as const }
  await app.send(drawdownEndpoints.setSecondApproval, { body: { rule } }, { token })
  const drawdown_id = await requestDrawdown(app, seller, '6000.00')
  const decline = { body: { drawdown_id, reason: 'not now' } }
  const colleague = await signUpColleague(app, seller)
  const signed = { token: colleague.token, headers: { 'idempotency-key': 'decline-once' } }
  for (let call = 0; call < 2; call++)
    expect((await app.send(drawdownEndpoints.declineDrawdown, decline, signed)).status).toBe(200)
  const again = { token: colleague.token, headers: { 'idempotency-key': 'decline-twice' } }
  expect((await app.send(drawdownEndpoints.declineDrawdown, decline, again)).status).not.toBe(200)
  expect(await entriesOf(companyId, 'decline-drawdown')).toMatchObject([
    {
      actor: `user:${colleague.userId}`,
      after: { [`DRAWDOWN#${drawdown_id}`]: { 'declined.by': colleague.userId } },
    },
  ])
})

test('changes of a user’s own account are in the user’s audit, which the back office lists', async () => {
  const seller = await signUpSeller(app)
  const { token, userId, companyId } = seller
  const name = { user_name: '林美华', language: 'en' as const }
  expect((await app.send(accountEndpoints.updateProfile, { body: name }, { token })).status).toBe(200)
  const { items } = await listUserAudit(app.deps.table, userId, { limit: 10 })
  expect(items.map(({ action }) => action)).toContain('update-profile')
  expect(await entriesOf(companyId, 'update-profile')).toEqual([])
  const listed = await callDesk(app, 'audit-list', { user: seller.email })
  expect(listed).toMatchObject({
    ok: true,
    entries: expect.arrayContaining([
      expect.objectContaining({
        action: 'update-profile',
        actor: `user:${userId}`,
        // The actor's name is looked up when the entry is read.
        actorName: '林美华',
        subject: 'account',
        ip: '203.0.113.7',
        userAgent: 'test',
        before: { USER: { locale: 'zh-CN' } },
        after: { USER: { locale: 'en', name: '(hidden)' } },
      }),
    ]),
  })
  expect(JSON.stringify(items)).not.toContain('林美华')
})

test('a single write becomes a transaction with its audit entry, including former values that the call never read', async () => {
  const { token, userId } = await signUpSeller(app)
  const mail = { reviews: true, receipts: true, limit: true, shops: true }
  for (const from of ['22:00', '23:00']) {
    const quiet_hours = { enabled: true, from, to: '07:00', zone: 'Asia/Hong_Kong' as const }
    const saved = await app.send(
      notificationsEndpoints.savePreferences,
      { body: { mail, quiet_hours } },
      { token },
    )
    expect(saved.status).toBe(200)
    app.clock.advance('PT1S')
  }
  const { items } = await listUserAudit(app.deps.table, userId, { limit: 10 })
  const [second, first] = items.filter(({ action }) => action === 'save-preferences')
  expect([first?.before, second?.before]).toEqual([{}, { PREFERENCES: { quietHours: '(hidden)' } }])
})

test('an act on another user has the actor and the subject', async () => {
  const seller = await signUpSeller(app)
  const colleague = await signUpColleague(app, seller)
  const removed = await app.send(companiesEndpoints.removeMember, { body: { id: colleague.userId } }, seller)
  expect(removed.status).toBe(200)
  expect(await entriesOf(seller.companyId, 'remove-member')).toContainEqual(
    expect.objectContaining({
      actor: `user:${seller.userId}`,
      before: { [`MEMBER#${colleague.userId}`]: expect.objectContaining({ status: 'Active' }) },
      after: {},
    }),
  )
})
