import type { landingEntryMore as source } from '../zh-CN/landing-entry-more.ts'

export const landingEntryMore = {
  compare: {
    title: 'Draw {{amount}}: what each product costs',
    lead: 'At the benchmark of one day, with each product’s own margin and fees. Fees are included.',
    caption: 'The costs of the three products compared',
    line: 'Product',
    how: 'Repaid',
    rate: 'Yearly rate',
    fee: 'Fee',
    payout: 'Paid out',
    cost: 'Interest and fees',
    effective: 'Effective rate',
    note: 'Benchmark: {{name}} of {{benchmark}} for {{date}}. Small shop financing: an ordinary season with net sales of {{sales}} a month, {{share}} of which repay. The effective rate is worked out as the Money Lenders Ordinance of Hong Kong says. An example only: what counts is the quote before you draw.',
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
        'No. Before you draw you see interest, fees, what is paid out, the total to repay, the effective rate and the due dates. What the quote does not name, we do not charge.',
    },
  },
} satisfies typeof source
