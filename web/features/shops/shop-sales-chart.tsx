import type { LinkedShop } from './linked-shop.ts'
import { netOf } from './net-sales.ts'
import { NetSalesChart } from './net-sales-chart.tsx'

/** A shop's net sales by month. */
export const ShopSalesChart = ({ shop }: { shop: LinkedShop }) => (
  <NetSalesChart
    of={shop.name}
    currency={shop.currency}
    months={shop.monthly_sales.map((month) => ({ ...month, net: netOf(month) }))}
  />
)
