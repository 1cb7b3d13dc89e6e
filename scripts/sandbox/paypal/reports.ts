import { createHash } from 'node:crypto'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { Order } from '../orders.ts'
import type { Payout, Takings } from '../payment-accounts/takings.ts'

const currency = 'GBP'

/** The share of the balance that is withheld for disputes, in hundredths. */
const withheldPercent = 10

const money = (cents: number) => ({ currency_code: currency, value: decimalFromCents(cents) })

export const payerAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 17 capital letters and figures. */
const transactionId = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, 17)

export const describeBalances = (payerId: string, { pendingCents, availableCents }: Takings, now: Date) => {
  const total = pendingCents + availableCents
  const withheld = Math.floor((Math.max(0, pendingCents) * withheldPercent) / 100)
  const at = now.toISOString()
  return {
    balances: [
      {
        currency,
        primary: true,
        total_balance: money(total),
        available_balance: money(total - withheld),
        withheld_balance: money(withheld),
      },
    ],
    account_id: payerId,
    as_of_time: at,
    last_refresh_time: at,
  }
}

interface Transaction {
  /** The name that its id is derived from. */
  name: string
  code: string
  at: string
  cents: number
  /** The name of a business. */
  payer?: string
}

/** Some sales are made at a marketplace, which pays them out. */
const isPaidByMarketplace = ({ order_id }: Order): boolean => order_id.endsWith('00')
const marketplace = 'eBay Commerce UK Ltd'

const ofOrder = (order: Order): Transaction => {
  const { order_id: name, created_at: at, kind, amount } = order
  const cents = centsFromDecimal(amount)
  if (kind === 'refund') return { name, code: 'T1107', at, cents: -cents }
  return isPaidByMarketplace(order)
    ? { name, code: 'T0001', at, cents, payer: marketplace }
    : { name, code: 'T0006', at, cents }
}

const ofPayout = ({ at, cents }: Payout): Transaction => ({
  name: at,
  code: 'T0400',
  at,
  cents: -cents,
})

const describe =
  (fields: readonly string[]) =>
  ({ name, code, at, cents, payer }: Transaction) => ({
    transaction_info: {
      transaction_id: transactionId(name),
      transaction_event_code: code,
      transaction_initiation_date: at,
      transaction_updated_date: at,
      transaction_amount: money(cents),
      transaction_status: 'S',
    },
    ...(payer && fields.includes('payer_info')
      ? { payer_info: { payer_name: { alternate_full_name: payer } } }
      : {}),
  })

export interface TransactionQuery {
  start: string
  end: string
  code: string | undefined
  fields: readonly string[]
  page: number
  pageSize: number
}

/** A page of an account's transactions from `start` to `end`, both included, oldest first. */
export const describeTransactions = (
  payerId: string,
  { sales, payouts }: Takings,
  query: TransactionQuery,
  now: Date,
) => {
  const [start, end] = [Date.parse(query.start), Date.parse(query.end)]
  const found = [...sales.map(ofOrder), ...payouts.map(ofPayout)]
    .filter(({ at, code }) => {
      const moment = Date.parse(at)
      return moment >= start && moment <= end && (query.code === undefined || code === query.code)
    })
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const shown = found.slice((query.page - 1) * query.pageSize, query.page * query.pageSize)
  return {
    ...(shown.length > 0 ? { transaction_details: shown.map(describe(query.fields)) } : {}),
    account_number: payerId,
    start_date: query.start,
    end_date: query.end,
    last_refreshed_datetime: now.toISOString(),
    page: query.page,
    total_items: found.length,
    total_pages: Math.max(1, Math.ceil(found.length / query.pageSize)),
  }
}
