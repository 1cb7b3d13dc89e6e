import type { landingPayoneer as source } from '../zh-CN/landing-payoneer.ts'

export const landingPayoneer = {
  title: 'Payment-platform financing · your offer is ready',
  hero: {
    eyebrow: 'Payment-platform financing · for its merchants',
    title: 'Your offer is ready: just carry on from here',
    lead: 'Arrive from your payment platform’s offer, and your contact details are carried over. Fees are deducted once, at payout; repayments are collected from your platform account in {{currency}}.',
    signUp: 'Sign up free and carry on',
    note: 'Start from your payment platform’s offer page to have your details filled in.',
  },
  steps: {
    title: 'Pick up where the offer left off',
    lead: 'Whatever you have done at the platform need not be repeated.',
    first: {
      title: 'Accept the offer',
      text: 'Open it at the payment platform and agree to the authorisation. You are then brought here.',
      time: 'Under a minute',
    },
    second: {
      title: 'Verify your company',
      text: 'Email and mobile number come from the platform; add the company and its documents.',
      time: 'Review takes {{review}} working days',
    },
    third: {
      title: 'Sign the agreement',
      text: 'Each director gets a link by email, reads it online and signs.',
      time: 'The same day',
    },
    fourth: {
      title: 'Paid out, then deducted',
      text: 'You receive the amount less fees. Repayments are collected from your platform account.',
      time: 'Draw any time',
    },
  },
} satisfies typeof source
