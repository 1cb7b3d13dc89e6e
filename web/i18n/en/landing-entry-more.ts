import type { landingEntryMore as source } from '../zh-CN/landing-entry-more.ts'

export const landingEntryMore = {
  compare: {
    title: 'Draw {{amount}}: what each product costs',
    lead: 'At one day’s benchmark, with each product’s own margin and fees.',
    caption: 'The costs of the three products compared',
    line: 'Product',
    how: 'Repaid',
    rate: 'Annual rate',
    fee: 'Fee',
    payout: 'Paid out',
    cost: 'Interest and fees',
    effective: 'Effective rate',
    note: 'Benchmark: {{name}} of {{benchmark}} for {{date}}. Small shop financing: an ordinary season with net sales of {{sales}} a month, {{share}} of which goes to repayment. The effective rate is worked out under Hong Kong’s Money Lenders Ordinance. This is an example; what counts is your quote before you draw.',
  },
  questions: {
    which: {
      question: 'Which of the three should I choose?',
      answer:
        'If your sales go up and down, small shop financing, which is repaid by a share of them. If revenue is steady and you want fixed instalments, revenue credit. If your payment platform has made you an offer, payment-platform financing.',
    },
    both: {
      question: 'Can I apply for two of them?',
      answer:
        'A company uses one product, chosen when it signs up. If you chose the wrong one, call us before you apply.',
    },
    who: {
      question: 'Who can apply?',
      answer:
        'Companies, partnerships and sole proprietors registered in Hong Kong or mainland China with real orders on a marketplace.',
    },
    cost: {
      question: 'Are there costs other than those in the quote?',
      answer:
        'No. Before you draw you see interest, fees, what is paid out, the total to repay, the effective rate and the due dates. We charge nothing that the quote does not list.',
    },
  },
} satisfies typeof source
