import { describe, expect, it } from 'vitest'
import { type SalesByDay, sumSales } from '#shared/shops/daily-sales.ts'
import {
  EndlessPages,
  GrantRefused,
  PlatformUnavailable,
} from '../../../functions/connectors/call-platform.ts'
import type { Tokens } from '../../../functions/connectors/connector.ts'
import type { PartialWindow } from '../../../functions/data/shop-syncs.ts'
import { syncWindow, WindowCut } from '../../../functions/shops/sync-window.ts'
import { totalsOfPart } from './shop-sales.ts'
import { type WalkedPlatform, type WalkedShop, walkedPlatforms } from './walked-platforms.ts'

/** A fault at a page of a sync: another response, or an event before it. */
type Disturbance = (shop: WalkedShop) => Promise<Response | undefined>

/** Pages with a fault, by their number in the order of the requests. */
type Disturbances = Readonly<Record<number, Disturbance>>

/** The shop as the portal reaches it, with some of its pages disturbed. */
const disturb = (shop: WalkedShop, { isPage }: WalkedPlatform, disturbances: Disturbances) => {
  let pages = 0
  return shop.connectBy(async (...call) => {
    const { url } = new Request(...call)
    const disturbed = isPage(url) && (await disturbances[++pages]?.(shop))
    return disturbed || fetch(...call)
  })
}

/** Reads a year of a shop as the portal does; an attempt that breaks off is followed by another. */
const readThrough = async (platform: WalkedPlatform, shop: WalkedShop, disturbances: Disturbances) => {
  const connector = disturb(shop, platform, disturbances)
  let tokens: Tokens = shop.tokens
  let exchanges = 0
  const access = async (refused?: string) => {
    if (refused === tokens.accessToken) {
      exchanges++
      tokens = {
        ...tokens,
        ...(await connector.refresh({ ...tokens, refreshToken: tokens.refreshToken ?? '' }, shop.place)),
      }
    }
    return { ...shop.place, accessToken: tokens.accessToken }
  }
  const interrupted: Error[] = []
  let before: PartialWindow | undefined
  const attempt = () =>
    syncWindow(
      { clock: shop.clock.now, pause: async (ms) => shop.clock.advance(`PT${ms / 1000}S`) },
      connector,
      {
        request: platform.request,
        toDate: '2026-11-21',
        before,
        access,
        deadline: Number.POSITIVE_INFINITY,
      },
    )
  let read: SalesByDay | undefined
  while (!read)
    try {
      read = await attempt()
    } catch (error) {
      const isCut = error instanceof WindowCut
      if (!(isCut || error instanceof PlatformUnavailable)) throw error
      interrupted.push(error)
      before = isCut ? error.part : undefined
      if (isCut && error.throttled) shop.clock.advance(`PT${error.throttled.retryAfterSeconds}S`)
    }
  return { totals: sumSales(read.days.values()), interrupted, exchanges }
}

const restSeconds = 600

describe.each(walkedPlatforms)('a year of sales at $name comes to the cent', (platform) => {
  const { sales, refunds } = totalsOfPart(platform.part, platform.historyFrom)
  const walk = async (disturbances: Disturbances) => {
    const shop = await platform.open()
    try {
      return await readThrough(platform, shop, disturbances)
    } finally {
      await shop.close()
    }
  }

  it('where a page is lost, the platform asks for minutes of rest, and the token ends, exchanged once', async () => {
    const headers = { 'retry-after': String(restSeconds), 'x-amzn-ratelimit-limit': String(1 / restSeconds) }
    const { totals, interrupted, exchanges } = await walk({
      3: () => Promise.reject(new TypeError('fetch failed')),
      // The sync starts again after the lost page.
      6: async () => new Response('{}', { status: 429, headers }),
      8: async ({ clock }) => {
        clock.advance(platform.tokenEnd ?? 'PT2H1M')
        return undefined
      },
    })
    expect(totals).toMatchObject({ sales, refunds })
    const [lost, rest, ...others] = interrupted
    expect(lost).not.toMatchObject({ throttled: {} })
    expect(rest).toMatchObject({ throttled: { retryAfterSeconds: restSeconds } })
    expect((rest as WindowCut).part, 'what was read is kept').toBeDefined()
    expect(others).toEqual([])
    expect(exchanges).toBe(1)
  })

  it('or ends with the consent that its seller takes back in the middle', async () => {
    await expect(
      walk({
        3: async (shop) => {
          await shop.endConsent()
          return undefined
        },
      }),
    ).rejects.toThrow(GrantRefused)
  })

  it('or fails where the platform returns the same page for ever', async () => {
    const shop = await platform.open()
    let pages = 0
    let repeated: string | undefined
    const connector = shop.connectBy(async (...call) => {
      if (!platform.isPage(new Request(...call).url)) return fetch(...call)
      pages++
      if (pages < 3) return fetch(...call)
      repeated ??= await (await fetch(...call)).text()
      return new Response(repeated)
    })
    const reading = syncWindow({ clock: shop.clock.now, pause: async () => {} }, connector, {
      request: platform.request,
      toDate: '2026-11-21',
      before: undefined,
      access: async () => ({ ...shop.place, accessToken: shop.tokens.accessToken }),
      deadline: Number.POSITIVE_INFINITY,
    })
    await expect(reading).rejects.toThrow(EndlessPages)
    expect(pages, 'the second of them').toBe(4)
    await shop.close()
  })
})
