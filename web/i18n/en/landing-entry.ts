import type { landingEntry as source } from '../zh-CN/landing-entry.ts'

export const landingEntry = {
  title: 'Financing for online sellers',
  hero: {
    eyebrow: 'Licensed money lender · for online sellers',
    title: 'Borrow and repay the way your business runs',
    lead: 'Three products, three rhythms of repayment. See costs, dates and documents first, then decide whether to apply.',
    signUp: 'Sign up free',
    note: 'Signing up and seeing your limit cost nothing and change nothing in your shop.',
  },
  lines: {
    title: 'Three products: which one fits you',
    hook: {
      name: 'Small shop financing',
      promise: 'Repayment follows your sales',
      text: 'Every week you repay a share of net sales: less in a slow season, more in a busy one. Small amounts welcome.',
      action: 'See how it works',
    },
    underwriting: {
      name: 'Revenue credit',
      promise: 'Monthly instalments, steady growth',
      text: 'A limit from the last {{months}} months of net sales and {{methods}} ways to repay, each instalment known in advance.',
      action: 'See how it works',
    },
    payoneer: {
      name: 'Payment-platform financing',
      promise: 'Your offer is ready',
      text: 'Start from your payment platform’s offer. Repayments come from your account there: no transfers.',
      action: 'See how it works',
    },
  },
} satisfies typeof source
