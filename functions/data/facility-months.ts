import type { BookedFacility } from '#shared/books/facility-month.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Currency } from '#shared/money/currency.ts'
import { shardOf } from './shard-of.ts'
import { create, type Item, type ItemPage, type Table, type Write } from './table.ts'

/** A facility in the lender's books at the end of a month. Immutable: what is found later counts in a later month. */
export interface FacilityMonth extends BookedFacility {
  /** `YYYY-MM`. */
  month: string
  facilityId: string
  companyId: string
  productCode: ProductCode
  currency: Currency
  /** The number of its entries in the month's journal. */
  journalEntries: number
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

/** Access pattern: a page of the facilities of a shard at the end of a month. */
export const pageFacilityMonths = (
  table: Table,
  month: string,
  shard: number,
  page: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<FacilityMonth>>> =>
  table.query<FacilityMonth>({ pk: partition(month, shard), consistent: true, ...page })

/** Fails if the facility's month was written before. */
export const createFacilityMonth = (table: Table, facility: FacilityMonth): Write =>
  create<FacilityMonth>(table, {
    ...key(facility.month, facility.facilityId),
    type: 'facility-month',
    ...facility,
  })
