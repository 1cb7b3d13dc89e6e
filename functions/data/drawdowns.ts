import type { DrawdownStatus } from '#shared/drawdown/drawdown-states.ts'
import type { DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { type CreationListing, type CreationPage, listByCreation } from './list-by-creation.ts'
import type { NamedAccount } from './payout-accounts.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { groupIndex, type Item, replace, type Table, type Write } from './table.ts'

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
  price: DrawdownPrice
  signerName: string
  signedAt: string
  /** Where the signature came from, with the browser as it named itself: evidence of the note. */
  signerIp: string
  signerUserAgent: string
  requestedAt: string
  /** Where its money goes, as it was requested. Absent of what was requested before accounts were named. */
  payoutAccount?: NamedAccount
  /** The user who asked, where another has to confirm. */
  requestedBy?: string
  /** The second administrator, where one was needed. */
  confirmed?: { by: string; at: string; ip: string; userAgent: string }
  /** The second administrator who refused, and why. */
  declined?: { by: string; at: string; reason: string }
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

/** Access pattern: a company's drawdowns by the time of their request. */
export const listDrawdowns = (
  table: Table,
  companyId: string,
  listing: CreationListing<Drawdown>,
): Promise<CreationPage<Drawdown>> => listByCreation(table, companyId, prefix, listing)

/** Access pattern: the drawdowns of all companies that are paid out and fall due on a date. */
export const listDueDrawdowns = (table: Table, date: BusinessDate): AsyncGenerator<Item<Drawdown>> =>
  table.all<Drawdown>({ pk: duePartition(date), index: groupIndex })

/** Access pattern: the drawdowns of all companies that wait for the lender, oldest first. */
export const listWaitingDrawdowns = (table: Table, limit: number): Promise<Item<Drawdown>[]> =>
  listAwaitingReview<Drawdown>(table, 'drawdown', limit)

/** Access pattern: a company's drawdowns that wait for a second administrator, newest first. */
export const listAwaitingColleague = async (table: Table, companyId: string): Promise<Drawdown[]> => {
  const { items } = await listDrawdowns(table, companyId, {
    limit: 50,
    order: 'desc',
    accepts: ({ status }) => status === 'awaiting colleague',
  })
  return items
}

/**
 * What interest and a charge order of a drawdown are posted for: the drawdown, and after an early settlement bounced,
 * its next try. Each try is charged once.
 */
export const chargeCauseOf = ({
  drawdownId,
  bouncedPayoffs,
}: Pick<Drawdown, 'drawdownId' | 'bouncedPayoffs'>): string =>
  bouncedPayoffs ? `${drawdownId}@${bouncedPayoffs.count + 1}` : drawdownId

/** The id of the payment that an early settlement of a drawdown is posted as. */
export const payoffPaymentIdOf = (drawdown: Pick<Drawdown, 'drawdownId' | 'bouncedPayoffs'>): string =>
  `payoff-${chargeCauseOf(drawdown)}`

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
