import type { SignerCheckCause } from '#shared/agreements/signer-checks.ts'
import type { WorkKind } from '#shared/desk/work.ts'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import type { ValueKind } from '../../ui/value-kind.ts'
import { ratingTones } from '../risk-rating/rating-tones.ts'

export interface Column {
  field: string
  kind: ValueKind
  /** For a state: the colour of each value. */
  tones?: Readonly<Record<string, Tone>>
  /** For a list: the maximum number of values in a row, the gravest first. The pane shows all. */
  most?: number
  /** True for a timestamp of which only the day is shown. */
  isDay?: true
}

const as = (kind: ValueKind, ...names: string[]): Column[] => names.map((field) => ({ field, kind }))

export interface Inbox {
  name:
    | 'kyc'
    | 'limits'
    | 'renewals'
    | 'drawdowns'
    | 'accounts'
    | 'payments'
    | 'payoffs'
    | 'disputes'
    | 'corrections'
    | 'departures'
    | 'signers'
    | 'screening'
    | 'kycReviews'
    | 'flowAlerts'
    | 'complaints'
    | 'shops'
    | 'proposals'
  /** The kind of work under which its items are claimed. */
  queue?: WorkKind
  /** The act that lists the waiting items, and their path in its response if it is not `waiting`. */
  list: string
  rows?: 'accounts'
  /** The attributes that form a row's key. */
  key: readonly string[]
  /** The attribute with the time since which it waits. */
  since: string
  /** The attribute with the promised deadline, if there is one. */
  due?: string
  columns: readonly Column[]
  /** The acts on an item; each receives the item's attributes that match its fields. */
  acts: readonly string[]
  /** The screen on which an item is worked on, and the item's attribute that identifies its record. */
  workedOn?: { path: '/companies' | '/limits'; by: string; act: string }
  /** A date field of the item's act, and the attribute whose business day is its initial value. */
  startsOn?: { field: string; from: string }
  /** The acts of rows with a cause, before the others. */
  actsByCause?: Readonly<Record<string, readonly string[]>>
}

