import type { landingAdvert as source } from '../zh-CN/landing-advert.ts'

export const landingAdvert = {
  label: 'Offers',
  stop: 'Stop rotating',
  start: 'Resume rotating',
  action: 'Sign up free',
  packets: {
    title: '{{count}} red packets left',
    text: 'Collect one under “Red packets” after you have signed up. First come, first served; each is valid until the date shown.',
  },
  partner: {
    title: 'Recommended by a partner',
    text: 'Your adviser helps you to prepare: scan the code to get in touch. The same person stays with you after you sign up.',
  },
  adviser: { code: 'Your adviser’s QR code', scan: 'Scan to reach your adviser' },
  red: {
    first: {
      title: 'Stock up before the season',
      text: 'Link your shop for a limit based on its real sales: for stock, advertising or bridging payouts.',
    },
    second: {
      title: 'What you do not use costs nothing',
      text: 'Simple interest by the day on what you draw. Repay early and pay less.',
    },
    third: {
      title: 'Small amounts welcome',
      text: 'From {{minimum}} a drawdown, in the currency of your financing. Take what you need.',
    },
  },
  blue: {
    first: {
      title: 'Every cost listed before you sign',
      text: 'Interest, fees, what is paid out and the due dates: all of it before you draw.',
    },
    second: {
      title: 'A limit that comes back',
      text: 'What you have repaid can be drawn again, with no new application.',
    },
    third: {
      title: 'Repay early at no charge',
      text: 'Interest runs by the day: a day sooner is a day less.',
    },
  },
  approval: {
    first: {
      title: 'A limit worked out for you',
      text: 'Link your shops and it follows from their real revenue, with every factor shown.',
    },
    second: {
      title: 'Several shops, one limit',
      text: 'Net sales of all shops on all platforms count together.',
    },
    third: {
      title: 'Instalments known in advance',
      text: 'Compare the ways to repay before you draw. Once signed, they stay.',
    },
  },
} satisfies typeof source
