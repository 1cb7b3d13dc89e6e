import type { landing as source } from '../zh-CN/landing.ts'

export const landing = {
  title: 'Brightquay · Small shop financing',
  hero: {
    eyebrow: 'Small shop financing · for online sellers',
    title: 'Funding that keeps pace with your shop',
    lead: 'Link your shop and we work out a limit from its real sales. Interest, total and due date of every drawdown are in front of you before you say yes.',
    signUp: 'See how much you can draw',
    login: 'I have an account',
    note: 'Signing up and seeing your limit cost nothing and change nothing in your shop.',
  },
  sample: {
    label: 'Example',
    available: 'Available to draw',
    draw: 'Drawdown',
    interest: 'Interest, 90 days',
    total: 'To repay when due',
    due: 'Due date',
    rate: '12.00% a year',
  },
  steps: {
    title: 'Four steps to your funds',
    lead: 'What each one needs from you, and how long it takes.',
    link: {
      title: 'Link your shop',
      text: 'Authorise us on your marketplace. We can read orders and change nothing.',
      time: 'A few minutes',
    },
    verify: {
      title: 'Verify your company',
      text: 'Tell us about the company and its directors, and upload the documents.',
      time: 'Review takes 3–7 working days',
    },
    sign: {
      title: 'Sign the agreement',
      text: 'Each director gets a link by email, reads it online and signs.',
      time: 'The same day',
    },
    draw: {
      title: 'Get a limit, draw what you need',
      text: 'We show how the limit was worked out, factor by factor.',
      time: 'Any time',
    },
  },
  cost: {
    title: 'What it costs, in plain figures',
    lead: 'Yearly rate = the market benchmark (SOFR, published daily by the New York Fed) + a margin. It is fixed on the day you draw and does not change until the due date.',
    exampleTitle: 'Worked through',
    exampleNote: 'An example only. Your rate is the one quoted before you draw.',
    borrow: 'Drawdown',
    days: 'Days in use',
    daysValue: '90 days',
    rate: 'Yearly rate',
    interest: 'Interest',
    formula: '10,000 × 12% × 90 ÷ 360',
    total: 'To repay when due',
    simple: {
      title: 'Simple interest',
      text: 'Counted by the day, never interest on interest. A limit that you do not use costs nothing.',
    },
    late: {
      title: 'No penalty rate',
      text: 'After the grace period a late amount bears the same yearly rate, with no multiplier.',
    },
    cap: {
      title: 'A ceiling on the effective rate',
      text: 'Hong Kong law allows no more than 48% a year. Above 36%, a person reviews the offer first.',
    },
    before: {
      title: 'First the quote, then your decision',
      text: 'You see every cost before a drawdown takes effect.',
    },
  },
  fit: {
    title: 'Who it is for',
    lead: 'We look at the business, not at collateral.',
    seller: 'Sellers on online marketplaces with real orders',
    company: 'Companies, partnerships and sole proprietors registered in Hong Kong or mainland China',
    purpose: 'Short-term funds for stock, advertising or the wait for payouts',
    needTitle: 'Have these ready',
    needShop: 'Access to your shop, to authorise us',
    needCompany: 'Certificate of incorporation or business registration',
    needDirector: 'Each director’s identity document and email',
    needBank: 'The company’s bank account for payouts',
  },
  trust: {
    title: 'Ask who you are dealing with',
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
      text: 'Every drawdown has a note that you sign: the amount in words and figures, the yearly rate, the place.',
    },
    people: { title: 'People who pick up', text: 'Hotline {{phone}}: ask before you sign.' },
  },
  close: {
    title: 'See your limit first. Decide after.',
    text: 'Signing up takes about two minutes.',
    action: 'Sign up, free',
  },
} satisfies typeof source