/** The work queues of the back office that are displayed as inboxes. */
export const inboxes: readonly Inbox[] = [
  {
    name: 'kyc',
    queue: 'kyc',
    list: 'kyc-list',
    key: ['kycId'],
    since: 'submittedAt',
    due: 'answerDue',
    columns: [...as('text', 'company'), ...as('flag', 'isChange')],
    workedOn: { path: '/companies', by: 'companyId', act: 'company-show' },
    acts: ['kyc-approve', 'kyc-return', 'kyc-reject'],
  },
  {
    name: 'limits',
    queue: 'limit',
    list: 'limit-list',
    key: ['requestId'],
    since: 'submittedAt',
    columns: [...as('text', 'company'), ...as('amount', 'present', 'requested', 'calculated')],
    workedOn: { path: '/limits', by: 'facilityId', act: 'limit-show' },
    acts: ['limit-approve', 'limit-reject', 'agreement-list'],
  },
  {
    name: 'renewals',
    queue: 'renewal',
    list: 'renewal-list',
    key: ['renewalId'],
    since: 'submittedAt',
    due: 'reviewDate',
    columns: [...as('text', 'company'), ...as('amount', 'present', 'calculated')],
    workedOn: { path: '/limits', by: 'facilityId', act: 'limit-show' },
    acts: ['renewal-approve', 'renewal-reject', 'agreement-list'],
  },
  {
    name: 'drawdowns',
    queue: 'drawdown',
    list: 'drawdown-list',
    key: ['drawdownId'],
    since: 'requestedAt',
    columns: [
      ...as('text', 'company'),
      ...as('amount', 'amount', 'toTransfer'),
      ...as('percent', 'effectiveRatePercent'),
      ...as('time', 'dueDate'),
    ],
    acts: ['drawdown-approve', 'drawdown-reject', 'file-open', 'payout-account-list'],
  },
  {
    name: 'accounts',
    queue: 'payout-account',
    list: 'payout-account-list',
    rows: 'accounts',
    key: ['companyId', 'accountId'],
    since: 'changedAt',
    columns: as('text', 'company', 'accountName', 'bankName', 'accountNumber'),
    acts: ['payout-account-show', 'payout-account-verify', 'payout-account-refuse'],
  },
  {
    name: 'payments',
    queue: 'payment',
    list: 'payment-list',
    key: ['paymentId'],
    since: 'reportedAt',
    due: 'bookBy',
    columns: [
      ...as('text', 'company'),
      ...as('amount', 'reported'),
      ...as('id', 'transferReference', 'reference'),
    ],
    startsOn: { field: 'valueDate', from: 'reportedAt' },
    acts: ['repayment-post', 'payment-void'],
  },
  {
    name: 'payoffs',
    queue: 'payoff',
    list: 'payoff-list',
    key: ['drawdownId'],
    since: 'reportedAt',
    due: 'bookBy',
    columns: [
      ...as('text', 'company'),
      ...as('state', 'settles'),
      ...as('amount', 'reported'),
      ...as('id', 'transferReference', 'reference'),
    ],
    startsOn: { field: 'valueDate', from: 'reportedAt' },
    acts: ['payoff-post', 'payoff-void'],
  },
  {
    name: 'disputes',
    queue: 'dispute',
    list: 'dispute-list',
    key: ['chargeId'],
    since: 'raisedAt',
    columns: as('text', 'company', 'words'),
    acts: ['dispute-uphold', 'dispute-reject', 'file-open'],
  },
  {
    name: 'corrections',
    queue: 'correction',
    list: 'correction-list',
    key: ['requestId'],
    since: 'askedAt',
    due: 'answerDue',
    columns: [...as('text', 'company', 'text'), ...as('state', 'about')],
    acts: ['correction-grant', 'correction-refuse', 'user-show'],
  },
  {
    name: 'departures',
    queue: 'departure',
    list: 'departure-list',
    key: ['companyId', 'departureId'],
    since: 'leftAt',
    columns: [...as('text', 'company', 'email'), ...as('state', 'way'), ...as('count', 'reachable')],
    acts: ['departure-settle', 'company-show', 'contact-record'],
  },
  {
    name: 'signers',
    queue: 'signer-check',
    list: 'signer-check-list',
    key: ['workId'],
    since: 'since',
    columns: [...as('text', 'company', 'signers'), ...as('state', 'cause')],
    actsByCause: {
      'signer contact': ['signer-contact-release'],
      'shared browser': ['signers-acknowledge'],
    } satisfies Record<SignerCheckCause, readonly string[]>,
    acts: ['agreement-list'],
  },
  {
    name: 'screening',
    queue: 'screening-hit',
    list: 'screening-list',
    key: ['hitId'],
    since: 'foundAt',
    columns: [
      ...as('text', 'company', 'screenedName', 'entryName', 'list'),
      ...as('percent', 'scorePercent'),
      ...as('count', 'holdsPayouts'),
    ],
    acts: ['screening-decide', 'screening-show'],
  },
  {
    name: 'kycReviews',
    queue: 'kyc-review',
    list: 'kyc-review-list',
    key: ['companyId'],
    since: 'noticedAt',
    due: 'kycReviewDueOn',
    columns: [
      ...as('text', 'company'),
      { field: 'riskRating', kind: 'state', tones: ratingTones },
      { field: 'kycReviewedAt', kind: 'time', isDay: true },
      { field: 'ratingReasons', kind: 'state', most: 2 },
    ],
    acts: ['kyc-review-record', 'risk-rating-override', 'kyc-show'],
  },
  {
    name: 'flowAlerts',
    queue: 'flow-alert',
    list: 'flow-alert-list',
    key: ['alertId'],
    since: 'raisedAt',
    columns: [
      ...as('text', 'company'),
      ...as('state', 'flowRule'),
      ...as('text', 'payerName'),
      ...as('amount', 'amount'),
      ...as('count', 'lines'),
    ],
    acts: ['flow-alert-decide', 'flow-alert-show', 'company-show'],
  },
  {
    name: 'complaints',
    queue: 'complaint',
    list: 'complaint-list',
    key: ['complaintId'],
    since: 'receivedAt',
    due: 'answerDue',
    columns: [
      ...as('text', 'company', 'complainant'),
      ...as('state', 'complaintSubject', 'complaintStatus'),
      ...as('text', 'owner'),
    ],
    acts: ['complaint-answer', 'complaint-close'],
  },
  {
    name: 'shops',
    queue: 'shop',
    list: 'shop-trouble-list',
    key: ['companyId', 'shopId'],
    since: 'since',
    columns: [
      ...as('text', 'company', 'shop', 'platform'),
      ...as('troubles', 'troubles'),
      ...as('amount', 'limit', 'outstanding'),
    ],
    acts: ['contact-record', 'facility-set', 'facility-limit', 'agreement-list'],
  },
  {
    name: 'proposals',
    queue: 'proposal',
    list: 'proposal-list',
    key: ['proposalId'],
    since: 'proposedAt',
    due: 'expiresAt',
    columns: as('text', 'action', 'company', 'amounts', 'proposedBy', 'reason'),
    acts: ['proposal-approve', 'proposal-reject'],
  },
]
