import { texts as rejectionTexts } from '#shared/rejections/drawdown/en.ts'
import type { statuses as source } from '../zh-CN/statuses.ts'
import { states } from './states.ts'

export const statuses = {
  ...states,
  rejection: rejectionTexts,
  /** How a rate is determined if not by the latest fixing of its benchmark. */
  benchmark: {
    averageInAdvance: '30-day average {{name}}',
    fallback: 'last average {{name}}, adjusted as agreed,',
    inArrears:
      '{{name}} day by day, at first {{benchmark}} ({{date}}), + margin {{margin}}: an estimate, settled when interest falls due',
    fixed: 'A fixed rate, without a benchmark',
  },
  sales: {
    title: 'Net sales by month',
    rule: 'Sales are what was received for goods, shipping, tax and duties, on the day of payment. Refunds, and paid orders that are cancelled, count on their own day. Unpaid orders, gift cards sold and tips are left out.',
    caption: 'Net sales of {{shop}} by month',
    period: 'Total net sales, {{from}} to {{to}}',
    total: 'Total',
    partial: 'Part of a month',
    part: '{{month}} (part of the month)',
    mean: 'Monthly average',
    showTable: 'Show every month’s figure',
    month: 'Month',
    gross: 'Sales',
    refunds: 'Refunds',
    net: 'Net sales',
  },
  limitFailure: {
    noShops:
      'No shop is authorised. Link one, or authorise an expired one again: once its orders are read, your limit is recalculated.',
    noSales:
      'We found no sales in the last 12 months. Once there are some, have your limit worked out again.',
    limitZero:
      'Your present sales come to less than 1,000, too little for a limit. Once they have grown, have it worked out again.',
  },
} satisfies typeof source
