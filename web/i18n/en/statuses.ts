import type { statuses as source } from '../zh-CN/statuses.ts'

export const statuses = {
  drawdown: {
    awaitingColleague: 'Waits for a colleague',
    declined: 'Declined by a colleague',
    lapsed: 'Not approved in time',
    requested: 'Waiting for approval',
    approved: 'Approved, being paid out',
    paidOut: 'Paid out',
    due: 'Due, to be repaid',
    repaid: 'Repaid',
    rejected: 'Not approved',
    withdrawn: 'Withdrawn',
  },
  charge: {
    overdue: 'Overdue',
    confirming: 'Being checked',
    due: 'To be paid',
    partial: 'Partly paid',
    suspended: 'On hold',
    collected: 'Paid',
    voided: 'Void',
  },
  shop: {
    pending: 'To be authorised',
    authorized: 'Authorised',
    unauthorized: 'Authorisation ended',
    expired: 'Authorisation expired',
    expiringSoon: 'Expires soon',
    importing: 'Reading',
    failed: 'Reading failed',
  },
  sales: {
    title: 'Net sales by month',
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
  limit: {
    caption: 'How the limit is worked out',
    step: 'Step',
    change: 'Change',
    left: 'Left',
    start: 'Start',
    limit: 'Limit',
    nothingTakenOff: 'Nothing was deducted.',
    factor: {
      multiple: 'Multiple',
      netSales: 'Refunds',
      stability: 'Sales stability',
      diversification: 'Platform diversification',
      age: 'Time in business',
      rounding: 'Rounding',
      cap: 'Product maximum',
    },
  },
  limitFailure: {
    noShops:
      'No shop is authorised. Link one, or authorise an expired one again: once its orders are read, your limit is worked out anew.',
    noSales:
      'We found no sales in the last 12 months. Once there are some, have your limit worked out again.',
    limitZero:
      'Your present sales come to less than 1,000, which is no limit yet. Once they have grown, have it worked out again.',
  },
} satisfies typeof source
