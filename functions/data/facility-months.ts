import type { BookedLoan } from '#shared/books/month-sums.ts'
import type { Balances } from '#shared/ledger/balances.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Currency } from '#shared/money/currency.ts'
import { shardOf } from './shard-of.ts'
import { create, type Item, type Table, type Write } from './table.ts'

/** A facility in the lender's books at the end of a month. Immutable: what is found later counts in a later month. */
export interface FacilityMonth {
  /** `YYYY-MM`. */
  month: string
  facilityId: string
  companyId: string
  productCode: ProductCode
  currency: Currency
  /** Of the postings whose day in the books (`bookDateOf`) is not after the month. */
  balances: Balances
  /** Loans with anything owed at the end of the month. */
  loans: readonly BookedLoan[]
}

/** The facilities of a month are spread over this many partitions. */
export const facilityMonthShards = 16

const partition = (month: string, shard: number): string => `FACILITY-MONTHS#${month}#${shard}`

const key = (month: string, facilityId: string) => ({
  pk: partition(month, shardOf(facilityId, facilityMonthShards)),
  sk: facilityId,
})

/** Access pattern: a facility at the end of a month. */
export const findFacilityMonth = (
  table: Table,
  month: string,
  facilityId: string,
): Promise<Item<FacilityMonth> | undefined> => table.get<FacilityMonth>(key(month, facilityId))

/** Access pattern: the facilities of a shard at the end of a month. */
export const listFacilityMonths = (
  table: Table,
  month: string,
  shard: number,
): AsyncGenerator<Item<FacilityMonth>> =>
  table.all<FacilityMonth>({ pk: partition(month, shard), consistent: true })

/** Fails if the facility's month was written before. */
export const createFacilityMonth = (table: Table, facility: FacilityMonth): Write =>
  create<FacilityMonth>(table, {
    ...key(facility.month, facility.facilityId),
    type: 'facility-month',
    ...facility,
  })
