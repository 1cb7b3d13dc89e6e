import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { findPaymentAccount, findPaymentAccountClaim } from '../../../functions/data/payment-accounts.ts'
import { findShop, replaceShop } from '../../../functions/data/shops.ts'
import { refreshPaymentAccount } from '../../../functions/shops/refresh-payment-account.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney, requestDrawdown } from '../../support/draw-money.ts'
import { createPaymentAccountsApp, startAt } from './payment-accounts-app.ts'

let seller: SellerWithFacility
let people = 0

const app = await createPaymentAccountsApp()
afterAll(() => app.close())

beforeEach(async () => {
  app.clock.set(startAt)
  app.line.isDown = false
  seller = await buildFacility(app, { limitCents: 500_000_00 })
  people++
})

const link = async (platform: 'paypal' | 'stripe' = 'stripe') => {
  const form = { email: `unlink-${people}@lantern.test`, holder: 'Lantern Street Trading Limited' }
  const { data, body } = await app.link(seller.token, platform, form)
  if (!data) throw new Error(body)
  await app.drainEvents()
  return data.id
}

const unlink = (psp_id: string, { token }: { token: string } = seller) =>
  app.send(shopsEndpoints.unlinkPaymentAccount, { body: { psp_id } }, { token })
const preview = (psp_id: string, { token }: { token: string } = seller) =>
  app.send(shopsEndpoints.previewAccountUnlinking, { body: { psp_id } }, { token })
const watermarkNow = async () => (await readFacility(app, seller.facilityId)).balances.watermark
const boundBy = (rule: string) => ({ code: 70001, errors: [{ field: 'body.psp_id', rule }] })

const putShop = async (accountId: string) => {
  const { table } = app.deps
  const shop = {
    companyId: seller.companyId,
    shopId: 'shop-1',
    platform: 'harbor-market',
    platformShopId: `of ${seller.companyId}`,
    name: 'Lantern Street',
    currency: 'GBP',
    status: 'authorized',
    openedAt: '2025-01-01T00:00:00.000Z',
    authorisedAt: startAt,
    authorisationId: 'one',
    import: { status: 'imported', orders: 0, sales: 0, refunds: 0 },
    paymentAccount: { platform: 'stripe', accountId },
    version: 0,
  } as const
  await table.transact({ shop: replaceShop(table, shop) })
}

describe('unlinking a payment account', () => {
  it('is previewed with the amounts that can be drawn, and restores them (N2)', async () => {
    const id = await link()
    const bound = await watermarkNow()
    expect(bound).toBeLessThan(500_000_00)
    expect((await preview(id)).data).toEqual({
      obstacle: null,
      limits: [
        {
          product_code: 'small_shop_financing',
          currency: 'GBP',
          available_now: (bound / 100).toFixed(2),
          available_after: '500000.00',
        },
      ],
    })
    expect(await watermarkNow()).toBe(bound)
    expect((await unlink(id)).code).toBe(0)
    await app.drainEvents()
    expect(await watermarkNow()).toBe(500_000_00)
    expect(await app.accounts(seller.token)).toEqual([])
  })

  it('notifies the seller of the amounts, once for the linking and once for the unlinking', async () => {
    const notices = () =>
      app.outbox.sent
        .filter(({ to, subject }) => to === seller.email && subject === '【明岸】您的可提取额度已更新')
        .map(({ text }) =>
          [...text.replaceAll(',', '').matchAll(/提取额度：GBP\s([\d.]+)/g)].map(([, each]) => each),
        )
    const id = await link()
    const bound = ((await watermarkNow()) / 100).toFixed(2)
    app.clock.advance('PT2M')
    await app.send(shopsEndpoints.syncPaymentAccount, { body: { psp_id: id } }, seller)
    await app.drainEvents()
    expect(notices()).toEqual([['500000.00', bound]])
    const now = ((await watermarkNow()) / 100).toFixed(2)
    await unlink(id)
    await app.drainEvents()
    expect(notices()).toEqual([
      ['500000.00', bound],
      [now, '500000.00'],
    ])
  })

  it('revokes the consent, frees the account and its shops, and happens once', async () => {
    const id = await link()
    await putShop(id)
    app.line.calls.length = 0
    const answers = await Promise.all([unlink(id), unlink(id), unlink(id)])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await unlink(id)).code).toBe(20018)
    await app.drainEvents()
    expect(app.line.calls.filter((url) => url.endsWith('/oauth/deauthorize'))).toHaveLength(1)
    const { table } = app.deps
    expect((await findShop(table, seller.companyId, 'shop-1'))?.paymentAccount).toBeUndefined()
    expect(await findPaymentAccountClaim(table, { platform: 'stripe', accountId: id })).toBeUndefined()
    expect(await link()).toBe(id)
    expect(await app.accounts(seller.token)).toMatchObject([{ id, status: 'authorized' }])
  })

  it('leaves a consent alone that was given again before it was revoked', async () => {
    const id = await link()
    await unlink(id)
    const form = { email: `unlink-${people}@lantern.test`, holder: 'Lantern Street Trading Limited' }
    await app.link(seller.token, 'stripe', form)
    app.line.calls.length = 0
    await app.drainEvents()
    expect(app.line.calls.filter((url) => url.endsWith('/oauth/deauthorize'))).toEqual([])
  })

  it('ends a reading that is under way', async () => {
    const id = await link()
    const account = await findPaymentAccount(app.deps.table, seller.companyId, {
      platform: 'stripe',
      accountId: id,
    })
    if (!account) throw new Error('no account')
    await unlink(id)
    await refreshPaymentAccount(app.deps, account)
    expect(await app.accounts(seller.token)).toEqual([])
  })

  it.each(['requested', 'paid out'] as const)(
    'is refused while a drawdown is %s that was granted with its balance in sight',
    async (state) => {
      const id = await link()
      await (state === 'requested'
        ? requestDrawdown(app, seller, '1000.00')
        : drawMoney(app, seller, '1000.00'))
      const bound = await watermarkNow()
      expect((await preview(id)).data).toMatchObject({ obstacle: 'accountBoundsDebt' })
      expect(await unlink(id)).toMatchObject(boundBy('accountBoundsDebt'))
      await app.drainEvents()
      expect(await watermarkNow()).toBe(bound)
      expect(await app.accounts(seller.token)).toMatchObject([{ id, status: 'authorized' }])
    },
  )

  it('is refused of an account that the lender confirmed', async () => {
    const id = await link()
    const { facilityId } = seller
    const report = { facilityId, platform: 'stripe', accountId: id, unsettled: '100.00', verified: true }
    expect(await callDesk(app, 'balance-report', report)).toMatchObject({ ok: true })
    expect(await unlink(id)).toMatchObject(boundBy('accountConfirmedByLender'))
  })

  it("is refused of another company's account", async () => {
    const id = await link()
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    expect((await preview(id, stranger)).code).toBe(20018)
    expect((await unlink(id, stranger)).code).toBe(20018)
    expect(await app.accounts(seller.token)).toMatchObject([{ id, status: 'authorized' }])
  })
})
