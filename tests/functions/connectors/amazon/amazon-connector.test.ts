import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import {
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import type { Access, SalesRequest } from '../../../../functions/connectors/connector.ts'
import { amazonOrders } from '../../../../scripts/sandbox/amazon/seller.ts'
import { idsOf, readEntries as readAll, readPages, totalsOf, totalsOfPart } from '../shop-sales.ts'
import { type AmazonShop, answerOf, createAmazonShop, startAt } from './amazon-shop.ts'

let shop: AmazonShop
beforeEach(async () => {
  shop = await createAmazonShop()
})
afterEach(() => shop.close())

const readEntries = (access: Access, request: SalesRequest) => readAll(shop.connector, access, request)

const everything = { from: '2024-11-21T06:00:00.000Z', to: startAt, by: 'placed' } as const
/** Two months of that period: a few pages. */
const aWhile = { from: '2026-08-01T00:00:00.000Z', to: '2026-10-01T00:00:00.000Z', by: 'placed' } as const
const pounds = { shop: { id: 'any', currency: 'GBP' }, ...everything } as const

describe('the consent', () => {
  it('is asked for in the Seller Central of the site, by the application and the state alone', () => {
    const pathOf = (url: string) => url.slice(shop.peer.baseUrl.length)
    const query =
      'apps/authorize/consent?application_id=amzn1.sp.solution.portal&state=the-state&version=beta'
    expect(pathOf(shop.consentPage('GB'))).toBe(`/sellercentral-europe.amazon.com/${query}`)
    expect(pathOf(shop.consentPage('US'))).toBe(`/sellercentral.amazon.com/${query}`)
    expect(pathOf(shop.consentPage('JP'))).toBe(`/sellercentral.amazon.co.jp/${query}`)
  })

  it('brings tokens for an hour, and lasts a year', async () => {
    const { tokens } = await shop.link()
    expect(tokens).toEqual({
      accessToken: expect.stringMatching(/^Atza\|/) as string,
      refreshToken: expect.stringMatching(/^Atzr\|/) as string,
      accessExpiresAt: '2026-11-21T07:00:00.000Z',
      consentExpiresAt: '2027-11-21T06:00:00.000Z',
    })
  })

  it('is found by the code that the web passes, where it passes nothing else', async () => {
    const query = await shop.consent('GB')
    const { accessToken } = await shop.connector.exchangeCode({
      ...answerOf(query),
      query: new URLSearchParams(),
    })
    expect(accessToken).toMatch(/^Atza\|/)
  })

  it('that was not given leads nowhere, and without a code nothing is redeemed', async () => {
    const declined = await shop.peer.submit(shop.consentPage('GB'), { decision: 'deny' })
    expect([declined.status, declined.headers.get('location')]).toEqual([200, null])
    await expect(shop.connector.exchangeCode(answerOf(new URLSearchParams()))).rejects.toThrow(GrantRefused)
  })

  it('is void with a code that comes twice', async () => {
    const query = await shop.consent('GB')
    const { accessToken } = await shop.connector.exchangeCode(answerOf(query))
    await expect(shop.connector.exchangeCode(answerOf(query))).rejects.toThrow(GrantRefused)
    await expect(shop.connector.readProfile({ accessToken, site: 'GB' })).rejects.toThrow(GrantRefused)
  })

  it('is void with a code that comes late', async () => {
    const query = await shop.consent('GB')
    shop.clock.advance('PT5M')
    await expect(shop.connector.exchangeCode(answerOf(query))).rejects.toThrow(GrantRefused)
  })

  it('is not what a wrong secret speaks against', async () => {
    const query = await shop.consent('GB')
    const stranger = shop.connect('another secret')
    const refused = await stranger.exchangeCode(answerOf(query)).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(PlatformUnavailable)
    expect((await shop.connector.exchangeCode(answerOf(query))).accessToken).toMatch(/^Atza\|/)
  })

  it('ends by itself after a year, however often the tokens were refreshed', async () => {
    const { tokens } = await shop.link()
    const refreshToken = tokens.refreshToken ?? ''
    shop.clock.advance('P364D')
    const fresh = await shop.connector.refresh({ ...tokens, refreshToken }, { site: 'GB' })
    expect(fresh.consentExpiresAt).toBeUndefined()
    shop.clock.advance('P1D')
    await expect(shop.connector.refresh({ ...fresh, refreshToken }, { site: 'GB' })).rejects.toThrow(
      GrantRefused,
    )
  })

  it('is left as it is by revoking, for which Amazon has no call', async () => {
    const { tokens, access } = await shop.link()
    await shop.connector.revoke(tokens, { site: 'GB' })
    expect((await shop.connector.readProfile(access)).name).toBe('Quay Gifts')
  })
})

describe('an access token', () => {
  it('that has ended is refused, and another one comes for the same refresh token', async () => {
    const { tokens, access } = await shop.link()
    shop.clock.advance('PT1H')
    await expect(shop.connector.readProfile(access)).rejects.toThrow(GrantRefused)
    const refreshToken = tokens.refreshToken ?? ''
    const fresh = await shop.connector.refresh({ ...tokens, refreshToken }, { site: 'GB' })
    expect(fresh).toEqual({
      accessToken: expect.stringMatching(/^Atza\|/) as string,
      refreshToken,
      accessExpiresAt: '2026-11-21T08:00:00.000Z',
    })
    expect(fresh.accessToken).not.toBe(tokens.accessToken)
    const { id } = await shop.connector.readProfile({ ...access, accessToken: fresh.accessToken })
    expect(id).toMatch(/^A\w{13}-GB$/)
  })

  it('is good in its own region alone', async () => {
    const { access } = await shop.link('GB')
    await expect(shop.connector.readProfile({ ...access, site: 'US' })).rejects.toThrow(GrantRefused)
  })
})

describe('the profile', () => {
  it.each([
    ['GB', 'GBP'],
    ['US', 'USD'],
    ['DE', 'EUR'],
    ['JP', 'JPY'],
  ] as const)(
    'of a seller in %s is in %s, under what Amazon itself calls the seller',
    async (site, currency) => {
      const query = await shop.consent(site)
      const { accessToken } = await shop.connector.exchangeCode(answerOf(query, site))
      expect(await shop.connector.readProfile({ accessToken, site })).toEqual({
        id: `${query.get('selling_partner_id')}-${site}`,
        name: 'Quay Gifts',
        currency,
        openedAt: '2024-11-21T06:00:00.000Z',
      })
    },
  )

  it('does not go by the seller that the browser names', async () => {
    const query = await shop.consent('GB', 'quay-gifts')
    const sellerId = query.get('selling_partner_id')
    query.set('selling_partner_id', 'A0SOMEONEELSE0')
    const { accessToken } = await shop.connector.exchangeCode(answerOf(query))
    expect((await shop.connector.readProfile({ accessToken, site: 'GB' })).id).toBe(`${sellerId}-GB`)
  })
})

describe('the sales', () => {
  it('come to what the file says, each once, the cancelled left out', async () => {
    const { access } = await shop.link()
    const entries = await readEntries(access, pounds)
    expect(totalsOf(entries)).toEqual(totalsOfPart(amazonOrders))
    expect(new Set(idsOf(entries)).size).toBe(entries.length)
    expect(entries).toContainEqual({
      id: 'sale:203-0536386-1000001',
      at: '2025-11-12T09:57:00.000Z',
      kind: 'sale',
      amount: 50820,
      number: '203-0536386-1000001',
    })
  })

  it.each([
    ['the United States, which are read for all marketplaces,', 'US', 'USD', 1],
    ['Japan, whose yen have no hundredths,', 'JP', 'JPY', 100],
  ] as const)('of %s are kept in hundredths of its currency', async (_, site, currency, factor) => {
    const { access } = await shop.link('GB')
    const inPounds = await readEntries(access, { ...pounds, ...aWhile })
    const there = await shop.link(site)
    const entries = await readEntries(there.access, { shop: { id: 'any', currency }, ...aWhile })
    expect(entries.length).toBe(inPounds.length)
    const { sales, refunds } = totalsOf(inPounds)
    expect(totalsOf(entries)).toEqual({ sales: sales * factor, refunds: refunds * factor })
  })

  it('read month by month are the same, none twice', async () => {
    const { access } = await shop.link()
    const ends = Array.from({ length: 14 }, (_, index) =>
      new Date(Date.UTC(2025, 10 + index, 1)).toISOString(),
    )
    const entries: SalesEntry[] = []
    for (const [index, to] of ends.slice(1).entries()) {
      entries.push(...(await readEntries(access, { ...pounds, from: ends[index] ?? '', to })))
    }
    expect(totalsOf(entries)).toEqual(totalsOfPart(amazonOrders))
    expect(new Set(idsOf(entries)).size).toBe(entries.length)
  })

  it('of a page that was lost come with the next try', async () => {
    const { access } = await shop.link()
    const entries: SalesEntry[] = []
    const losses: unknown[] = []
    let cursor: string | undefined
    for (let page = 0; page === 0 || cursor; page++) {
      const request = { ...pounds, ...aWhile, ...(cursor ? { cursor } : {}) }
      shop.line.isDown = page % 4 === 1
      if (shop.line.isDown)
        losses.push(await shop.connector.readSales(access, request).catch((error: unknown) => error))
      shop.line.isDown = false
      const read = await shop.connector.readSales(access, request)
      entries.push(...read.entries)
      cursor = read.cursor
    }
    expect(losses.map((each) => each instanceof PlatformUnavailable)).toEqual(losses.map(() => true))
    expect(losses.length).toBeGreaterThan(1)
    expect(entries).toEqual(await readEntries(access, { ...pounds, ...aWhile }))
  })

  it('end where the seller removes the application in the middle', async () => {
    const { access } = await shop.link()
    const { cursor = '' } = await shop.connector.readSales(access, pounds)
    const manage = `${shop.peer.baseUrl}/sellercentral-europe.amazon.com/apps/manage`
    expect((await shop.peer.submit(manage, { account: 'quay-gifts' })).status).toBe(200)
    await expect(shop.connector.readSales(access, { ...pounds, cursor })).rejects.toThrow(GrantRefused)
  })

  it('whose page token has expired are read again from the beginning of their part', async () => {
    const { tokens, access } = await shop.link()
    const first = await shop.connector.readSales(access, pounds)
    const second = await shop.connector.readSales(access, { ...pounds, cursor: first.cursor ?? '' })
    expect(idsOf(second.entries)).not.toEqual(idsOf(first.entries))
    shop.clock.advance('P2D')
    const refreshToken = tokens.refreshToken ?? ''
    const { accessToken } = await shop.connector.refresh({ ...tokens, refreshToken }, { site: 'GB' })
    const again = await shop.connector.readSales(
      { ...access, accessToken },
      { ...pounds, cursor: second.cursor ?? '' },
    )
    expect(idsOf(again.entries)).toEqual(idsOf(first.entries))
  })

  it('of the last minutes, which Amazon does not answer yet, come with what changed', async () => {
    shop.clock.set('2026-11-22T08:35:00.000Z')
    const { access } = await shop.link()
    shop.clock.set('2026-11-23T12:00:30.000Z')
    const { tokens } = await shop.link()
    const fresh = { ...access, accessToken: tokens.accessToken }
    const day = { ...pounds, from: '2026-11-23T00:00:00.000Z', to: '2026-11-23T12:00:30.000Z' }
    const { entries: placed, open: known } = await readPages(shop.connector, fresh, day)

    shop.clock.set('2026-11-23T12:55:00.000Z')
    const span = { from: day.to, to: '2026-11-23T12:55:00.000Z', by: 'changed' } as const
    const changed = await readEntries(fresh, { ...pounds, ...span, known })
    shop.clock.set('2026-11-24T06:00:00.000Z')
    const { tokens: later } = await shop.link()
    const whole = await readEntries(
      { ...access, accessToken: later.accessToken },
      { ...day, to: '2026-11-23T12:20:00.000Z' },
    )
    const read = new Set([...placed, ...changed].map(({ id }) => id))
    const missing = whole.filter(({ id }) => !read.has(id))
    expect(missing).toEqual([])
    expect(changed.some(({ at }) => at < day.to)).toBe(true)
  })

  it('of a span that has only just begun are none yet', async () => {
    const { access } = await shop.link()
    const request = { ...pounds, from: '2026-11-21T05:59:00.000Z' }
    expect(await shop.connector.readSales(access, request)).toEqual({ entries: [] })
  })

  it('that changed are those of later days, and refunds of the days that Finances may have missed', async () => {
    const { access } = await shop.link()
    shop.clock.set('2026-11-26T06:00:00.000Z')
    const { tokens } = await shop.link()
    const span = { from: '2026-11-24T00:00:00.000Z', to: '2026-11-26T00:00:00.000Z' }
    const fresh = { ...access, accessToken: tokens.accessToken }
    const read = (changes: object) => readEntries(fresh, { ...pounds, ...changes })
    const changed = await read({ ...span, by: 'changed' })
    const placed = await read(span)
    expect(placed.length).toBeGreaterThan(10)
    expect(idsOf(changed)).toEqual(expect.arrayContaining(idsOf(placed)))
    expect(changed.every(({ at }) => at < span.to)).toBe(true)
    const earlierRefunds = await read({ from: '2026-11-21T00:00:00.000Z', to: span.from })
    expect(idsOf(changed)).toEqual(
      expect.arrayContaining(idsOf(earlierRefunds.filter(({ kind }) => kind === 'refund'))),
    )
  })
})

describe('throttling', () => {
  it('is told with the time after which one more call is free, and nothing is lost by waiting', async () => {
    await shop.close()
    shop = await createAmazonShop({ searchOrders: { rate: 0.0056, burst: 2 } })
    const { tokens, access } = await shop.link()
    const refreshToken = tokens.refreshToken ?? ''
    const entries: SalesEntry[] = []
    const pauses: number[] = []
    let accessToken = access.accessToken
    let cursor: string | undefined
    for (let page = 0; page === 0 || cursor; ) {
      const read = await shop.connector
        .readSales({ ...access, accessToken }, { ...pounds, ...aWhile, ...(cursor ? { cursor } : {}) })
        .catch((error: unknown) => error)
      if (read instanceof PlatformThrottled) {
        pauses.push(read.retryAfterSeconds)
        shop.clock.advance(`PT${read.retryAfterSeconds}S`)
        ;({ accessToken } = await shop.connector.refresh({ ...tokens, refreshToken }, { site: 'GB' }))
        continue
      }
      const { entries: found, cursor: next } = read as Awaited<ReturnType<typeof shop.connector.readSales>>
      entries.push(...found)
      cursor = next
      page++
    }
    expect(new Set(pauses)).toEqual(new Set([179]))
    expect(pauses.length).toBeGreaterThan(5)
    await shop.close()
    shop = await createAmazonShop()
    const unhindered = (await shop.link()).access
    expect(entries).toEqual(await readEntries(unhindered, { ...pounds, ...aWhile }))
  })
})
