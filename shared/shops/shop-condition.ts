import type { BusinessDate } from '../time/business-date.ts'
import { addDays } from '../time/business-date.ts'
import { type SalesTotals, sumSales } from './daily-sales.ts'

/** Unusual conditions of a shop, for the back office. */
export const abnormalities = ['noSales', 'manyRefunds', 'notReadable'] as const
export type Abnormality = (typeof abnormalities)[number]

export const shopConditions = ['normal', 'abnormal'] as const

/** Notifications about a shop's condition. */
export const shopNotices = [...abnormalities, 'normal', 'unauthorized', 'expired', 'expiringSoon'] as const
export type ShopNotice = (typeof shopNotices)[number]

/** Days without a sale that count as unusual. */
export const noSalesDays = 14

/** The period of the refund ratio, which is unusual above this share of sales. */
export const refundsDays = 30
const refundsShare = { numerator: 1, denominator: 3 }

/** The required number of days with known sales. */
export const observedDays = Math.max(noSalesDays, refundsDays)

/**
 * The unusual conditions of a shop on `today`, the gravest first; empty for a normal shop. `days` are its sales by day
 * in Hong Kong, `since` the first possible day of sales, `isReadable` whether the platform permits reading.
 */
export const abnormalitiesOf = (
  {
    days,
    since,
    isReadable,
  }: {
    days: Iterable<SalesTotals & { date: string }>
    since: BusinessDate
    isReadable: boolean
  },
  today: BusinessDate,
): Abnormality[] => {
  const all = [...days]
  const over = (length: number) => sumSales(all.filter(({ date }) => date >= addDays(today, -length)))
  const { sales, refunds } = over(refundsDays)
  const found: Abnormality[] = []
  if (!isReadable) found.push('notReadable')
  if (isReadable && since <= addDays(today, -noSalesDays) && over(noSalesDays).sales === 0)
    found.push('noSales')
  if (sales > 0 && refunds * refundsShare.denominator > sales * refundsShare.numerator)
    found.push('manyRefunds')
  return found
}
