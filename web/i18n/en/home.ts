import type { home as source } from '../zh-CN/home.ts'

export const home = {
  hello: 'Welcome',
  lead: 'A few steps to your limit. Each one says what it needs from you.',
  notActivated: {
    title: 'Activate your email first',
    text: 'We sent an activation email to {{email}}. Please open the link in it.',
  },
  link: {
    title: 'Next: link your shop',
    text: 'Once authorised, we read your orders and work out a limit from your real sales. It usually takes a few minutes.',
    action: 'Link a shop',
  },
  steps: {
    link: 'Link a shop',
    verify: 'Verify company',
    register: 'Register',
    sign: 'Sign',
    limit: 'Get a limit',
  },
} satisfies typeof source
