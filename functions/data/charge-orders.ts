import type { collectionMethods } from '../../shared/drawdown/charge-order.schema.ts'
import type { OverdueTerms, PrincipalStep } from '../../shared/drawdown/charge-order.ts'
import type { ChargeOrderStatus } from '../../shared/drawdown/charge-order-states.ts'
import type { DueKind } from '../../shared/lending/allocation.ts'
import type { Cents } from '../../shared/money/cents.ts'
import type { Currency } from '../../shared/money/currency.ts'
import type { BusinessDate } from '../../shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { type Item, type Page, replace, type Table, type Write } from './table.ts'

/** What a seller is asked to pay for a drawdown that fell due. */
export interface ChargeOrder {
  chargeId: string
  companyId: string
  facilityId: string
  drawdownId: string
  currency: Currency
  collectionMethod: (typeof collectionMethods)[number]
  status: ChargeOrderStatus
  dueDate: BusinessDate
  /** All that was charged, and what of it is still owed, by kind. */
  chargedCents: Record<DueKind, Cents>
  owedCents: Record<DueKind, Cents>
  /** What principal was overdue from when: the ground of overdue interest. */
  principalSteps: readonly PrincipalStep[]
  /** Those of the drawdown and its facility. */
  overdueTerms: OverdueTerms
  /** Reported by the seller and not yet posted. */
  pendingCents: Cents
  createdAt: string
  version: number
}

const prefix = 'CHARGE#'

const key = (companyId: string, chargeId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${chargeId}`,
})

/** One charge order a drawdown; the date in front lists them in the order in which they fall due. */
export const chargeIdOf = (dueDate: BusinessDate, drawdownId: string): string => `${dueDate}-${drawdownId}`

/** Access pattern: a company's charge order by id. */
export const findChargeOrder = (
  table: Table,
  companyId: string,
  chargeId: string,
): Promise<Item<ChargeOrder> | undefined> => table.get<ChargeOrder>(key(companyId, chargeId))

/** Access pattern: a company's charge orders, latest due first. */
export const listChargeOrders = (
  table: Table,
  companyId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<Page<Item<ChargeOrder>>> =>
  table.query<ChargeOrder>({ pk: companyPartition(companyId), prefix, newestFirst: true, ...page })

/** Creates a charge order (version 0) or replaces the version that was read. */
export const replaceChargeOrder = (table: Table, charge: ChargeOrder): Write =>
  replace<ChargeOrder>(table, { ...charge, ...key(charge.companyId, charge.chargeId), type: 'charge-order' })
