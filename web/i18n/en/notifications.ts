import type { Words } from '../translations.ts'

export const notifications: Words['notifications'] = {
  title: 'Notifications',
  lead: {
    messages: 'News of your applications, drawdowns, repayments and shops.',
    announcements: 'News for everyone who uses the service.',
    settings: 'Choose which emails you receive, and when.',
  },
  tabs: {
    label: 'Kinds of notifications',
    messages: 'Messages',
    announcements: 'Announcements',
    settings: 'Settings',
  },
  status: { label: 'Filter by read or unread', all: 'All', unread: 'Unread', read: 'Read' },
  search: 'Search announcements',
  chooseAll: 'Select all',
  markRead: 'Mark as read',
  markChosen: 'Mark as read ({{count}})',
  markAll: 'Mark all as read',
  marked: 'Marked as read: {{count}}',
  markedAll: 'All marked as read',
  more: 'Show more',
  empty: {
    messages: {
      title: 'No messages yet',
      text: 'When something happens to an application, a drawdown, a repayment or a shop, we tell you here.',
    },
    announcements: {
      title: 'No announcements at present',
      text: 'Changes to the service or its terms are announced here.',
    },
    narrowed: { title: 'Nothing matches', text: 'Try another filter.' },
  },
  places: {
    bills: 'View bills',
    company: 'View company details',
    documents: 'View documents',
    drawdowns: 'View applications',
    limit: 'View limit',
    facility: 'View limit in detail',
    payoutAccounts: 'View payout accounts',
    secondApproval: 'View second approvals',
    shops: 'View shops',
  },
  settings: {
    title: 'What we tell you, and how',
    lead: 'Messages are always kept in the portal. What the law or a contract requires us to send cannot be switched off.',
    columns: { topic: 'About', portal: 'Portal', mail: 'Email', sms: 'SMS' },
    kept: 'Kept',
    always: 'Always',
    none: 'None',
    topics: {
      security: {
        title: 'Account security',
        text: 'Changes to passwords, users, payout accounts and approvals of drawdowns; codes',
      },
      contracts: {
        title: 'Agreements and payouts',
        text: 'Signing, certified copies, the start and end of a limit, payouts',
      },
      bills: {
        title: 'Bills and overdue payments',
        text: 'Reminders, bills, deductions, overdue payments, disputes',
      },
      reviews: { title: 'Reviews', text: 'Decisions on company verification, changed details and drawdowns' },
      receipts: { title: 'Receipts', text: 'Repayments posted, bills settled, statements ready' },
      limit: {
        title: 'Changes to your limit',
        text: 'A higher limit, and decisions on your applications for one',
      },
      shops: {
        title: 'Shops and payment accounts',
        text: 'Access that ends, orders that cannot be read, unusual sales or refunds',
      },
    },
    quiet: {
      title: 'Quiet hours',
      lead: 'Emails that can wait are sent when the quiet hours end. Emails that must be sent, and text messages, are sent at any time.',
      enable: 'Keep quiet hours',
      from: 'From',
      to: 'Until',
      zone: 'Time zone',
      same: 'The end must differ from the start.',
      zones: {
        'Asia/Hong_Kong': 'Hong Kong, Beijing, Singapore',
        'Asia/Tokyo': 'Tokyo',
        'Europe/London': 'London',
        'America/New_York': 'New York',
        'America/Los_Angeles': 'Los Angeles',
      },
    },
    save: 'Save settings',
    saved: 'Settings saved',
  },
}
