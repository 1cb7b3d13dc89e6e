import type { landingUnderwritingMore as source } from '../zh-CN/landing-underwriting-more.ts'

export const landingUnderwritingMore = {
  cost: {
    title: 'What each instalment is made of',
    lead: 'Interest is charged on what you still owe, so it falls; the fee is spread over the instalments.',
    first: {
      title: 'Benchmark plus margin',
      text: 'Annual rate = the benchmark of the currency (for US dollars the 30-day average SOFR published by the New York Fed) + a margin of {{margin}}. Fixed on the day you draw until you have repaid.',
    },
    second: {
      title: 'A fee of {{fee}}',
      text: 'Of the amount drawn, paid with the instalments and earned by the day: what you repay early is not charged in full.',
    },
    third: {
      title: '{{methods}} ways to repay',
      text: 'Equal instalments are always the same; equal principal costs the least interest; interest monthly leaves you the most cash until the end.',
    },
    fourth: {
      title: '{{tenorMonths}} months',
      text: 'One due date a month. If it is a Hong Kong holiday, it moves to the next business day.',
    },
  },
  fit: {
    title: 'Who it suits',
    lead: 'We look at lasting revenue, not at collateral.',
    first: 'Steady business, and instalments that you can plan with',
    second: 'Stock for a season, a new market or more products',
    third: 'Several shops on several platforms, under one limit',
    needTitle: 'Have these ready',
    needShop: 'Access to all your shops, to authorise us',
    needCompany: 'Certificate of incorporation, business registration and annual return',
    needDirector: 'Identity documents and emails of directors and main shareholders',
    needBank: 'The company’s bank account for payouts',
  },
  questions: {
    first: {
      question: 'How is the limit worked out?',
      answer:
        'It starts from {{multiple}} times the average monthly net sales of the last {{months}} months, and then looks at how stable sales are, whether one platform dominates and how long you have traded. Every factor is shown to you.',
    },
    second: {
      question: 'Can the limit be raised later?',
      answer: 'Yes. When sales have grown or you have linked more shops, apply to have it recalculated.',
    },
    third: {
      question: 'Is it worth repaying early?',
      answer:
        'Yes. Interest and the fee are both earned by the day, so you pay less, and there is no charge for it.',
    },
    fourth: {
      question: 'What if a due date is a holiday?',
      answer:
        'It moves to the next business day in Hong Kong and where the currency settles. After it there are {{grace}} business days of grace without overdue interest.',
    },
  },
} satisfies typeof source
