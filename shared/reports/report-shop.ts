import type { ShopSales } from '../lending/limit-measures.ts'

/** A shop in a report, with its days in the report's currency. */
export interface ReportShop extends ShopSales {
  shopId: string
  name: string
}
