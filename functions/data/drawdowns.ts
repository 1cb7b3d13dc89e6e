import type { Order } from '../../shared/api/page.schema.ts'
import type { DrawdownStatus } from '../../shared/drawdown/drawdown-states.ts'
import type { ProductCode } from '../../shared/lending/product-terms.ts'
import type { Quote } from '../../shared/lending/quote.ts'
import type { Currency } from '../../shared/money/currency.ts'
import { type BusinessDate, startOfDay, startOfNextDay } from '../../shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { fillPage } from './fill-page.ts'
import { idTime } from './ordered-id.ts'
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
  withdrawnAt?: string
  paidOutAt?: string
  /** The bank's reference of the payout. */
  payoutReference?: string
  chargeId?: string
  /** Early settlements that bounced: how many, and when the last one was taken back. */
  bouncedPayoffs?: { count: number; lastOn: BusinessDate }
  repaidAt?: string
  version: number
}

/** Which of a company's drawdowns: requested on which business days, both included, and what else of them. */
interface DrawdownListing {
  limit: number
  cursor?: string | undefined
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
  order?: Order | undefined
  accepts?: ((drawdown: Drawdown) => boolean) | undefined
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

/** The ids of what was requested on days from `from` to `to`: an id begins with its instant. */
const requestedBetween = ({
  from,
  to,
}: {
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
}) => ({
  from: `${prefix}${from === undefined ? '' : idTime(startOfDay(from))}`,
  // An id goes on after its instant, and so none of the next day's is within.
  to: `${prefix}${to === undefined ? '~' : idTime(startOfNextDay(startOfDay(to)))}`,
})

/**
 * Access pattern: a company's drawdowns by the time of their request, newest first unless `order` says otherwise;
 * those of certain days are a range of keys, any other condition is for `accepts`.
 */
export const listDrawdowns = async (
  table: Table,
  companyId: string,
  { from, to, order, ...page }: DrawdownListing,
): Promise<Page<Item<Drawdown>>> => {
  const between = requestedBetween({ from, to })
  if (between.from > between.to) return { items: [] }
  return fillPage<Drawdown>(
    table,
    { pk: companyPartition(companyId), between, newestFirst: order !== 'asc', consistent: true },
    page,
  )
}

/** Access pattern: the drawdowns of all companies that are paid out and fall due on a date. */
export const listDueDrawdowns = (table: Table, date: BusinessDate): AsyncGenerator<Item<Drawdown>> =>
  table.all<Drawdown>({ pk: duePartition(date), index: groupIndex })

/** Access pattern: the drawdowns of all companies that wait for the lender, oldest first. */
export const listWaitingDrawdowns = (table: Table, limit: number): Promise<Item<Drawdown>[]> =>
  findAwaitingReview<Drawdown>(table, 'drawdown', limit)

/**
 * What interest and a charge order of a drawdown are posted for: the drawdown, and after an early settlement bounced,
 * its next try. Each try is charged once.
 */
export const chargeCauseOf = ({
  drawdownId,
  bouncedPayoffs,
}: Pick<Drawdown, 'drawdownId' | 'bouncedPayoffs'>): string =>
  bouncedPayoffs ? `${drawdownId}@${bouncedPayoffs.count + 1}` : drawdownId

/** In the index while it waits for the lender, and then under its due date while the money is out. */
const indexed = ({ status, companyId, drawdownId, requestedAt, price, bouncedPayoffs }: Drawdown) => {
  if (status === 'requested' || status === 'approved')
    return awaitsReview('drawdown', companyId, requestedAt, drawdownId)
  if (status !== 'paid out') return {}
  // Its due date may have been closed while it passed for settled: then the next close is to find it.
  const lastOn = bouncedPayoffs?.lastOn ?? price.dueDate
  return { gsi1pk: duePartition(lastOn > price.dueDate ? lastOn : price.dueDate), gsi1sk: drawdownId }
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
