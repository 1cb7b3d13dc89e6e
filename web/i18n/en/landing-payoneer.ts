import type { landingPayoneer as source } from '../zh-CN/landing-payoneer.ts'

export const landingPayoneer = {
  title: 'Payment-platform financing · your offer is ready',
  hero: {
    eyebrow: 'Payment-platform financing · for its merchants',
    title: 'Your offer is ready: just carry on from here',
    lead: 'Come from the payment platform with its offer, and your contact details come along. Fees are taken once, at the payout; what falls due is deducted from your platform account in {{currency}}.',
    signUp: 'Sign up free and carry on',
    note: 'Come by the offer page of your payment platform to have your details filled in.',
  },
  steps: {
    title: 'Pick up where the offer left off',
    lead: 'What you did at the platform need not be done again.',
    first: {
      title: 'Accept the offer',
      text: 'Open it at the payment platform and agree to the authorisation. It brings you here.',
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
      text: 'You get the amount less the fees. What falls due is taken from your platform account.',
      time: 'Draw any time',
    },
  },
} satisfies typeof source
