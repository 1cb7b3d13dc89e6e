import type { BookedOrder } from '../order-fixtures.ts'
import { EbayError } from './ebay-error.ts'

const longestPage = 200
const reachMs = 2 * 365 * 24 * 60 * 60_000

const isoPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/

const momentOf = (text: string, now: Date): number => {
  const at = isoPattern.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw new EbayError(400, 30810, 'Invalid date format')
  if (at > now.getTime()) throw new EbayError(400, 30850, "Start and end dates can't be in the future")
  return at
}

/** When an order was last changed: by a refund, or by being sent off after a day. */
export const modifiedAt = ({ createdAt, refunds, life }: BookedOrder, now: Date): number => {
  if (life) return Date.parse(life.updatedAt)
  const sentAt = Date.parse(createdAt) + 24 * 60 * 60_000
  const times = [Date.parse(createdAt), sentAt, ...refunds.map((each) => Date.parse(each.createdAt))]
  return Math.max(...times.filter((at) => at <= now.getTime()))
}

/** Whether the orders of a filter are listed by their last change, so that one that changes moves to the end. */
export const isByChange = (filter: string | null): boolean => filter?.startsWith('lastmodifieddate:') ?? false

/** Whether an order matches `filter`; eBay includes both ends of a range. */
export const readFilter = (filter: string | null, now: Date): ((order: BookedOrder) => boolean) => {
  if (filter === null) {
    const from = now.getTime() - 90 * 24 * 60 * 60_000
    return ({ createdAt }) => Date.parse(createdAt) >= from
  }
  const [, name, span] = /^(\w+):\[(.*)\]$/.exec(filter) ?? []
  if (name !== 'creationdate' && name !== 'lastmodifieddate')
    throw new EbayError(400, 30700, `Invalid filter name: ${filter}`)
  const [start = '', end = ''] = (span ?? '').split('..')
  if (start === '') throw new EbayError(400, 30820, 'Start date is missing')
  const from = momentOf(start, now)
  const to = end === '' ? now.getTime() : momentOf(end, now)
  if (from > to) throw new EbayError(400, 30840, 'Start date should be before end date')
  if (from < now.getTime() - reachMs)
    throw new EbayError(400, 30830, "Time range between start date and end date must be within '2' years.")
  return (order) => {
    const at = name === 'creationdate' ? Date.parse(order.createdAt) : modifiedAt(order, now)
    return at >= from && at <= to
  }
}

const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

export const readPage = (query: URLSearchParams, most = longestPage): { limit: number; offset: number } => {
  const limit = wholeNumber(query.get('limit') ?? '50', 1, most)
  if (limit === undefined) throw new EbayError(400, 31100, `Invalid limit: ${query.get('limit')}`)
  const offset = wholeNumber(query.get('offset') ?? '0', 0, 999_999_999)
  if (offset === undefined) throw new EbayError(400, 31000, `Invalid offset: ${query.get('offset')}`)
  return { limit, offset }
}
