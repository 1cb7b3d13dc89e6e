import type { DrawdownQuote } from '../../../web/features/drawdown/use-quote.ts'

/** A price of the server's, told in figures that nobody works out here. */
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
