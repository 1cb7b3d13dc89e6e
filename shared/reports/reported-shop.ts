import type { ShopSales } from '../lending/limit-measures.ts'

/** A shop that a report tells of, with its days in the report's currency. */
export interface ReportedShop extends ShopSales {
  shopId: string
  name: string
}
