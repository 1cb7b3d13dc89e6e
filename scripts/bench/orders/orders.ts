import { addDays, businessDate } from '#shared/time/business-date.ts'
import { linkShop } from '../../journey/link-shop.ts'
import { ordersOnFile } from '../../journey/orders-on-file.ts'
import type { BenchSection } from '../section.ts'

export const ordersSection: BenchSection = {
  name: 'orders',
  title: 'The import of a shop’s orders',
  async run(stack) {
    const { seller } = await stack()
    const file = ordersOnFile(addDays(businessDate(await seller.local.now()), -1))
    const began = performance.now()
    await linkShop(seller, file)
    const seconds = (performance.now() - began) / 1000
    return `${file.orders.toLocaleString('en')} orders of ${file.days.length} days in ${seconds.toFixed(1)} s:
**${Math.round(file.orders / seconds).toLocaleString('en')} orders a second**, from the seller's consent to the sums on their page. They are read from the
sandbox marketplace page by page and kept as one item a day.`
  },
}
