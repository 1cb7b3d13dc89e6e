import type { Words } from '../translations.ts'

export const frame: Words['frame'] = {
  bell: { none: 'Notifications', unread: 'Notifications, {{count}} unread' },
  company: 'Current company: {{name}}',
  condition: {
    offline:
      'You are offline. What you typed is still on this page. Once you are back online, it loads again and sends what is waiting.',
    maintenance:
      'The service is being maintained. What you typed is still on this page; please submit it later.',
  },
  notice: {
    label: 'Needs your attention',
    details: 'View details',
    handled: 'Mark as handled',
    pause: 'Stop rotating',
    next: 'Next',
  },
  failed: {
    next: 'What you can do',
    steps: {
      link: 'Link more shops that sell. Once a new shop has been read, the limit is worked out again automatically.',
      wait: 'Keep trading, and apply again on the limit page once your sales are high enough.',
      keep: 'The company details that you submitted remain valid.',
    },
    shops: 'View shops',
    linkShop: 'Link a shop',
    limit: 'View the outcome',
  },
  products: 'Our three products',
  widget: {
    label: 'Help and services',
    report: 'Free report',
    newTab: ' (opens in a new tab)',
    questions: 'FAQ',
    service: 'Customer service',
    top: 'Back to top',
  },
  service: {
    title: 'Customer service',
    lead: 'Please tell us the email address that you log in with. Never tell anyone your password or a code.',
    code: 'QR code of customer service',
    scan: 'Scan the code with WeChat to add customer service as a contact.',
    onPhone: 'On a phone, press and hold the code, or save it and scan the picture with WeChat.',
    withoutCode:
      'There is no contact to add by QR code at present. Please write to the address below, or call the hotline.',
    hotline: 'Hotline',
    email: 'Email',
    hours: 'Opening hours',
    hoursText: 'Monday to Friday, {{hours}} Hong Kong time, except public holidays',
    unsatisfied: 'Not satisfied with us?',
    complain: 'Make a complaint',
  },
}
