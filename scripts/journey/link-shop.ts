import type { DailySales } from '#shared/lending/limit-measures.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { LoggedInSeller } from './seller.ts'

/** Agrees on the marketplace's consent page, as a browser would. Answers the address that it sends the seller back to. */
const consent = async (address: string): Promise<URL> => {
  const page = await fetch(address)
  const csrfToken = /name="csrf_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const decided = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' },
    body: new URLSearchParams({ csrf_token: csrfToken, account: 'harbor-gift-uk', decision: 'approve' }),
  })
  return new URL(decided.headers.get('location') ?? 'about:blank')
}

const totalOf = (days: readonly DailySales[], kind: 'salesCents' | 'refundsCents') =>
  decimalFromCents(days.reduce((total, day) => total + day[kind], 0))

export const linkShop = async (
  { client, token, say }: LoggedInSeller,
  file: { orders: number; days: readonly DailySales[] },
): Promise<void> => {
  const { url } = await client.call(
    shopsEndpoints.createOauthUrl,
    { body: { platform_id: 'harbor-market' } },
    { token },
  )
  const back = await consent(url)
  const { searchParams } = back
  const body = {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    query: searchParams.toString(),
  }
  await client.call(shopsEndpoints.oauthCallback, { body }, { token })

  const imported = await until('the imported orders', async () => {
    const { shop } = await client.call(shopsEndpoints.listLinkedShops, {}, { token })
    return shop.find((each) => each.import.status === 'imported')
  })
  const { orders, sales, refunds, last_date } = imported.import
  expectFigure('the imported orders', orders, file.orders)
  expectFigure('the imported sales', sales, totalOf(file.days, 'salesCents'))
  expectFigure('the imported sales', sales, '9025222.08')
  expectFigure('the imported refunds', refunds, totalOf(file.days, 'refundsCents'))
  expectFigure('the imported refunds', refunds, '815291.60')
  say(
    `${imported.name} linked: ${orders} orders, sales ${sales} and refunds ${refunds} ${imported.currency}, up to ${last_date}`,
  )
}
