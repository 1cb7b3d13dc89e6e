import { afterEach, describe, expect, it } from 'vitest'
import type { MarketplaceDeposit } from '#shared/shops/marketplace-deposits.ts'
import type { Marketplace } from '#shared/shops/marketplaces.ts'
import { GrantRefused, PlatformThrottled } from '../../../functions/connectors/call-platform.ts'
import type { PaymentConnector, Settlement } from '../../../functions/connectors/connector.ts'
import { airwallexPart } from '../../../scripts/sandbox/airwallex/airwallex.ts'
import { lianlianPart } from '../../../scripts/sandbox/lianlian/lianlian.ts'
import type { OrdersPart } from '../../../scripts/sandbox/orders.ts'
import { takingsOf } from '../../../scripts/sandbox/payment-accounts/takings.ts'
import type { ThrottleRule } from '../../../scripts/sandbox/payment-accounts/throttle.ts'
import { worldfirstPart } from '../../../scripts/sandbox/worldfirst/worldfirst.ts'
import { testedAirwallex } from './airwallex/tested-airwallex.ts'
import { testedLianlian } from './lianlian/tested-lianlian.ts'
import { openSandboxPlatform, startAt, type TestedPlatform } from './sandbox-shop.ts'
import { testedWorldfirst } from './worldfirst/tested-worldfirst.ts'

const holder = { email: 'finance@harbour-gift.example', holder: 'Harbour Gift Trading Limited' }

/** The payment platforms whose accounts can be linked, beside those with tests of their own for all of this. */
const walked: readonly {
  name: string
  tested: TestedPlatform<PaymentConnector>
  /** The part of the file whose sales arrive in the account. */
  part: OrdersPart
  /** The time after which an access token has ended, but not its consent. */
  tokenEnd: string
  /** The marketplace that pays into the sandbox's accounts. */
  marketplace: Marketplace
  /** Absent for a platform that does not state it. */
  country?: string
  /** Calls of the API that linking takes, beside those for tokens. */
  linkingCalls?: number
}[] = [
  {
    name: 'Airwallex',
    tested: testedAirwallex,
    part: airwallexPart,
    tokenEnd: 'PT21M',
    marketplace: 'tiktok-shop',
    country: 'HK',
  },
  {
    name: 'WorldFirst',
    tested: testedWorldfirst,
    part: worldfirstPart,
    tokenEnd: 'P30DT1M',
    marketplace: 'amazon',
    country: 'HK',
  },
  {
    name: 'LianLian',
    tested: testedLianlian,
    part: lianlianPart,
    tokenEnd: 'PT2H1M',
    marketplace: 'amazon',
    linkingCalls: 1,
  },
]

describe.each(walked)(
  'an account at $name',
  ({ tested, part, tokenEnd, marketplace, country, linkingCalls = 0 }) => {
    let opened: Awaited<ReturnType<typeof openSandboxPlatform<PaymentConnector>>> | undefined
    afterEach(() => opened?.close())

    const link = async (form: Record<string, string> = holder, throttle?: ThrottleRule) => {
      opened = await openSandboxPlatform(tested, throttle ? { throttle } : {})
      const { connector, clock, peer } = opened
      const tokens = await opened.link(form)
      return { connector, clock, peer, tokens }
    }
    const takings = takingsOf(part, '2026-11-20', new Date(startAt))

    it('is described with its holder, whom the platform has verified or not', async () => {
      const { connector, tokens } = await link()
      const profile = await connector.readProfile(tokens)
      expect(profile).toMatchObject({ holderName: holder.holder, currency: 'GBP', verified: true })
      expect(profile.country).toBe(country)
      await opened?.close()
      const other = await link({ ...holder, email: 'unverified@harbour-gift.example' })
      expect(await other.connector.readProfile(other.tokens)).toMatchObject({ verified: false })
    })

    it('has the balance that is not paid out, and the payouts to a bank, by pages', async () => {
      const { connector, tokens } = await link()
      const { availableCents, pendingCents, payouts } = takings
      expect(await connector.readBalances(tokens)).toEqual([
        { currency: 'GBP', unsettledCents: availableCents + pendingCents },
      ])
      const found: Settlement[] = []
      let cursor: string | undefined
      do {
        const span = { from: '2025-11-01T00:00:00.000Z', to: startAt, ...(cursor ? { cursor } : {}) }
        const page = await connector.readSettlements(tokens, span)
        found.push(...page.settlements)
        cursor = page.cursor
      } while (cursor)
      const inOrder = found.toSorted((a, b) => (a.at < b.at ? -1 : 1))
      expect(inOrder.map(({ at, amountCents }) => ({ at, cents: amountCents }))).toEqual(payouts)
      expect(new Set(found.map(({ id }) => id)).size).toBe(payouts.length)
    })

    it('has the deposits of the marketplace that pays into it, by pages', async () => {
      const { connector, tokens } = await link()
      const found: MarketplaceDeposit[] = []
      let cursor: string | undefined
      do {
        const span = { from: '2025-11-01T00:00:00.000Z', to: startAt, ...(cursor ? { cursor } : {}) }
        const page = await connector.readDeposits?.(tokens, span)
        found.push(...(page?.deposits ?? []))
        cursor = page?.cursor
      } while (cursor)
      expect(new Set(found.map((each) => each.marketplace))).toEqual(new Set([marketplace]))
      expect(found.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
        takings.payouts.reduce((sum, { cents }) => sum + cents, 0),
      )
      expect(new Set(found.map(({ id }) => id)).size).toBe(takings.payouts.length)
    })

    it('is read on with fresh tokens, until its holder takes the consent back', async () => {
      const { connector, clock, peer, tokens } = await link()
      const { id } = await connector.readProfile(tokens)
      clock.advance(tokenEnd)
      await expect(connector.readBalances(tokens)).rejects.toThrow(GrantRefused)
      const fresh = { ...tokens, ...(await connector.refresh(tokens, {})) }
      expect((await connector.readProfile(fresh)).id).toBe(id)
      await peer.post(`${peer.baseUrl}/seller/authorisations/end`, { account: id })
      await expect(connector.readBalances(fresh)).rejects.toThrow(GrantRefused)
      await expect(connector.refresh({ ...fresh }, {})).rejects.toThrow(GrantRefused)
      await expect(connector.revoke(fresh, {})).resolves.toBeUndefined()
    })

    it('is not read while the platform limits the calls, nor ended by that or by a wrong secret', async () => {
      const { connector, tokens } = await link(holder, { calls: linkingCalls + 1, seconds: 60 })
      await connector.readBalances(tokens)
      await expect(connector.readBalances(tokens)).rejects.toThrow(PlatformThrottled)
      await expect(opened?.connect('another secret').refresh(tokens, {})).rejects.not.toThrow(GrantRefused)
    })
  },
)
