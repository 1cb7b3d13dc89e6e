import type { BusinessDate } from '../time/business-date.ts'
import { addDays } from '../time/business-date.ts'
import { type SalesTotals, sumSales } from './daily-sales.ts'

/** Why the back office looks at a shop twice. */
export const abnormalities = ['noSales', 'manyRefunds', 'notReadable'] as const
export type Abnormality = (typeof abnormalities)[number]

export const shopConditions = ['normal', 'abnormal'] as const

/** What a seller is told of a shop when it comes to be so. */
export const shopNotices = [...abnormalities, 'normal', 'unauthorized', 'expired', 'expiringSoon'] as const
export type ShopNotice = (typeof shopNotices)[number]

/** So many days without a sale are unusual. */
export const quietDays = 14

/** Refunds are looked at over so many days, and are unusual above this share of the sales. */
export const refundsDays = 30
const refundsShare = { numerator: 1, denominator: 3 }

/** So many days of sales have to be known for it. */
export const observedDays = Math.max(quietDays, refundsDays)

/**
 * What is unusual about a shop on `today`, the gravest first; empty for a shop as it should be. `days` are its sales by
 * day in UTC, `since` the day from which it can have had any, `isReadable` whether the platform lets it be read.
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
  if (isReadable && since <= addDays(today, -quietDays) && over(quietDays).sales === 0) found.push('noSales')
  if (sales > 0 && refunds * refundsShare.denominator > sales * refundsShare.numerator)
    found.push('manyRefunds')
  return found
}
