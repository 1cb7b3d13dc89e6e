import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createPaymentAccountsApp } from '../shops/payment-accounts-app.ts'
import { createShopApp } from '../shops/shop-app.ts'
import { type BackgroundBill, meterBackground } from './measure-background.ts'

const dayMs = 86_400_000

/** Two years of a shop with twenty orders a day, before the app's clock. */
const openedAt = Date.parse('2024-11-21T00:00:00Z')
const betweenOrdersMs = dayMs / 20
const ordersPerPage = 1000

const timeOf = (order: number): number => openedAt + order * betweenOrdersMs

const firstOrderFrom = (timestamp: string | null): number =>
  Math.max(0, Math.ceil((Date.parse(timestamp ?? '') - openedAt) / betweenOrdersMs))

const pageOfOrders = (query: URLSearchParams) => {
  const cursor = query.get('cursor')
  const start = cursor ? Number(cursor) : firstOrderFrom(query.get('from'))
  const all = firstOrderFrom(query.get('to'))
  const end = Math.min(start + ordersPerPage, all)
  return {
    items: Array.from({ length: Math.max(0, end - start) }, (_, index) => ({
      order_id: `order-${start + index}`,
      created_at: new Date(timeOf(start + index)).toISOString(),
      kind: (start + index) % 30 === 29 ? 'refund' : 'sale',
      currency: 'GBP',
      amount: `${((start + index) % 400) + 1}.25`,
    })),
    next_cursor: end < all ? String(end) : null,
  }
}

const walkShop = async (bill: BackgroundBill): Promise<void> => {
  const app = await createShopApp()
  const reach = app.deps.fetch
  app.deps.fetch = async (...request) => {
    const url = new URL(new Request(...request).url)
    return url.pathname.endsWith('/orders')
      ? Response.json(pageOfOrders(url.searchParams))
      : reach(...request)
  }
  const meter = meterBackground(app, bill)
  try {
    const token = await app.login('company-1')
    await meter.measure('shop-import', { cause: () => app.link(token, 'large-shop') })
    app.clock.advance('P1D')
    await meter.measureJob('shop-reading')
  } finally {
    await meter.close()
  }
}

const walkPaymentAccount = async (bill: BackgroundBill): Promise<void> => {
  const app = await createPaymentAccountsApp()
  const meter = meterBackground(app, bill)
  try {
    const { token } = await signUpSeller(app)
    await app.link(token, 'paypal')
    await app.drainEvents()
    app.clock.advance('P1D')
    await meter.measureJob('payment-balance-refresh')
  } finally {
    await meter.close()
  }
}

/** The daily work with the platforms: a shop and a payment account. */
export const walkPlatforms = async (bill: BackgroundBill): Promise<void> => {
  await walkShop(bill)
  await walkPaymentAccount(bill)
}
