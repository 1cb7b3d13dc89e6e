import type { DrawdownStatus } from '../../shared/drawdown/drawdown-states.ts'
import type { ProductCode } from '../../shared/lending/product-terms.ts'
import type { Quote } from '../../shared/lending/quote.ts'
import type { Currency } from '../../shared/money/currency.ts'
import type { BusinessDate } from '../../shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { awaitsReview, findAwaitingReview } from './review-groups.ts'
import { groupIndex, type Item, type Page, replace, type Table, type Write } from './table.ts'

/** A request for money and what became of it. */
export interface Drawdown {
  drawdownId: string
  companyId: string
  facilityId: string
  productCode: ProductCode
  currency: Currency
  status: DrawdownStatus
  /** What the seller accepted. */
  quoteId: string
  /** The price: as quoted, until the payout fixes the day that interest runs from. */
  price: Quote
  signerName: string
  signedAt: string
  /** Where the signature came from, with the browser as it named itself: evidence of the note. */
  signerIp: string
  signerUserAgent: string
  requestedAt: string
  /** The rendered note among the company's files. */
  noteFileId?: string
  decidedAt?: string
  /** The effective rate is above the warning, and the lender's reviewer accepted it. */
  warningAccepted?: true
  rejectReason?: string
  paidOutAt?: string
  /** The bank's reference of the payout. */
  payoutReference?: string
  chargeId?: string
  repaidAt?: string
  version: number
}

const prefix = 'DRAWDOWN#'

const key = (companyId: string, drawdownId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${drawdownId}`,
})

const duePartition = (date: BusinessDate): string => `DUE#${date}`

/** Access pattern: a company's drawdown by id. */
export const findDrawdown = (
  table: Table,
  companyId: string,
  drawdownId: string,
): Promise<Item<Drawdown> | undefined> => table.get<Drawdown>(key(companyId, drawdownId))

/** Access pattern: a company's drawdowns, newest first. */
export const listDrawdowns = (
  table: Table,
  companyId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<Page<Item<Drawdown>>> =>
  table.query<Drawdown>({ pk: companyPartition(companyId), prefix, newestFirst: true, ...page })

/** Access pattern: the drawdowns of all companies that are paid out and fall due on a date. */
export const listDueDrawdowns = (table: Table, date: BusinessDate): AsyncGenerator<Item<Drawdown>> =>
  table.all<Drawdown>({ pk: duePartition(date), index: groupIndex })

/** Access pattern: the drawdowns of all companies that wait for the lender, oldest first. */
export const listWaitingDrawdowns = (table: Table, limit: number): Promise<Item<Drawdown>[]> =>
  findAwaitingReview<Drawdown>(table, 'drawdown', limit)

/** In the index while it waits for the lender, and then under its due date while the money is out. */
const indexed = ({ status, companyId, drawdownId, requestedAt, price }: Drawdown) => {
  if (status === 'requested' || status === 'approved')
    return awaitsReview('drawdown', companyId, requestedAt, drawdownId)
  return status === 'paid out' ? { gsi1pk: duePartition(price.dueDate), gsi1sk: drawdownId } : {}
}

/** Creates a drawdown (version 0) or replaces the version that was read. */
export const replaceDrawdown = (table: Table, drawdown: Drawdown): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = drawdown as Item<Drawdown>
  return replace<Drawdown>(table, {
    ...fields,
    ...key(drawdown.companyId, drawdown.drawdownId),
    ...indexed(drawdown),
    type: 'drawdown',
  })
}
