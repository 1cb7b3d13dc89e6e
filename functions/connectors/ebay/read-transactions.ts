import * as z from 'zod/mini'
import { monthsBackwards } from '#shared/shops/reconcile-months.ts'
import { addMonths, businessDate, startOfDay } from '#shared/time/business-date.ts'
import type { ReportPage, ReportRequest } from '../connector.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'

const transactionsPerPage = 1000

/** Without a transaction in the span, the response is empty. */
export const transactionPage = z.optional(
  z.object({
    next: z.nullish(z.string()),
    transactions: z.optional(
      z.array(
        z.object({
          transactionId: z.string(),
          transactionDate: z.iso.datetime(),
          transactionType: z.string(),
          totalFeeBasisAmount: z.nullish(
            z.object({ value: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), currency: z.string() }),
          ),
        }),
      ),
    ),
  }),
)

const position = z.object({ month: z.string(), offset: z.int() })

type GetTransactions = (query: URLSearchParams) => Promise<z.output<typeof transactionPage>>

/** A page of the seller's sales by eBay's own transactions, month by month from the newest. */
export const readTransactions = async (
  getTransactions: GetTransactions,
  { shop, from, to, cursor }: ReportRequest,
): Promise<ReportPage | undefined> => {
  const months = monthsBackwards(from, to)
  const { month, offset } = cursor ? position.parse(JSON.parse(cursor)) : { month: months[0], offset: 0 }
  if (month === undefined) return undefined
  const start = startOfDay(`${month}-01`).getTime()
  // Both ends belong to a span at eBay.
  const end = startOfDay(addMonths(`${month}-01`, 1)).getTime() - 1
  const query = new URLSearchParams([
    ['filter', 'transactionType:{SALE}'],
    ['filter', `transactionDate:[${new Date(start).toISOString()}..${new Date(end).toISOString()}]`],
    ['limit', String(transactionsPerPage)],
    ['offset', String(offset)],
  ])
  const page = await getTransactions(query)
  const days = (page?.transactions ?? []).flatMap((each) =>
    each.transactionType === 'SALE' && each.totalFeeBasisAmount?.currency === shop.currency
      ? [
          {
            date: businessDate(new Date(each.transactionDate)),
            sales: centsFromPlatformDecimal(each.totalFeeBasisAmount.value),
          },
        ]
      : [],
  )
  if (page?.next) {
    const newer = months[months.indexOf(month) - 1]
    return {
      days,
      ...(newer ? { completeFrom: `${newer}-01` } : {}),
      cursor: JSON.stringify({ month, offset: offset + transactionsPerPage }),
    }
  }
  const older = months[months.indexOf(month) + 1]
  return {
    days,
    completeFrom: `${month}-01`,
    ...(older ? { cursor: JSON.stringify({ month: older, offset: 0 }) } : {}),
  }
}
