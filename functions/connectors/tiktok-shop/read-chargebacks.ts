import * as z from 'zod/mini'
import {
  entriesOfDisputes,
  entryOfRefund,
  type Movement,
  type PlatformOrder,
} from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { CallNotAllowed } from '../call-platform.ts'
import type { SalesRequest } from '../connector.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import { isWithin, withDisputesLast } from '../platform-orders.ts'

const text = z.string().check(z.minLength(1))
const decimal = z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))

export const statementPage = z.object({
  data: z.nullish(
    z.object({
      statements: z.nullish(
        z.array(z.object({ id: text, statement_time: z.int(), adjustment_amount: decimal })),
      ),
      next_page_token: z.nullish(z.string()),
    }),
  ),
})

export const transactionPage = z.object({
  data: z.nullish(
    z.object({
      currency: z.nullish(z.string()),
      transactions: z.nullish(
        z.array(
          z.object({
            id: z.nullish(z.string()),
            type: z.nullish(z.string()),
            adjustment_id: z.nullish(z.string()),
            adjustment_order_id: z.nullish(z.string()),
            adjustment_amount: decimal,
            settlement_amount: decimal,
          }),
        ),
      ),
      next_page_token: z.nullish(z.string()),
    }),
  ),
})

export interface FinanceCalls {
  statements(query: Record<string, string>): Promise<z.output<typeof statementPage>>
  transactions(statementId: string, query: Record<string, string>): Promise<z.output<typeof transactionPage>>
  /** Orders by their ids, and the refunds that were made of their returns. */
  orders(ids: readonly string[]): Promise<readonly PlatformOrder[]>
}

const statementsPerPage = 20
const transactionsPerPage = 100

const daySeconds = 24 * 60 * 60

/** The position in a reading of statements: the statements still to be read, then the next page of their list. */
const position = z.object({
  statements: z.array(z.object({ id: z.string(), time: z.int() })),
  list: z.nullish(z.string()),
  page: z.nullish(z.string()),
})

interface ChargebackPage {
  entries: SalesEntry[]
  listed: string[]
  token?: string | undefined
}

type Chargeback = Movement & { orderId?: string }

const tokenOf = ({ statements, list, page }: z.output<typeof position>): string | undefined =>
  statements.length > 0 || list
    ? JSON.stringify({ statements, ...(list ? { list } : {}), ...(page ? { page } : {}) })
    : undefined

/** A page of the list of a span's statements. Only statements with adjustments are read further. */
const listStatements = async (
  { statements }: FinanceCalls,
  { from, to }: SalesRequest,
  list: string | undefined,
): Promise<ChargebackPage> => {
  const { data } = await statements({
    sort_field: 'statement_time',
    sort_order: 'ASC',
    page_size: String(statementsPerPage),
    statement_time_ge: String(Math.floor(Date.parse(from) / 1000)),
    // The statement of a day is made at its end.
    statement_time_lt: String(Math.floor(Date.parse(to) / 1000) + daySeconds),
    ...(list ? { page_token: list } : {}),
  })
  const found = data?.statements ?? []
  const adjusted = found.filter(({ adjustment_amount }) => Number(adjustment_amount ?? 0) !== 0)
  return {
    entries: [],
    listed: found.map(({ id }) => `statement:${id}`),
    token: tokenOf({
      statements: adjusted.map(({ id, statement_time: time }) => ({ id, time })),
      list: data?.next_page_token,
    }),
  }
}

/** The amounts that chargebacks took from the seller in addition to refunds and cancellations of their orders. */
const entriesOf = async (
  { orders }: FinanceCalls,
  { shop }: SalesRequest,
  made: readonly Chargeback[],
): Promise<SalesEntry[]> => {
  const ids = [...new Set(made.flatMap(({ orderId }) => orderId ?? []))]
  const found = ids.length > 0 ? await orders(ids) : []
  const alone = made.filter(({ orderId }) => !found.some(({ id }) => id === orderId))
  return [
    ...found.flatMap((order) =>
      entriesOfDisputes(
        withDisputesLast(
          order,
          made.filter(({ orderId }) => orderId === order.id),
        ),
        shop.currency,
      ),
    ),
    ...alone.map((each) => entryOfRefund(each, shop.currency, each.orderId)),
  ]
}

/**
 * A page of the payments that were charged back in a span, by TikTok's statements. The statement of a day states no time of
 * them: they count in the middle of that day. None under a consent that does not cover statements.
 */
export const readChargebacks = async (
  calls: FinanceCalls,
  read: SalesRequest,
  token: string | undefined,
): Promise<ChargebackPage> => {
  const at = token ? position.parse(JSON.parse(token)) : { statements: [] }
  const [statement, ...others] = at.statements
  if (!statement)
    return listStatements(calls, read, at.list ?? undefined).catch((error: unknown) => {
      if (error instanceof CallNotAllowed) return { entries: [], listed: [] }
      throw error
    })
  const { data } = await calls.transactions(statement.id, {
    sort_field: 'order_create_time',
    page_size: String(transactionsPerPage),
    ...(at.page ? { page_token: at.page } : {}),
  })
  const transactions = data?.transactions ?? []
  const made = transactions.flatMap((each): Chargeback[] => {
    const amount = Math.abs(centsFromPlatformDecimal(each.adjustment_amount ?? '0'))
    // A negative settlement charges the seller; in a positive one, the money came back.
    if (each.type !== 'CHARGE_BACK' || amount === 0 || Number(each.settlement_amount ?? 0) > 0) return []
    return [
      {
        id: `refund:adjustment/${each.adjustment_id || each.id || `${statement.id}/${each.adjustment_order_id}`}`,
        at: new Date((statement.time - daySeconds / 2) * 1000).toISOString(),
        amount,
        currency: data?.currency ?? read.shop.currency,
        ...(each.adjustment_order_id ? { orderId: each.adjustment_order_id } : {}),
      },
    ]
  })
  const page = data?.next_page_token
  return {
    entries: await entriesOf(calls, read, made.filter(isWithin(read))),
    listed: transactions.map(
      ({ id, adjustment_id }, index) => `transaction:${id ?? adjustment_id ?? `${statement.id}/${index}`}`,
    ),
    token: tokenOf({ statements: page ? at.statements : others, list: at.list, page }),
  }
}
