import type { landingPayoneerMore as source } from '../zh-CN/landing-payoneer-more.ts'

export const landingPayoneerMore = {
  cost: {
    title: 'Deducted at payout, nothing afterwards',
    lead: 'What you receive and what will be deducted are settled before you sign.',
    first: {
      title: 'Benchmark plus margin',
      text: 'Annual rate = the 30-day average SOFR published by the New York Fed + a margin of {{margin}}. Fixed on the day you draw.',
    },
    second: {
      title: 'A fee of {{fee}}',
      text: 'Of the amount drawn, deducted at payout. Repay early and the part for the remaining days is refunded.',
    },
    third: {
      title: 'Two ways to repay',
      text: 'All at once after {{days}} days, interest deducted in advance; or equal principal over {{months}} months, with interest each month.',
    },
    fourth: {
      title: 'Deducted for you',
      text: 'On the due date what you owe is taken from your platform account in {{currency}}. No transfer needed.',
    },
  },
  fit: {
    title: 'Who it suits',
    lead: 'We look at orders and settlements, not at collateral.',
    first: 'You are paid through a payment platform that has made you an offer',
    second: 'You are settled in {{currency}} and want to repay from those settlements',
    third: 'You would rather not remember due dates or make transfers',
    needTitle: 'Have these ready',
    needShop: 'Access to your payment-platform account, to authorise us',
    needCompany: 'Certificate of incorporation or business registration',
    needDirector: 'Each director’s identity document and email',
    needBank: 'The company’s bank account for payouts',
  },
  questions: {
    first: {
      question: 'Is the amount of the offer my limit?',
      answer:
        'The offer comes from the payment platform, as guidance. Your limit is worked out once the company is verified and the agreement signed.',
    },
    second: {
      question: 'I have no offer. Can I still apply?',
      answer: 'Yes: sign up here and link your shops. The limit then follows your net sales.',
    },
    third: {
      question: 'What if my account holds too little?',
      answer:
        'If the deduction fails, we ask you for a transfer. No overdue interest is charged for {{grace}} business days.',
    },
    fourth: {
      question: 'My shop sells in another currency. Is that all right?',
      answer: 'This product is paid out and repaid in {{currency}}. Your sales count at each day’s rate.',
    },
  },
} satisfies typeof source
