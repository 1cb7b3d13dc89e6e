import type { InboxCount } from '#shared/desk/work-responses.ts'

/** Inboxes of money that is owed, reported or promised. */
const ofMoney: ReadonlySet<string> = new Set([
  'payment-list',
  'payoff-list',
  'payout-batch-list',
  'payout-list',
  'overdue-list',
])

const isPastDue = ({ act }: InboxCount): boolean => act === 'overdue-list'

/** The urgency of an inbox; higher ones come first. */
const urgencyOf = (counted: InboxCount): number => {
  const isLate = counted.late > 0 || isPastDue(counted)
  return (isLate ? 2 : 0) + (ofMoney.has(counted.act) ? 1 : 0)
}

/** The inboxes in which something waits: late ones first, those with money before others, then the longest waiting. */
export const inboxesByUrgency = (counts: readonly InboxCount[]): InboxCount[] =>
  counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => urgencyOf(b) - urgencyOf(a) || ((a.oldestAt ?? '~') < (b.oldestAt ?? '~') ? -1 : 1))
