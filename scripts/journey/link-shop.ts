import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { DailySales } from '#shared/lending/limit-measures.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { FiledOrders } from './orders-on-file.ts'
import type { LoggedInSeller } from './seller.ts'

/** Approves on the platform's consent page, as a browser would. Returns the address to which the platform redirects. */
const consent = async (address: string, account: string): Promise<URL> => {
  const page = await fetch(address)
  const csrfToken = /name="csrf_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const decided = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' },
    body: new URLSearchParams({ csrf_token: csrfToken, account, decision: 'approve' }),
  })
  return new URL(decided.headers.get('location') ?? 'about:blank')
}

const totalOf = (days: readonly DailySales[], kind: 'salesCents' | 'refundsCents') =>
  decimalFromCents(days.reduce((total, day) => total + day[kind], 0))

type LinkedShop = ResponseOf<typeof shopsEndpoints.listLinkedShops>['shop'][number]

/** Links a shop at a platform, and compares the imported orders with the platform's file. */
export const linkShop = async (
  { client, token, seller, say }: LoggedInSeller,
  file: FiledOrders,
  at: { platform_id: string; domain?: string } = { platform_id: 'harbor-market' },
): Promise<LinkedShop> => {
  const { url } = await client.call(shopsEndpoints.createOauthUrl, { body: at }, { token })
  const { searchParams } = await consent(url, seller.platformAccount ?? 'harbor-gift-uk')
  const body = {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    query: searchParams.toString(),
  }
  const { id } = await client.call(shopsEndpoints.oauthCallback, { body }, { token })

  const imported = await until('the imported orders', async () => {
    const { shop } = await client.call(shopsEndpoints.listLinkedShops, {}, { token })
    return shop.find((each) => each.id === id && each.import.status === 'imported')
  })
  const { orders, sales, refunds, last_date } = imported.import
  expectFigure('the imported orders', orders, file.orders)
  expectFigure('the imported sales', sales, totalOf(file.days, 'salesCents'))
  expectFigure('the imported refunds', refunds, totalOf(file.days, 'refundsCents'))
  say(
    `${imported.name} at ${imported.platform} linked: ${orders} orders, sales ${sales} and refunds ${refunds} ${imported.currency}, up to ${last_date}`,
  )
  return imported
}
