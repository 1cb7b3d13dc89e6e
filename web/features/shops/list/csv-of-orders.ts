import type { ResponseOf } from '#shared/api/endpoint.ts'
import { csvOfTable } from '#shared/portfolio/csv.ts'
import type { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { byteOrderMark } from './csv-of-sales.ts'

export type ShopOrderLine = ResponseOf<typeof linkedShopsEndpoints.listShopOrders>['lines'][number]

export type LineReason = 'sale' | 'partly' | 'refund' | 'cancellation' | 'noRate' | 'noSale'

/** Whether and why a line counts. */
export const reasonOfLine = ({ kind, amount, left_out: isLeftOut, uncounted }: ShopOrderLine): LineReason => {
  if (isLeftOut) return 'noRate'
  if (kind !== 'sale') return kind
  if (uncounted === null) return 'sale'
  return Number(amount) === 0 ? 'noSale' : 'partly'
}

/** One row for each line; refunds and cancellations are negative. */
export const csvOfOrders = (
  lines: readonly ShopOrderLine[],
  head: readonly string[],
  reasonOf: (reason: LineReason) => string,
): string =>
  byteOrderMark +
  csvOfTable(
    head,
    lines.map((line) => [
      reasonOf(reasonOfLine(line)),
      line.date,
      line.number,
      line.currency,
      line.kind === 'sale' ? line.amount : `-${line.amount}`,
      line.uncounted ?? '',
    ]),
  )
