import type { shops as source } from '../zh-CN/shops.ts'

export const shops = {
  title: 'My shops',
  lead: 'Your limit is set by what these shops really sell. The more of them you link, the closer it comes to your business.',
  another: 'Link another shop',
  empty: {
    title: 'Link a shop first',
    text: 'We set your limit by your shop’s real orders: no figures to type, no screenshots to send. Authorising takes about a minute, reading the orders usually a few.',
    choose: 'Where do you sell?',
  },
  notice: {
    pending: {
      title: 'Not authorised yet',
      text: 'Its orders can be read, and count towards your limit, once you agree at the platform.',
      action: 'Authorise',
    },
    unauthorized: {
      title: 'The authorisation was ended, so new orders are not read',
      text: 'The sales read so far are kept but no longer count towards a new limit. Authorise again and reading goes on.',
      action: 'Authorise again',
    },
    expired: {
      title: 'The authorisation has expired, so new orders can’t be read',
      text: 'The sales read so far are kept. Authorise again and reading goes on.',
      action: 'Authorise again',
    },
    expiringSoon: {
      title: 'The authorisation expires on {{date}}',
      text: 'After that, new orders can’t be read, which affects your limit. Renew it now and nothing is interrupted.',
      action: 'Renew',
    },
    failed: {
      title: 'Not all orders could be read',
      text: 'The platform broke off. What was read is kept; authorise again and reading goes on from there.',
      action: 'Authorise again',
    },
  },
  total: { orders: 'Orders and refunds', allShops: 'Net sales of all shops' },
  monthly: 'Monthly sales',
  authorisedAt: 'Authorised {{when}}',
  expiresAt: 'Valid until {{date}}',
  period: 'Orders from {{first}} to {{last}}',
  filter: {
    label: 'Filter shops',
    search: 'Search by name or ID',
    status: 'Status',
    allStatuses: 'All statuses',
    platform: 'Platform',
    allPlatforms: 'All platforms',
    none: 'No shop matches',
    clear: 'Clear filters',
  },
  next: {
    verify: {
      title: 'Next: verify your company',
      text: 'Company and director details and a few documents, about 10 minutes.',
      action: 'Verify the company',
    },
    home: { title: 'Your shops are ready', text: 'The home page says what comes next.', action: 'Continue' },
  },
} satisfies typeof source
