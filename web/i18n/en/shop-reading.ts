import type { shopReading as source } from '../zh-CN/shop-reading.ts'

export const shopReading = {
  pending: 'About to read the orders',
  importing: 'Reading the orders',
  days: '{{read}} of {{all}} days read',
  count: '{{count}} orders and refunds',
  upTo: 'up to {{date}}',
  leave: 'You can leave this page; reading goes on.',
} satisfies typeof source
