import { createHmac } from 'node:crypto'
import type { Cents } from '#shared/money/cents.ts'
import type { PlatformOrder } from '#shared/shops/counted-order.ts'
import { reconciledFrom, reconciledTo, reconcileMonths } from '#shared/shops/reconcile-months.ts'
import { type ExaminedOrder, examinedDays, findSalesSignals } from '#shared/shops/sales-signals.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import {
  EndlessPages,
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../connectors/call-platform.ts'
import type { ReportPage, ShopConnector } from '../connectors/connector.ts'
import { openShopConnector } from '../connectors/open-connector.ts'
import { listEveryDay } from '../data/daily-sales.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShop, replaceShop, type Shop, type ShopExamination } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { cachedDecrypt } from './cached-decrypt.ts'
import { accessToShop } from './shop-access.ts'
import { syncWindow, WindowCut } from './sync-window.ts'

const dayMs = 24 * 60 * 60_000

/** Well before the Lambda's timeout. */
const readingMs = 90_000

/** The time for the platform's report, which follows. */
const reportMs = 60_000

const maxOrders = 10_000

interface Examined {
  orders: ExaminedOrder[]
  isComplete: boolean
}

/** An order with a payment in the shop's currency, with its buyer's name replaced by a hash. */
const examinedOrder = (
  { number, placedAt, stage, received, cancelledAt, buyer, isManual }: PlatformOrder,
  currency: string,
  hash: (buyer: string) => string,
): ExaminedOrder[] => {
  const paid = received.filter((movement) => movement.currency === currency)
  const amount = paid.reduce((sum, movement) => sum + movement.amount, 0)
  if (amount <= 0) return []
  return [
    {
      number,
      paidAt: paid[0]?.at ?? placedAt,
      amount,
      // A cancelled order has nothing to be shipped.
      isShipped: stage !== 'unshipped' || cancelledAt !== undefined,
      ...(isManual === undefined ? {} : { isManual }),
      ...(buyer === undefined ? {} : { buyer: hash(buyer) }),
    },
  ]
}

/**
 * The orders since `from`, as far as the platform and the time permit. Buyers are hashed with a key that exists for this
 * reading only, and no hash leaves it.
 */
const readOrdersSince = async (deps: Deps, shop: Shop, from: string): Promise<Examined> => {
  const { clock, random } = deps
  const opened = await openShopConnector(deps, shop.platform)
  const key = random.secret()
  const hash = (buyer: string) => createHmac('sha256', key).update(buyer).digest('base64url')
  const found = new Map<string, ExaminedOrder>()
  const connector: ShopConnector = {
    ...opened,
    async readSales(access, request) {
      const page = await opened.readSales(access, request)
      for (const order of page.orders ?? [])
        for (const examined of examinedOrder(order, shop.currency, hash)) found.set(order.id, examined)
      // This many orders suffice for an examination.
      return found.size < maxOrders ? page : { entries: page.entries }
    },
  }
  const now = clock()
  const withMemory = { ...deps, seal: cachedDecrypt(deps.seal) }
  try {
    await syncWindow(deps, connector, {
      request: {
        shop: { id: shop.platformShopId, currency: shop.currency },
        from,
        to: now.toISOString(),
        by: 'placed',
      },
      toDate: businessDate(now),
      before: undefined,
      access: (refused) => accessToShop(withMemory, connector, shop, refused),
      deadline: now.getTime() + readingMs,
    })
    return { orders: [...found.values()], isComplete: found.size < maxOrders }
  } catch (error) {
    if (error instanceof WindowCut || error instanceof EndlessPages)
      return { orders: [...found.values()], isComplete: false }
    throw error
  }
}

/** The pages of a platform's report that are read at the most. */
const maxReportPages = 200

/** The longest delay, in seconds, that a platform may request between two pages of its report. */
const longestReportPause = 10

