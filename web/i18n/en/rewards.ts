import type { rewards as source } from '../zh-CN/rewards.ts'

export const rewards = {
  title: 'Red packets',
  lead: 'A red packet pays interest on a drawdown. Collect it, and your next quote uses it unless you choose otherwise; one per drawdown.',
  filter: 'Status of red packets',
  all: 'All',
  kind: 'Interest red packet',
  type: 'Type: {{type}}',
  use: 'Pays interest on a drawdown',
  until: 'Valid until {{date}}, that day included',
  claimedAt: 'Collected: {{when}}',
  left: '{{count}} left',
  collect: 'Collect',
  collected: 'Red packet collected. You can use it on a drawdown.',
  notCollected: 'The red packet was not collected. Please try again',
  gone: 'This red packet is no longer available.',
  drawn: 'See the drawdown',
  draw: 'Draw down',
  none: 'No red packets under “{{status}}”',
  choice: {
    title: 'Use a red packet',
    none: 'No red packet',
    until: 'Pays interest, valid until {{date}}; used once; any amount left over lapses',
    collect: '{{count}} to collect',
    unusable:
      'This red packet has expired, was voided or is used on another drawdown. Choose another, or draw down without one.',
  },
  empty: {
    title: 'No red packets yet',
    text: 'When there is an offer, the red packets you can collect appear here.',
    action: 'Back to home',
  },
} satisfies typeof source
