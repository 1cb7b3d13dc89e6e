import { addDays, businessDate } from '#shared/time/business-date.ts'
import { linkShop } from '../../journey/link-shop.ts'
import { ordersOnFile } from '../../journey/orders-on-file.ts'
import type { BenchSection } from '../section.ts'
import { measureLargeImport } from './measure-large-import.ts'

const many = 1_000_000

const whole = (value: number) => Math.round(value).toLocaleString('en')

export const ordersSection: BenchSection = {
  name: 'orders',
  title: 'The import of a shop’s orders',
  async run(stack) {
    const { seller } = await stack()
    const file = ordersOnFile(addDays(businessDate(await seller.local.now()), -1))
    const began = performance.now()
    await linkShop(seller, file)
    const seconds = (performance.now() - began) / 1000
    const large = await measureLargeImport(many)
    return `${whole(file.orders)} orders of ${file.days.length} days in ${seconds.toFixed(1)} s:
**${whole(file.orders / seconds)} orders a second**, from the seller's consent to the sums on their page. They are read from the
sandbox marketplace page by page, and stored as one item a month.

${whole(large.orders)} orders of a year, from a platform without latency: **${large.seconds.toFixed(1)} s** of processing,
**${whole(large.writes)} write units**, at most ${whole(large.heapMegabytes)} MB of heap. From a platform with 0.4 s for a page of
1,000 they are read in ${large.steps} steps, each a separate event and well within a Lambda's timeout.`
  },
}