/** The platform's own report from `from` on, as far as the platform and the time permit; undefined if there is none. */
const readReport = async (
  deps: Deps,
  connector: ShopConnector,
  shop: Shop,
  { from, to }: { from: BusinessDate; to: BusinessDate },
) => {
  const request = { shop: { id: shop.platformShopId, currency: shop.currency }, from, to }
  const deadline = deps.clock().getTime() + reportMs
  const days: ReportPage['days'][number][] = []
  let completeFrom: BusinessDate | undefined
  let cursor: string | undefined
  let pages = 0
  try {
    const access = await accessToShop(deps, connector, shop)
    do {
      const requested: string | undefined = cursor
      try {
        const page = await connector.report?.read(access, {
          ...request,
          ...(requested ? { cursor: requested } : {}),
        })
        if (!page) break
        days.push(...page.days)
        completeFrom = page.completeFrom ?? completeFrom
        cursor = page.cursor
        if (cursor === requested) break
      } catch (error) {
        const isShort = error instanceof PlatformThrottled && error.retryAfterSeconds <= longestReportPause
        if (!isShort) throw error
        await deps.pause(error.retryAfterSeconds * 1000)
      }
    } while (cursor && ++pages < maxReportPages && deps.clock().getTime() < deadline)
  } catch (error) {
    if (!(error instanceof GrantRefused || error instanceof PlatformUnavailable)) throw error
  }
  return completeFrom === undefined ? undefined : { days, completeFrom }
}

/**
 * The months reconciled with the platform's own report, and the report's basis; empty if there is no report, or none
 * now.
 */
const reconcile = async (
  deps: Deps,
  shop: Shop,
  imported: Parameters<typeof reconcileMonths>[1],
): Promise<Pick<ShopExamination, 'months' | 'basis'>> => {
  const connector = await openShopConnector(deps, shop.platform)
  if (!connector.report) return {}
  const today = businessDate(deps.clock())
  const span = {
    from: reconciledFrom(today, businessDate(new Date(shop.openedAt))),
    to: reconciledTo(today),
  }
  const report = await readReport(deps, connector, shop, span)
  if (!report) return {}
  const months = reconcileMonths(report.days, imported, { from: report.completeFrom, today })
  return { months, basis: connector.report.basis }
}

/** What the seller owes for an advance in the shop's currency, if the platform shows it now. */
const readOwed = async (deps: Deps, shop: Shop): Promise<Cents> => {
  const connector = await openShopConnector(deps, shop.platform)
  if (!connector.readOpenAdvance) return 0
  try {
    const owed = await connector.readOpenAdvance(await accessToShop(deps, connector, shop))
    return owed?.currency === shop.currency ? owed.amount : 0
  } catch (error) {
    if (!(error instanceof GrantRefused || error instanceof PlatformUnavailable)) throw error
    return 0
  }
}

/**
 * Examines a shop's latest orders for inflated sales, and reconciles its months with the platform's report. The lender
 * reviews the findings. Idempotent.
 */
export const onShopExaminationDue: BulkSubscriber<'shop-examination-due'> = async (event, deps) => {
  const { table, clock } = deps
  const { companyId, shopId } = event
  const shop = await findShop(table, companyId, shopId)
  const isReadable = shop && shopStatusAt(shop, clock()) === 'authorized'
  if (!isReadable || shop.authorisationId !== event.authorisationId) return
  const now = clock()
  const from = new Date(now.getTime() - examinedDays * dayMs).toISOString()
  let examined: Examined
  try {
    examined = await readOrdersSince(deps, shop, from)
  } catch (error) {
    // The next synchronisation notices that, and asks for an examination again.
    if (error instanceof GrantRefused || error instanceof PlatformUnavailable) return
    throw error
  }
  if (!examined.isComplete && examined.orders.length === 0) return
  const days = await listEveryDay(table, shop, shop)
  const examination: ShopExamination = {
    at: now.toISOString(),
    from,
    orders: examined.orders.length,
    isComplete: examined.isComplete,
    signals: findSalesSignals(examined.orders, days, now, await readOwed(deps, shop)),
    ...(await reconcile(deps, shop, days)),
  }
  const written = await retryOnChange(async () => {
    const current = await findShop(table, companyId, shopId)
    if (current?.authorisationId !== event.authorisationId) return
    return (await table.write(replaceShop(table, { ...current, examination }))) ? undefined : changed
  })
  if (written === changed) throw new Error('the shop was changed at every moment of its examination')
}
