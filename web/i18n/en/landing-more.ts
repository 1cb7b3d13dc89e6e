import type { landingMore as source } from '../zh-CN/landing-more.ts'

export const landingMore = {
  terms: {
    title: 'The terms at a glance',
    effective: 'Effective annual rate',
    effectiveNote: '{{method}}; under the Money Lenders Ordinance, all costs included',
    rate: 'Nominal annual rate',
    rateNote: '{{basis}}; {{benchmark}} ({{name}} of {{date}}) + a margin of {{margin}}',
    fee: 'Fee',
    noFee: 'None',
    feeOfDrawdown: '{{percent}} of the drawdown',
    methods: 'Repayment methods',
    tenor: 'Term',
    days: '{{days}} days',
    months: '{{months}} months',
    minimum: 'Smallest drawdown',
    cap: 'Highest limit',
    grace: 'Grace period',
    graceDays: '{{days}} business days',
    currency: 'Currency',
    ofShops: 'The one your shops sell in',
    between: ' / ',
    bases: {
      'ACT/360': 'actual days / 360',
      'ACT/365F': 'actual days / 365',
      '30/360': '30 days a month / 360',
    },
    example: 'The rate uses the benchmark of the date above. Yours is the one quoted on the day you draw.',
  },
  benchmark: {
    averageInAdvance: '30-day average {{name}}',
    fallback: 'last average {{name}}, adjusted as agreed,',
    inArrears: '{{name}}, day by day,',
    fixed: 'A fixed rate, without a benchmark',
  },
  method: {
    bullet: 'In one payment when due',
    equalPrincipal: 'Equal principal',
    equalInstalment: 'Equal instalments',
    interestMonthly: 'Interest monthly, principal at the end',
    salesShare: 'Share of sales',
  },
  questions: { title: 'Questions', all: 'All questions' },
  trust: {
    title: 'Before you borrow, know who lends',
    licence: {
      title: 'A licensed money lender',
      text: '{{company}}, Hong Kong money lender’s licence no. {{number}}.',
    },
    data: {
      title: 'Read-only, encrypted, revocable',
      text: 'The authorisation reads orders and nothing else. Data is encrypted. You can withdraw it any time.',
    },
    contract: {
      title: 'Signed before money moves',
      text: 'You sign a note for every drawdown: the amount in words and figures, the annual rate, the place.',
    },
    people: { title: 'People who answer', text: 'Hotline {{phone}}: ask before you sign.' },
    law: {
      title: 'A ceiling on the effective rate',
      text: 'Hong Kong law allows no more than {{cap}}% a year. Above {{warning}}%, a person reviews the offer first.',
    },
    late: {
      title: 'No penalty rate',
      text: 'After the grace period a late amount bears the same annual rate, with no multiplier and no interest on interest.',
    },
  },
  close: {
    title: 'See your limit first. Decide after.',
    text: 'Signing up takes about two minutes and costs nothing.',
    action: 'Sign up free',
  },
  others: 'Not for you? See our other two products',
} satisfies typeof source
