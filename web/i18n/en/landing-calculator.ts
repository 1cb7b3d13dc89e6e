import type { landingCalculator as source } from '../zh-CN/landing-calculator.ts'

export const landingCalculator = {
  title: 'Try the figures',
  lead: 'No sign-up needed. Worked out at once, by the product’s own terms and fees.',
  sales: 'Net sales in an ordinary month',
  salesHint: 'Sales less refunds',
  amount: 'How much to draw',
  share: 'Share of net sales, every week',
  method: 'How to repay',
  wrong: {
    unreadable: 'Enter an amount, such as {{example}}.',
    amount: { tooSmall: 'A drawdown is {{least}} at least.', tooLarge: 'A limit is {{most}} at most.' },
    sales: { tooSmall: 'Enter an amount above zero.', tooLarge: 'That is more than can be tried here.' },
    beyondLimit:
      'With such sales a limit is seldom above {{limit}}. The figures below are for the amount that you entered.',
    notAllowed:
      'On these conditions the effective rate might pass the legal ceiling of {{cap}}%, so we would make no such offer. Try a lower share or a higher amount.',
  },
  cost: { salesShare: 'Interest in an ordinary season, about', schedule: 'Interest and fees' },
  effective: 'Effective rate',
  effectiveNote: 'All costs included',
  payout: 'Paid out',
  interest: 'Interest',
  upfront: 'Interest, taken at the payout',
  fee: 'Fee, paid with the instalments',
  deduction: 'Fee, taken at the payout',
  instalment: 'Each instalment',
  firstInstalment: 'First instalment',
  instalments: '{{count}} monthly instalments, the last on {{date}}',
  once: 'All at once on {{date}}',
  total: 'To repay in all',
  season: { slow: 'Slow', base: 'Ordinary', fast: 'Busy' },
  seasons: {
    title: 'In a slow, an ordinary and a busy season',
    sales: 'Net sales {{amount}} a month',
    weekly: 'Every week',
    until: 'Repaid',
    weeks: 'in about {{count}} weeks',
    cost: 'Total cost',
    share: 'Repayment, of sales',
    effective: 'Effective rate',
  },
  sources: {
    title: 'Where these figures come from',
    rate: 'Yearly rate {{rate}}: SOFR {{benchmark}}, published by the New York Fed for {{date}}, plus a margin of {{margin}}.',
    fee: 'Fee: {{percent}} of the drawdown, by the product’s terms.',
    noFee: 'Fee: this product has none.',
    interest: 'Interest: simple, by the actual days, over a year of {{days}} days.',
    dates: 'Dates: as if drawn on {{date}}; a Hong Kong holiday moves a due date to the next business day.',
    seasons:
      'Seasons: the quartiles of a real online shop’s monthly net sales over a year, {{slow}}% and {{fast}}% of an ordinary month (Online Retail, UCI, CC BY).',
    effective:
      'Effective rate: by the schedule of the Money Lenders Ordinance of Hong Kong, with all interest and fees.',
    example: 'An example, not an offer. Your limit and rate are those that your application brings.',
  },
} satisfies typeof source
