import { PaypalError } from './paypal-error.ts'
import type { TransactionQuery } from './reports.ts'

const longestSpanMs = 31 * 86_400_000

const invalid = (field: string, issue: string) =>
  new PaypalError(
    400,
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
    [{ field, location: 'query', issue }],
  )

const wholeNumber = (query: URLSearchParams, name: string, usual: number, most: number): number => {
  const text = query.get(name) ?? String(usual)
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw invalid(name, `Expected a whole number from 1 to ${most}.`)
  return value
}

/** Seconds and an offset are required. */
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/

/** A parsed request for transactions. Throws where PayPal would reject it. */
export const readTransactionQuery = (query: URLSearchParams): TransactionQuery => {
  const [start = '', end = ''] = ['start_date', 'end_date'].map((name) => {
    const text = query.get(name) ?? ''
    if (!timestampPattern.test(text)) throw invalid(name, 'Expected a date and time with seconds.')
    return text
  })
  if (Date.parse(end) - Date.parse(start) > longestSpanMs)
    throw invalid('end_date', 'Date range is greater than 31 days')
  return {
    start,
    end,
    code: query.get('transaction_type') ?? undefined,
    fields: (query.get('fields') ?? 'transaction_info').split(','),
    page: wholeNumber(query, 'page', 1, 2_147_483_647),
    pageSize: wholeNumber(query, 'page_size', 100, 500),
  }
}
