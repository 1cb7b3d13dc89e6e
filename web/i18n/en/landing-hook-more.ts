import type { landingHookMore as source } from '../zh-CN/landing-hook-more.ts'

export const landingHookMore = {
  cost: {
    title: 'One cost only: interest',
    lead: 'No fee, no account charge, and nothing for a limit that you do not use.',
    first: {
      title: 'Benchmark plus margin',
      text: 'Annual rate = the benchmark of the currency (for US dollars the 30-day average SOFR published by the New York Fed) + a margin of {{margin}}. Fixed on the day you draw until you have repaid.',
    },
    second: {
      title: 'You choose the share',
      text: 'Between {{lowest}} and {{highest}} of net sales every week. Refunds come off first; a week without sales repays the minimum only.',
    },
    third: {
      title: 'Repay early any time',
      text: 'Simple interest by the day: repay a day sooner and you pay a day’s interest less. There is no charge for it.',
    },
    fourth: {
      title: 'At most {{days}} days',
      text: 'What is still owed then falls due at once. Or choose to repay it all after {{bulletDays}} days.',
    },
  },
  fit: {
    title: 'Who it suits',
    lead: 'We look at orders, not at collateral and not at the age of the shop.',
    first: 'Few orders, or newly opened, and you want to start small',
    second: 'Clear seasons, and a fixed date might fall in a slow one',
    third: 'Stock, advertising or the wait for payouts, for a short time',
    needTitle: 'Have these ready',
    needShop: 'Access to your shop, to authorise us',
    needCompany: 'Certificate of incorporation or business registration',
    needDirector: 'Each director’s identity document and email',
    needBank: 'The company’s bank account for payouts',
  },
  questions: {
    first: {
      question: 'My turnover is small. Can I apply?',
      answer:
        'Yes. There is no minimum turnover; anti-fraud checks apply. The limit follows your net sales, and the smallest drawdown is {{minimum}}.',
    },
    second: {
      question: 'What if I sell nothing for a week?',
      answer:
        'That week repays the minimum of {{least}} only. What is still owed at the end of the term falls due then.',
    },
    third: {
      question: 'Can the share be changed later?',
      answer: 'No: you choose it when you sign for a drawdown. To finish sooner, pay more whenever you like.',
    },
    fourth: {
      question: 'How soon do I know my limit?',
      answer:
        'An estimate as soon as your orders have been read. The limit itself comes after the company is verified and the agreement signed.',
    },
  },
} satisfies typeof source
