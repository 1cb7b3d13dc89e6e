import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { platformSecretContext } from '../../../functions/connectors/platform-secrets.ts'
import { findPaymentAccount, replacePaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { replaceShop } from '../../../functions/data/shops.ts'
import { amazon } from '../../../scripts/sandbox/amazon/amazon.ts'
import { callDesk } from '../../support/draw-money.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp } from '../../support/test-app.ts'
import { openSandboxPlatform, startAt } from '../connectors/sandbox-shop.ts'
import { testedWorldfirst } from '../connectors/worldfirst/tested-worldfirst.ts'

/** The backend with a simulated WorldFirst, whose accounts receive Amazon's payouts. */
const createWorldfirstApp = async () => {
  const peer = await openSandboxPlatform(testedWorldfirst)
  const app = await createTestApp({ startAt, fetch })
  const secret = testedWorldfirst.sandbox.clientSecret ?? ''
  const sealedClientSecret = await app.deps.seal.seal(secret, platformSecretContext('worldfirst'))
  app.deps.config.platforms = [
    { ...peer.settings, sealedClientSecret },
    { ...amazon.settings('https://sandbox.example'), id: 'amazon-us', sealedClientSecret },
  ]
  let accounts = 0
  const link = async (token: string) => {
    const body = { platform_id: 'worldfirst' }
    const { data } = await app.send(shopsEndpoints.createOauthUrl, { body }, { token })
    // An account belongs to one company.
    const email = `finance-${(accounts += 1)}@harbour-gift.example`
    const answered = await peer.peer.submit(data.url, {
      email,
      holder: 'Harbour Gift Trading Limited',
      decision: 'approve',
    })
    const query = new URL(answered.headers.get('location') ?? '').searchParams
    const returned = {
      code: query.get('authCode') ?? '',
      state: query.get('state') ?? '',
      query: query.toString(),
    }
    const { data: linked } = await app.send(shopsEndpoints.oauthCallback, { body: returned }, { token })
    await app.drainEvents()
    return linked.id
  }
  return {
    ...app,
    link,
    async close() {
      await app.close()
      await peer.close()
    },
  }
}

let app: Awaited<ReturnType<typeof createWorldfirstApp>>
beforeAll(async () => {
  app = await createWorldfirstApp()
})
afterAll(() => app.close())

/** A shop at Amazon, as stored. */
const amazonShop = {
  shopId: 'shop-at-amazon',
  platform: 'amazon-us',
  platformShopId: 'A1',
  name: 'Harbour Gift',
  currency: 'GBP',
  status: 'authorized',
  openedAt: '2025-11-01T00:00:00.000Z',
  authorisedAt: startAt,
  authorisationId: 'first',
  import: { status: 'pending', orders: 0, sales: 0, refunds: 0 },
  version: 0,
} as const

const { dismissDeposits, listLinkedShops } = shopsEndpoints
const remindersOf = async (token: string) => (await app.send(listLinkedShops, {}, { token })).data.unlinked

describe('deposits of a marketplace without a linked shop', () => {
  it('are shown until its shop is linked, and never with the payer', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await app.link(token)
    expect(await remindersOf(token)).toEqual([
      {
        psp_id: id,
        marketplace: 'amazon',
        name: 'Amazon',
        platform_id: 'amazon-us',
        deposits: expect.any(Number) as number,
        last_at: '2026-11-15T06:00:00.000Z',
        sums: [{ currency: 'GBP', amount: expect.stringMatching(/^[1-9]\d+\.\d\d$/) as string }],
      },
    ])
    expect(JSON.stringify(await app.everyItem())).not.toMatch(/AMAZON PAYMENTS/)
    const { table } = app.deps
    const shop = { ...amazonShop, companyId }
    await table.transact({ shop: replaceShop(table, shop) })
    expect(await remindersOf(token)).toBeUndefined()
    await table.transact({
      shop: replaceShop(table, { ...shop, version: 1, unlinkedAt: '2026-11-21T00:00:00.000Z' }),
    })
    expect(await remindersOf(token)).toHaveLength(1)
  })

  it('are shown to the lender also when the seller has dismissed them', async () => {
    const { token, companyId } = await signUpSeller(app)
    const body = { psp_id: await app.link(token), marketplace: 'amazon' } as const
    const shown = async () => await callDesk(app, 'company-show', { companyId })
    expect(await shown()).toMatchObject({
      unlinkedMarketplaces: [
        { marketplace: 'Amazon', paidInto: 'WorldFirst', currency: 'GBP', dismissed: false },
      ],
    })
    const before = (await app.everyItem()).length
    await app.send(dismissDeposits, { body }, { token })
    await app.send(dismissDeposits, { body }, { token })
    expect(await remindersOf(token)).toBeUndefined()
    expect(await shown()).toMatchObject({
      unlinkedMarketplaces: [{ marketplace: 'Amazon', dismissed: true }],
    })
    // Nothing but the audit entry of the first call is new.
    expect((await app.everyItem()).length).toBeLessThanOrEqual(before + 2)
    // The next sync keeps the choice.
    app.clock.advance('PT2M')
    await app.send(shopsEndpoints.syncPaymentAccount, { body: { psp_id: body.psp_id } }, { token })
    expect(await remindersOf(token)).toBeUndefined()
  })

  it('of another company are not found', async () => {
    const owner = await signUpSeller(app)
    const body = { psp_id: await app.link(owner.token), marketplace: 'amazon' } as const
    const { token } = await signUpSeller(app)
    expect((await app.send(dismissDeposits, { body }, { token })).code).toBe(20018)
  })

  it('are none of an account that was stored before they were read', async () => {
    const { token, companyId } = await signUpSeller(app)
    const accountId = await app.link(token)
    const { table } = app.deps
    const account = await findPaymentAccount(table, companyId, { platform: 'worldfirst', accountId })
    if (!account) throw new Error('the account is missing')
    const { marketplaceDeposits: _deposits, ...older } = account
    await table.transact({ account: replacePaymentAccount(table, older) })
    expect(await remindersOf(token)).toBeUndefined()
  })
})
