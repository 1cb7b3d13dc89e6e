import * as z from 'zod/mini'
import { monthsBackwards } from '#shared/shops/reconcile-months.ts'
import { addMonths, businessDate, startOfDay } from '#shared/time/business-date.ts'
import type { ReportPage, ReportRequest } from '../connector.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import type { Ask } from './call-admin-api.ts'
import { giftCardGateway } from './order-entries.ts'
import { paymentsQuery } from './queries.ts'

/** Each costs 2 points, of the 1,000 that a single query may cost. */
const paymentsPerPage = 250

const paymentsAnswer = z.object({
  tenderTransactions: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        amount: z.object({ amount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), currencyCode: z.string() }),
        paymentMethod: z.nullable(z.string()),
        processedAt: z.nullable(z.iso.datetime()),
        test: z.boolean(),
      }),
    ),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
})

const position = z.object({ month: z.string(), after: z.optional(z.string()) })

/** Shopify stores whole seconds. */
const startOf = (month: string): string =>
  startOfDay(`${month}-01`)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')

/** A page of what buyers paid, by Shopify's own record of payments, month by month from the newest. */
export const readPayments = async (
  ask: Ask,
  { shop, from, to, cursor }: ReportRequest,
): Promise<ReportPage | undefined> => {
  const months = monthsBackwards(from, to)
  const { month, after } = cursor
    ? position.parse(JSON.parse(cursor))
    : { month: months[0], after: undefined }
  if (month === undefined) return undefined
  const end = addMonths(`${month}-01`, 1).slice(0, 7)
  const { tenderTransactions: page } = await ask(paymentsAnswer, paymentsQuery, {
    first: paymentsPerPage,
    after: after ?? null,
    search: `processed_at:>='${startOf(month)}' AND processed_at:<'${startOf(end)}'`,
  })
  const days = page.nodes.flatMap(({ amount, paymentMethod, processedAt, test }) => {
    const sales = centsFromPlatformDecimal(amount.amount)
    const isReceived = sales > 0 && !test && paymentMethod !== giftCardGateway
    return isReceived && processedAt && amount.currencyCode === shop.currency
      ? [{ date: businessDate(new Date(processedAt)), sales }]
      : []
  })
  const { hasNextPage, endCursor } = page.pageInfo
  if (hasNextPage && endCursor !== null) {
    const newer = months[months.indexOf(month) - 1]
    return {
      days,
      ...(newer ? { completeFrom: `${newer}-01` } : {}),
      cursor: JSON.stringify({ month, after: endCursor }),
    }
  }
  const older = months[months.indexOf(month) + 1]
  return {
    days,
    completeFrom: `${month}-01`,
    ...(older ? { cursor: JSON.stringify({ month: older }) } : {}),
  }
}
