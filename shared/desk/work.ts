/** The kinds of work items, by queue. */
export const workKinds = [
  'kyc',
  'drawdown',
  'payout',
  'payment',
  'limit',
  'renewal',
  'payoff',
  'proposal',
  'payout-account',
  'statement-line',
  'dispute',
  'shop',
  'correction',
  'departure',
  'signer-check',
  'screening-hit',
  'kyc-review',
  'flow-alert',
  'complaint',
  'overdue',
] as const
export type WorkKind = (typeof workKinds)[number]

/** Kinds of items that nobody but those who handle them may know of: their claims are audited separately. */
export const confidentialWorkKinds: readonly WorkKind[] = ['flow-alert']

/** The acts that handle each kind. */
export const actsOfKinds: Readonly<Record<WorkKind, readonly string[]>> = {
  kyc: ['kyc-approve', 'kyc-return', 'kyc-reject'],
  drawdown: ['drawdown-approve', 'drawdown-reject'],
  payout: ['payout-batch-make', 'drawdown-pay-out'],
  overdue: ['promise-record', 'contact-record'],
  payment: ['repayment-post', 'payment-void'],
  limit: ['limit-approve', 'limit-reject'],
  renewal: ['renewal-approve', 'renewal-reject'],
  payoff: ['payoff-post', 'payoff-void'],
  proposal: ['proposal-approve', 'proposal-reject'],
  'payout-account': ['payout-account-verify', 'payout-account-refuse'],
  dispute: ['dispute-uphold', 'dispute-reject'],
  correction: ['correction-grant', 'correction-refuse'],
  departure: ['departure-settle'],
  'signer-check': ['signer-contact-release', 'signers-acknowledge'],
  'screening-hit': ['screening-decide'],
  'kyc-review': ['kyc-review-record'],
  'flow-alert': ['flow-alert-decide'],
  complaint: ['complaint-answer', 'complaint-close'],
  shop: ['contact-record', 'facility-set', 'facility-limit'],
  'statement-line': [
    'statement-line-match',
    'statement-line-to-suspense',
    'statement-line-book-payout',
    'statement-line-ignore',
    'statement-line-resolve',
    'statement-line-pay-back',
  ],
}

/**
 * True for a user whose acts include one that handles the kind. For a proposal, `action` is the proposed act: whoever
 * may do it decides on it.
 */
export const mayHandleWork = (
  kind: WorkKind,
  { action }: { action?: unknown },
  ownActs: readonly string[],
): boolean =>
  kind === 'proposal'
    ? typeof action === 'string' && ownActs.includes(action)
    : actsOfKinds[kind].some((name) => ownActs.includes(name))

/** The assignee filter: all, one's own, or unclaimed. */
export const assigneeChoices = ['all', 'mine', 'nobody'] as const
export type AssigneeChoice = (typeof assigneeChoices)[number]

/**
 * The inboxes with a counter, by the act that lists them. Shops cannot be counted without reading each: some in the
 * index have recovered.
 */
export const countedInboxes: readonly { act: string; kind: WorkKind }[] = [
  { act: 'kyc-list', kind: 'kyc' },
  { act: 'limit-list', kind: 'limit' },
  { act: 'renewal-list', kind: 'renewal' },
  { act: 'drawdown-list', kind: 'drawdown' },
  { act: 'payout-account-list', kind: 'payout-account' },
  { act: 'payment-list', kind: 'payment' },
  { act: 'payoff-list', kind: 'payoff' },
  { act: 'dispute-list', kind: 'dispute' },
  { act: 'correction-list', kind: 'correction' },
  { act: 'departure-list', kind: 'departure' },
  { act: 'signer-check-list', kind: 'signer-check' },
  { act: 'screening-list', kind: 'screening-hit' },
  { act: 'kyc-review-list', kind: 'kyc-review' },
  { act: 'flow-alert-list', kind: 'flow-alert' },
  { act: 'complaint-list', kind: 'complaint' },
  { act: 'proposal-list', kind: 'proposal' },
  { act: 'payout-list', kind: 'payout' },
  { act: 'statement-line-list', kind: 'statement-line' },
  { act: 'overdue-list', kind: 'overdue' },
]
