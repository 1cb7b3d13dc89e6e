import type { DrawdownQuote } from '../../../web/features/drawdown/use-quote.ts'

type Method = DrawdownQuote['repayment_method']

const anOption = (repayment_method: Method, instalments: number): DrawdownQuote['options'][number] => ({
  repayment_method,
  collection_method: 'bank_transfer',
  due_date: '2027-05-24',
  instalments,
  largest_instalment: '15600.00',
  interest: '1800.00',
  total: '91800.00',
  effective_rate: '12.01',
})

/** Like `aQuote`, for a facility with three repayment methods. */
export const aQuoteOf = (method: Method, changes: Partial<DrawdownQuote> = {}): DrawdownQuote => {
  const quote = aQuote({ repayment_method: method, ...changes })
  return {
    ...quote,
    sales_share_range: { lowest: '5', highest: '30' },
    options: [...quote.options, anOption('equalPrincipal', 2), anOption('salesShare', 1)],
    ...(method === 'equalPrincipal'
      ? {
          schedule: [
            { due_date: '2026-12-22', principal: '45000.00', interest: '900.00', total: '45900.00' },
            { due_date: '2027-01-22', principal: '45000.00', interest: '458.00', total: '45458.00' },
          ],
        }
      : {}),
  }
}

/** A price from the server with arbitrary figures that the client must not compute. */
export const aQuote = (changes: Partial<DrawdownQuote> = {}): DrawdownQuote => ({
  quote_id: 'quote-1',
  expires_at: '2026-11-22T02:15:00Z',
  currency: 'GBP',
  amount: '90000.00',
  benchmark: { percent: '4.33', date: '2026-11-20', source: 'Federal Reserve Bank of New York' },
  margin: '7.50',
  rate: '11.83',
  basis: 'ACT/365F',
  drawdown_date: '2026-11-22',
  due_date: '2027-02-20',
  days: 90,
  repayment_method: 'bullet',
  collection_method: 'bank_transfer',
  sales_share: null,
  sales_share_range: null,
  schedule: [{ due_date: '2027-02-20', principal: '90000.00', interest: '2625.29', total: '92625.29' }],
  options: [
    {
      repayment_method: 'bullet',
      collection_method: 'bank_transfer',
      due_date: '2027-02-20',
      instalments: 1,
      largest_instalment: '92625.29',
      interest: '2625.29',
      total: '92625.29',
      effective_rate: '12.37',
    },
  ],
  interest: '2625.29',
  total: '92625.29',
  effective_rate: '12.37',
  ...changes,
})
