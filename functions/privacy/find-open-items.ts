import {
  type RedPacketStatus,
  redPacketMayBecome,
  redPacketStatusOn,
} from '#shared/engagement/red-packet-states.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { type OpenItemKind, openItemKinds } from '#shared/privacy/closing.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { openDispute } from '#shared/repayment/dispute.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { isBeingSigned, listAgreements } from '../data/agreements.ts'
import { type ChargeOrder, listChargesFrom } from '../data/charge-orders.ts'
import type { CreditRequest } from '../data/credit-requests.ts'
import { type Facility, listCompanyFacilities } from '../data/facilities.ts'
import { limitRequestStatusAt, listCompanyLimitRequests } from '../data/limit-requests.ts'
import { findPayoff } from '../data/payoffs.ts'
import { listCompanyRedPackets } from '../data/red-packets.ts'
import { listCompanyRenewalRequests } from '../data/renewal-requests.ts'
import { listReportedOf } from '../data/reported-transfers.ts'
import type { Table } from '../data/table.ts'

/** An open item of a company: by facility and currency for money, once for others. */
export interface OpenItem {
  kind: OpenItemKind
  productCode: ProductCode | null
  currency: Currency | null
  amountCents: Cents | null
  /** The number of items; null for a balance. */
  count: number | null
}

/** A company's open items, with the items they were computed from. */
export interface OpenItems {
  items: OpenItem[]
  facilities: readonly Facility[]
  /** It has borrowed or signed: its records have to be retained. */
  hasRecords: boolean
}

const receivables = [
  'principalReceivable',
  'interestReceivable',
  'overdueInterestReceivable',
  'feeReceivable',
] as const

/** There were no charge orders before this date. */
const firstDueDate = '2026-01-01'

/** The maximum number of requests of a kind to examine: a company has one open at a time. */
const maxRequests = 20

const isWaiting = (request: Pick<CreditRequest, 'status'>): boolean =>
  request.status === 'submitted' || request.status === 'offered'

interface Sums {
  count: number
  amountCents: Cents
}

const sumBy = <T>(list: readonly T[], facilityOf: (each: T) => string, centsOf: (each: T) => Cents) => {
  const sums = new Map<string, Sums>()
  for (const each of list) {
    const { count, amountCents } = sums.get(facilityOf(each)) ?? { count: 0, amountCents: 0 }
    sums.set(facilityOf(each), { count: count + 1, amountCents: amountCents + centsOf(each) })
  }
  return sums
}

const listOpenBills = async (table: Table, companyId: string): Promise<ChargeOrder[]> => {
  const bills: ChargeOrder[] = []
  for await (const charge of listChargesFrom(table, companyId, firstDueDate))
    if (isOpenCharge(charge.status) || charge.pendingCents !== 0) bills.push(charge)
  return bills
}

const listOpenPayoffs = async (table: Table, companyId: string) => {
  const payoffs = []
  for await (const { kind, id } of listReportedOf(table, companyId)) {
    const payoff = kind === 'payoff' ? await findPayoff(table, companyId, id) : undefined
    if (payoff) payoffs.push(payoff)
  }
  return payoffs
}

const owed = (bills: readonly ChargeOrder[]): Cents =>
  bills.reduce((sum, { owedCents }) => sum + sumOfKinds(owedCents), 0)

const isGood = (status: RedPacketStatus): boolean => redPacketMayBecome(status, 'expired')

const ofFacility = (
  { facilityId, productCode, currency, status, balances }: Facility,
  bills: readonly ChargeOrder[],
  transfers: ReadonlyMap<string, Sums>,
): OpenItem[] => {
  const own = bills.filter((bill) => bill.facilityId === facilityId && isOpenCharge(bill.status))
  const disputed = own.filter((bill) => openDispute(bill))
  const item = (kind: OpenItemKind, amountCents: Cents | null, count: number | null = null): OpenItem[] =>
    amountCents === 0 || count === 0 ? [] : [{ kind, productCode, currency, amountCents, count }]
  const transfer = transfers.get(facilityId)
  return [
    ...item(
      'debt',
      receivables.reduce((sum, account) => sum + balances[account], 0),
    ),
    ...item('drawdown', balances.pendingDrawdown),
    ...(transfer ? item('transfer', transfer.amountCents, transfer.count) : []),
    // A liability of the lender, below 0 in the books.
    ...item('suspense', 0 - balances.suspense),
    ...item('bill', owed(own), own.length),
    ...item('dispute', owed(disputed), disputed.length),
    ...(status === 'active'
      ? [{ kind: 'facility' as const, productCode, currency, amountCents: balances.limit, count: null }]
      : []),
  ]
}

const counted = (kind: OpenItemKind, count: number): OpenItem[] =>
  count === 0 ? [] : [{ kind, productCode: null, currency: null, amountCents: null, count }]

/** All open items of a company, in the order of `openItemKinds`. */
export const findOpenItems = async (table: Table, companyId: string, now: Date): Promise<OpenItems> => {
  const listing = { limit: maxRequests, order: 'desc' as const }
  const [facilities, agreements, bills, payoffs, packets, limits, renewals] = await Promise.all([
    listCompanyFacilities(table, companyId),
    listAgreements(table, companyId),
    listOpenBills(table, companyId),
    listOpenPayoffs(table, companyId),
    listCompanyRedPackets(table, companyId),
    listCompanyLimitRequests(table, companyId, listing),
    listCompanyRenewalRequests(table, companyId, listing),
  ])
  const transfers = sumBy(
    [
      ...bills
        .filter(({ pendingCents }) => pendingCents !== 0)
        .map(({ facilityId, pendingCents }) => ({ facilityId, cents: pendingCents })),
      ...payoffs.map(({ facilityId, reportedCents }) => ({ facilityId, cents: reportedCents })),
    ],
    ({ facilityId }) => facilityId,
    ({ cents }) => cents,
  )
  const today = businessDate(now)
  const requests = [
    ...limits.items.filter((request) => isWaiting({ status: limitRequestStatusAt(request, now) })),
    ...renewals.items.filter(isWaiting),
  ]
  const items = [
    ...facilities.flatMap((facility) => ofFacility(facility, bills, transfers)),
    ...counted('signing', agreements.filter(isBeingSigned).length),
    ...counted('creditRequest', requests.length),
    ...counted('redPacket', packets.filter((packet) => isGood(redPacketStatusOn(packet, today))).length),
  ]
  return {
    items: items.toSorted(
      (one, other) => openItemKinds.indexOf(one.kind) - openItemKinds.indexOf(other.kind),
    ),
    facilities,
    hasRecords: facilities.length > 0 || agreements.length > 0,
  }
}
