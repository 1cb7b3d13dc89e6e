import type { landingHook as source } from '../zh-CN/landing-hook.ts'

export const landingHook = {
  title: 'Small shop financing · repaid from sales',
  hero: {
    eyebrow: 'Small shop financing · new shops welcome',
    title: 'Repay as you sell: less when it is slow, more when it is busy',
    lead: 'Link your shop and see an estimated limit the same day. Draw from {{minimum}} (in your shop’s currency) and repay an agreed share of net sales every week. Every cost is listed before you say yes.',
    signUp: 'Sign up free, get an estimate',
    note: '* No minimum turnover, subject to anti-fraud checks',
  },
  steps: {
    title: 'Four steps to your funds',
    lead: 'What each one needs from you, and how long it takes.',
    first: {
      title: 'Link your shop',
      text: 'Authorise us on your marketplace. We can read orders and change nothing.',
      time: 'A few minutes, then an estimated limit',
    },
    second: {
      title: 'Verify your company',
      text: 'Tell us about the company and its directors, and upload the documents.',
      time: 'Review takes {{review}} working days',
    },
    third: {
      title: 'Sign the agreement',
      text: 'Each director gets a link by email, reads it online and signs.',
      time: 'The same day',
    },
    fourth: {
      title: 'Draw, repay weekly',
      text: 'Take what you need. Each week is settled by a share of that week’s net sales.',
      time: 'Any time',
    },
  },
} satisfies typeof source
