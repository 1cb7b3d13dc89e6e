import { describe, expect, test } from 'vitest'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { findDrawdown, replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import {
  findPayoutAccount,
  type PayoutAccount,
  replacePayoutAccount,
} from '../../../functions/data/payout-accounts.ts'
import type { Table } from '../../../functions/data/table.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { deskOf } from '../../support/desk-of.ts'
import { acceptQuote, callDesk, requestDrawdown, requestQuote } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import { refusal } from '../../support/refusal.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const first = 'small_shop_financing'

const build = () => buildFacility(app, { limitCents: 100_000_00 })

/** Changes the seller's account directly in the table, as its next version. */
const alter = async ({ companyId }: SellerWithFacility, changes: Partial<PayoutAccount>, table?: Table) => {
  const on = table ?? app.deps.table
  const account = present(await findPayoutAccount(on, companyId, first))
  const written = await on.transact({ account: replacePayoutAccount(on, { ...account, ...changes }) })
  if (!written.ok) throw new Error('not altered')
}

const inAnHour = () => new Date(app.clock.now().getTime() + 3_600_000).toISOString()

/** Every reason why an account is unusable. */
const unusable = (): [why: string, changes: Partial<PayoutAccount>][] => [
  ['unverified', { status: 'to be verified' }],
  ['refused', { status: 'refused' }],
  ['removed', { status: 'removed' }],
  ['changed less than a day ago', { usableFrom: inAnHour() }],
]

const noUsableAccount = {
  code: 70001,
  errors: [{ field: 'body.payout_account_id', rule: 'noUsableAccount' }],
}

describe('a drawdown', () => {
  test('is requested to the account of its currency, and records its version', async () => {
    const seller = await build()
    const drawdownId = await requestDrawdown(app, seller, '5000.00')
    const drawdown = await findDrawdown(app.deps.table, seller.companyId, drawdownId)
    expect(drawdown?.payoutAccount).toEqual({
      id: first,
      version: 1,
      bankName: 'HSBC',
      lastFour: '6838',
      numberLength: 12,
    })
  })

  test('cannot be requested to an unusable account, and reserves nothing', async () => {
    const seller = await build()
    const { data } = await requestQuote(app, seller, '5000.00')
    for (const [, changes] of [...unusable(), ['in another currency', { currency: 'USD' }] as const]) {
      await alter(seller, { status: 'verified', usableFrom: '2026-01-01T00:00:00.000Z', ...changes })
      expect(await acceptQuote(app, seller, data.quote_id)).toMatchObject(noUsableAccount)
    }
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(0)
  })

  test('cannot be confirmed by a colleague once its account has changed', async () => {
    const seller = await build()
    const { facilityId, companyId } = seller
    const other = await signUpColleague(app, seller)
    await app.send(
      drawdownEndpoints.setSecondApproval,
      { body: { rule: { amount: '500.00', currency: 'GBP' } } },
      seller,
    )
    const confirm = (drawdown_id: string) =>
      app.send(drawdownEndpoints.confirmDrawdown, { body: { drawdown_id, accepted: true } }, other)
    const refused = { code: 70001, errors: [{ field: 'body.drawdown_id', rule: 'noUsableAccount' }] }
    for (const [, changes] of [...unusable(), ['another version', {}] as const]) {
      await alter(seller, { status: 'verified', usableFrom: '2026-01-01T00:00:00.000Z' })
      const drawdownId = await requestDrawdown(app, seller, '1000.00')
      await alter(seller, changes)
      expect(await confirm(drawdownId)).toMatchObject(refused)
      expect((await findDrawdown(app.deps.table, companyId, drawdownId))?.status).toBe('awaiting colleague')
    }

    await alter(seller, { status: 'verified', usableFrom: '2026-01-01T00:00:00.000Z' })
    const drawdownId = await requestDrawdown(app, seller, '1000.00')
    const { table } = app.deps
    const { records } = (await app.send(drawdownEndpoints.listAwaitingDrawdowns, {}, other)).data
    expect(records.find(({ drawdown_id }) => drawdown_id === drawdownId)).toMatchObject({
      payout_account: { bank_name: 'HSBC', account_number: '••••••••6838' },
    })
    const drawdown = present(await findDrawdown(table, companyId, drawdownId))
    const { payoutAccount: _none, ...former } = drawdown
    await table.transact({ drawdown: replaceDrawdown(table, former) })
    expect(await confirm(drawdownId)).toMatchObject(refused)
    expect(await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })).toMatchObject({ ok: false })
  })

  test('is neither approved nor paid out once its account has changed', async () => {
    const { facilityId, ...rest } = await build()
    const seller = { facilityId, ...rest }
    for (const act of ['drawdown-approve', 'drawdown-pay-out'])
      for (const [, changes] of [...unusable(), ['another version', {}] as const]) {
        await alter(seller, { status: 'verified', usableFrom: '2026-01-01T00:00:00.000Z' })
        const drawdownId = await requestDrawdown(app, seller, '1000.00')
        await app.drainEvents()
        if (act === 'drawdown-pay-out') await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })
        await alter(seller, changes)
        expect(await callDesk(app, act, { facilityId, drawdownId })).toMatchObject(refusal('ruleBroken'))
        await callDesk(app, 'drawdown-reject', { facilityId, drawdownId })
      }
    expect((await readFacility(app, facilityId)).balances.principalReceivable).toBe(0)
  })

  test.each(['drawdown-approve', 'drawdown-pay-out'])(
    'does not rely on what %s has read: a concurrent change stops it',
    async (act) => {
      const seller = await build()
      const { facilityId, companyId } = seller
      const drawdownId = await requestDrawdown(app, seller, '1000.00')
      await app.drainEvents()
      if (act === 'drawdown-pay-out') await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })
      const { table } = app.deps
      const raced: Table = {
        ...table,
        transact: async (writes) => {
          await alter(seller, { status: 'to be verified' }, table)
          return table.transact(writes)
        },
      }
      const desk = deskOf({ ...app.deps, table: raced })
      expect(await desk({ action: act, actor: 'tester', facilityId, drawdownId })).toMatchObject(
        refusal('changedMeanwhile'),
      )
      expect((await findDrawdown(table, companyId, drawdownId))?.paidOutAt).toBeUndefined()
    },
  )

  test('without an account, as in legacy items, is not paid out', async () => {
    const seller = await build()
    const { facilityId, companyId } = seller
    const drawdownId = await requestDrawdown(app, seller, '1000.00')
    const { table } = app.deps
    const drawdown = present(await findDrawdown(table, companyId, drawdownId))
    const { payoutAccount: _none, ...former } = drawdown
    await table.transact({ drawdown: replaceDrawdown(table, former) })
    expect(await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })).toMatchObject(
      refusal('ruleBroken'),
    )
  })
})

describe('the lender', () => {
  test('decides once on the viewed version, and notifies the administrators', async () => {
    const seller = await build()
    const { companyId } = seller
    await alter(seller, { status: 'to be verified' })
    const named = { companyId, accountId: first }
    expect(await callDesk(app, 'payout-account-verify', { ...named, version: '1' })).toMatchObject(
      refusal('changedMeanwhile'),
    )
    const verify = () => callDesk(app, 'payout-account-verify', { ...named, version: '2' })
    expect(await verify()).toMatchObject({ ok: true, status: 'verified' })
    expect(await verify()).toMatchObject({ ok: true, status: 'verified' })
    await app.drainEvents()
    const mails = app.outbox.sent.filter(
      ({ to, subject }) => to === seller.email && /核实/.test(subject ?? ''),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('••••••••6838')
  })
})
