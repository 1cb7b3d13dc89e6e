import type { landingUnderwriting as source } from '../zh-CN/landing-underwriting.ts'

export const landingUnderwriting = {
  title: 'Revenue credit · monthly instalments',
  hero: {
    eyebrow: 'Revenue credit · for merchants who grow steadily',
    title: 'Monthly instalments, each one known in advance',
    lead: 'A limit from your last {{months}} months of net sales, up to {{limitCap}} in your shops’ currency. Equal instalments, equal principal, or interest monthly and principal at the end: {{methods}} ways to repay, and you choose.',
    signUp: 'Sign up free, apply for a limit',
    note: 'The rate is fixed on the day you draw and stays until you have repaid.',
  },
  steps: {
    title: 'From revenue to a limit in four steps',
    lead: 'The limit rests on your shops’ real revenue, and we show you every factor.',
    first: {
      title: 'Link all your shops',
      text: 'The more shops you link, the more the limit has to rest on. We only read orders.',
      time: 'A few minutes a shop',
    },
    second: {
      title: 'Verify your company',
      text: 'Company, business and ownership details, and the documents.',
      time: 'Review takes {{review}} working days',
    },
    third: {
      title: 'Sign the agreement',
      text: 'Each director gets a link by email, reads it online and signs.',
      time: 'The same day',
    },
    fourth: {
      title: 'Choose how to repay',
      text: 'Compare instalments and total cost of all {{methods}} ways side by side before you draw.',
      time: 'Once a month',
    },
  },
} satisfies typeof source
