import type { CompanyActivity } from '../account/security-activity.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { LineScreen, siteScreens } from '../site/screen-paths.ts'
import type { Topic } from './topics.ts'

/** The facts that notifications name, with the type of each. */
export const factTypes = {
  account: 'text',
  accountName: 'text',
  accountNumber: 'text',
  agreement: 'text',
  agreementNumber: 'text',
  amount: 'money',
  answer: 'text',
  answerBy: 'date',
  at: 'instant',
  confirmBefore: 'date',
  confirmer: 'text',
  corrections: 'localised',
  count: 'text',
  currentLimit: 'money',
  declineReason: 'text',
  deductedFrom: 'text',
  drawable: 'money',
  drawn: 'money',
  dueDate: 'date',
  weekEnding: 'date',
  effectiveDate: 'date',
  expiresOn: 'date',
  fee: 'money',
  feeTaken: 'money',
  file: 'text',
  firstDueDate: 'date',
  firstPayment: 'money',
  formerDrawable: 'money',
  formerLimit: 'money',
  formerOutstanding: 'money',
  formerOverdueInterest: 'money',
  givenBack: 'money',
  held: 'money',
  interest: 'money',
  interestTaken: 'money',
  lastDueDate: 'date',
  limit: 'money',
  loginEmail: 'text',
  nextDueDate: 'date',
  nextPayment: 'money',
  outstanding: 'money',
  outstandingPrincipal: 'money',
  overdueInterest: 'money',
  payDeadline: 'date',
  payTo: 'text',
  payout: 'money',
  payoutBy: 'date',
  principal: 'money',
  rate: 'percent',
  reason: 'text',
  received: 'money',
  receivedOn: 'date',
  redPacket: 'money',
  recovered: 'money',
  redPacketTaken: 'money',
  reference: 'text',
  rejectReason: 'text',
  repaidBy: 'date',
  reported: 'money',
  returned: 'money',
  reviewDate: 'date',
  share: 'percent',
  shop: 'text',
  shopLogin: 'text',
  signBefore: 'instant',
  signer: 'text',
  supportedLimit: 'money',
  surplus: 'money',
  total: 'money',
  why: 'localised',
} as const satisfies Record<string, 'text' | 'localised' | 'money' | 'date' | 'instant' | 'percent'>

export type FactName = keyof typeof factTypes

/** The screens that a notification in the portal links to. */
export const notificationPlaces = [
  'bills',
  'company',
  'documents',
  'drawdowns',
  'facility',
  'limit',
  'payoutAccounts',
  'secondApproval',
  'shops',
] as const

export type NotificationPlace = (typeof notificationPlaces)[number]

interface NotificationKind {
  /** Decides whether the mail may be switched off or wait, see `isOptional`. */
  readonly topic: Topic
  /**
   * The facts that its text in the portal names; `?` marks those that stored messages of it may lack. Absent for a
   * notification by mail only.
   */
  readonly text?: readonly (FactName | `${FactName}?`)[]
  /** What its text in the portal links to. */
  readonly place?: NotificationPlace
  /** The kind whose text in the portal is used, if only the mail is different. */
  readonly as?: string
  /** Who is mailed. `users` are named by the cause. Absent for a notification in the portal only. */
  readonly to?: 'owner' | 'administrators' | 'users'
  /** The facts that the mail lists, in this order; `?` marks those that it may lack. */
  readonly mail?: readonly (FactName | `${FactName}?` | 'company')[]
  /** Further facts that the mail's sentences name. */
  readonly values?: readonly FactName[]
  /** The mail's button leads to this screen of the company's line: by default the home page. */
  readonly screen?: LineScreen
  /** The same for a screen outside the lines. */
  readonly site?: keyof typeof siteScreens
  /** The entry in the security activity of whoever is mailed. */
  readonly activity?: CompanyActivity
  /** The fact that the entry names. */
  readonly about?: FactName
  /** Sent by SMS, too. */
  readonly sms?: true
}

const payTo = ['payTo', 'accountName', 'accountNumber', 'reference'] as const
const parts = ['fee?', 'overdueInterest?', 'interest', 'redPacket?', 'principal'] as const
const upfront = ['feeTaken?', 'interestTaken?', 'redPacketTaken?', 'held?', 'payout?'] as const
const costs = ['interest?', 'redPacket?', 'fee?', 'total'] as const
const rebooked = [
  'received',
  'receivedOn',
  'formerOverdueInterest',
  'overdueInterest',
  'formerOutstanding',
  'outstanding',
  'surplus?',
] as const
const payoutAccount = ['payTo', 'accountName', 'accountNumber'] as const

const change = {
  topic: 'security',
  place: 'payoutAccounts',
  text: ['account'],
  to: 'administrators',
} as const
const newPayoutAccount = {
  ...change,
  mail: [...payoutAccount, 'at'],
  screen: 'payoutAccounts',
  about: 'account',
  sms: true,
} as const
const decidedPayoutAccount = { ...change, mail: payoutAccount, screen: 'payoutAccounts' } as const
const refusedPayoutAccount = {
  ...decidedPayoutAccount,
  text: ['account', 'why?'],
  mail: [...payoutAccount, 'reason?'],
  values: ['why'],
} as const
const limit = {
  topic: 'limit',
  place: 'limit',
  text: ['limit'],
  to: 'owner',
  mail: ['limit'],
  screen: 'limit',
} as const
const drawableAmount = {
  ...limit,
  text: ['formerDrawable', 'drawable'],
  mail: ['formerDrawable', 'drawable'],
} as const
const loweredLimit = { ...limit, topic: 'contracts' } as const
const limitLoweredBy = {
  ...loweredLimit,
  text: ['formerLimit', 'limit'],
  mail: ['formerLimit', 'limit'],
} as const
const limitRaisedBy = { ...limitLoweredBy, topic: 'limit' } as const
const higherPossible = {
  ...limit,
  text: ['limit', 'supportedLimit'],
  mail: ['limit', 'supportedLimit'],
} as const
const rejectedLimit = {
  ...limit,
  text: ['limit', 'why?'],
  mail: ['limit', 'rejectReason?'],
  values: ['why'],
} as const
const renewal = { topic: 'contracts', place: 'facility', to: 'owner', screen: 'facility' } as const
const approvedRenewal = {
  ...renewal,
  text: ['limit', 'reviewDate'],
  mail: ['formerLimit?', 'limit', 'reviewDate'],
} as const
const rejectedRenewal = {
  ...renewal,
  text: ['limit', 'reviewDate', 'why?'],
  mail: ['limit', 'reviewDate', 'rejectReason?'],
  values: ['why'],
} as const
const drawdown = {
  topic: 'reviews',
  place: 'drawdowns',
  text: ['amount'],
  to: 'owner',
  mail: ['amount'],
} as const
const payout = { topic: 'contracts', place: 'drawdowns', to: 'owner' } as const
const rejectedPayout = { ...drawdown, topic: 'contracts', screen: 'payoutAccounts' } as const
const signing = {
  topic: 'contracts',
  to: 'administrators',
  mail: ['company', 'agreementNumber'],
} as const
const bill = { topic: 'bills', place: 'bills', to: 'owner', screen: 'charge' } as const
const plan = { topic: 'bills', place: 'bills', to: 'owner', screen: 'repay' } as const
const deduction = {
  ...bill,
  text: ['outstanding', 'dueDate'],
  mail: ['dueDate', ...parts, 'outstanding', 'deductedFrom?', ...payTo],
} as const
const dispute = {
  ...bill,
  text: ['outstanding'],
  mail: [
    'answer?',
    'dueDate',
    ...parts,
    'outstanding',
    'payTo?',
    'accountName?',
    'accountNumber?',
    'reference?',
  ],
} as const
const received = {
  ...bill,
  topic: 'receipts',
  mail: [
    'received',
    'deductedFrom?',
    ...parts,
    'givenBack?',
    'recovered?',
    'surplus?',
    'outstanding',
    'outstandingPrincipal',
    'nextDueDate?',
    'nextPayment?',
  ],
} as const
const shop = { topic: 'shops', place: 'shops', text: ['shop'], to: 'owner', screen: 'shops' } as const
const paymentAccount = { ...shop, text: ['account'] } as const
const file = { topic: 'reviews', place: 'documents', text: ['file'] } as const
const verification = { topic: 'reviews', place: 'company', text: [], to: 'owner' } as const
const kyc = { ...verification, site: 'company' } as const
const returnedKyc = { ...kyc, text: ['corrections?'], mail: ['corrections'] } as const
const complaint = { topic: 'contracts', to: 'users', site: 'complaints' } as const
const security = { topic: 'security', to: 'administrators' } as const

/**
 * Every kind of notification to a company. Its texts are in `functions/translations/<locale>/notification-kinds.ts`.
 */
export const notificationKinds = {
  'kyc-approved': verification,
  'kyc-rejected': kyc,
  'kyc-returned': returnedKyc,
  'company-change-approved': { ...kyc, topic: 'security' },
  'company-change-rejected': kyc,
  'company-change-returned': returnedKyc,
  'kyc-contact-objected': {
    ...security,
    mail: ['company'],
    values: ['signer'],
    site: 'company',
    activity: 'signerContactObjected',
    about: 'signer',
  },
  'signing-declined': {
    ...signing,
    place: 'documents',
    text: ['agreement'],
    values: ['signer', 'reason'],
  },
  'signing-lapsed': { ...signing, place: 'documents', text: ['agreement'] },
  'limit-offer-lapsed': { ...signing, text: ['limit'], as: 'limit-request-lapsed' },
  'signer-contact-objected': {
    ...security,
    mail: ['company', 'agreementNumber'],
    values: ['signer'],
    screen: 'registerSigning',
    activity: 'signerContactObjected',
    about: 'signer',
  },
  'file-infected': file,
  'file-unscannable': file,
  'limit-granted': { ...loweredLimit, mail: ['limit', 'effectiveDate', 'reviewDate'], screen: 'facility' },
  /** For recalculations whose event lacks the former limit, like `limit-raised` and `limit-higher-possible`. */
  'limit-lowered': loweredLimit,
  'limit-lowered-after-drawdown': limitLoweredBy,
  'limit-lowered-by-shops': limitLoweredBy,
  'limit-lowered-by-added-shops': limitLoweredBy,
  'limit-lowered-by-uploads': limitLoweredBy,
  'limit-raised': limit,
  'limit-raised-by-added-shops': limitRaisedBy,
  'limit-set': { ...loweredLimit, text: ['formerLimit', 'limit'] },
  'limit-higher-possible': limit,
  'limit-higher-possible-after-drawdown': higherPossible,
  'limit-higher-possible-by-shops': higherPossible,
  'limit-higher-possible-by-added-shops': higherPossible,
  'limit-higher-possible-by-uploads': higherPossible,
  'limit-unchanged': limit,
  'drawable-amount-changed': drawableAmount,
  'drawable-amount-set': drawableAmount,
  'limit-request-offered': { ...limit, screen: 'increaseLimit' },
  'limit-request-approved': { ...limit, mail: ['formerLimit?', 'limit'] },
  'limit-request-lapsed': { ...limit, mail: ['currentLimit'] },
  'limit-request-rejected': { ...rejectedLimit, screen: 'increaseLimit' },
  'limit-request-withdrawn': limit,
  'renewal-approved': approvedRenewal,
  'renewal-rejected': rejectedRenewal,
  'renewal-withdrawn': { ...renewal, text: ['reviewDate'], mail: ['reviewDate'] },
  'facility-review-soon': { ...renewal, text: ['reviewDate'], mail: ['limit', 'reviewDate'] },
  'facility-expired': { ...renewal, text: ['outstanding'], mail: ['outstandingPrincipal'] },
  'facility-closed': { ...renewal, text: [] },
  'drawdown-requested': {
    ...security,
    mail: ['amount', 'at'],
    values: ['signer'],
    activity: 'drawdownRequested',
    about: 'amount',
  },
  'drawdown-approved': { ...drawdown, text: ['amount', 'why?'], mail: ['amount', 'payoutBy'] },
  'drawdown-rejected': { ...drawdown, text: ['amount', 'why?'], values: ['why'], screen: 'limit' },
  'drawdown-withdrawn': { ...drawdown, screen: 'limit' },
  'drawdown-awaits-colleague': {
    ...drawdown,
    ...security,
    place: 'secondApproval',
    mail: ['amount', ...upfront, ...costs, 'dueDate', 'confirmBefore'],
    values: ['signer'],
    screen: 'secondApproval',
  },
  'complaint-received': { ...complaint, values: ['answerBy'] },
  'complaint-answered': { ...complaint, mail: ['receivedOn', 'answer'] },
  'drawdown-confirmed': {
    topic: 'security',
    to: 'users',
    mail: ['amount', 'at'],
    values: ['confirmer'],
    screen: 'secondApproval',
    activity: 'drawdownConfirmed',
    about: 'amount',
  },
  'drawdown-declined': {
    ...drawdown,
    ...security,
    text: ['amount', 'why?'],
    mail: ['amount', 'declineReason'],
    screen: 'limit',
  },
  'drawdown-lapsed': { ...drawdown, to: 'administrators', screen: 'drawdown' },
  'second-approval-changed': {
    ...security,
    place: 'secondApproval',
    text: [],
    screen: 'secondApproval',
    activity: 'secondApprovalChanged',
  },
  'factor-required': { ...security, site: 'companyUsers', activity: 'factorRequired' },
  'factor-not-required': { ...security, site: 'companyUsers', activity: 'factorNotRequired' },
  'payout-account-added': { ...newPayoutAccount, activity: 'payoutAccountAdded' },
  'payout-account-changed': { ...newPayoutAccount, activity: 'payoutAccountChanged' },
  'payout-account-removed': { ...newPayoutAccount, activity: 'payoutAccountRemoved' },
  'payout-account-chosen': { ...newPayoutAccount, activity: 'payoutAccountChosen' },
  'payout-account-verified': decidedPayoutAccount,
  'payout-account-refused': refusedPayoutAccount,
  'drawdown-paid-out': {
    ...payout,
    text: ['amount', 'total', 'dueDate'],
    mail: ['drawn', ...upfront, 'rate', 'dueDate', ...costs],
  },
  'drawdown-paid-out-in-parts': {
    ...payout,
    text: ['amount', 'firstPayment', 'firstDueDate'],
    mail: ['drawn', ...upfront, 'rate', 'firstDueDate', 'firstPayment', 'lastDueDate', ...costs],
    values: ['count'],
  },
  'drawdown-paid-out-by-sales': {
    ...payout,
    text: ['amount', 'firstDueDate'],
    mail: ['drawn', ...upfront, 'rate', 'firstDueDate', 'repaidBy'],
    values: ['share'],
  },
  'drawdown-returned': { ...drawdown, topic: 'contracts', screen: 'payoutAccounts' },
  'payout-rejected-details': rejectedPayout,
  'payout-rejected-closed': rejectedPayout,
  'payout-rejected-bank': { ...rejectedPayout, screen: 'home' },
  'payout-cancelled': { ...rejectedPayout, screen: 'limit' },
  'paper-ready': { ...file, topic: 'receipts' },
  'repayment-due-soon': {
    ...bill,
    text: ['total', 'dueDate'],
    mail: ['dueDate', ...parts, 'total', ...payTo],
    screen: 'repay',
  },
  'repayment-due-soon-deducted': {
    ...bill,
    text: ['total', 'dueDate', 'account'],
    mail: ['dueDate', ...parts, 'total', 'account'],
    screen: 'repay',
  },
  'charge-raised': { topic: 'bills', place: 'bills', text: ['total', 'dueDate'] },
  'charge-raised-deducted': { topic: 'bills', place: 'bills', text: ['total', 'dueDate', 'account'] },
  'charge-due-today': {
    topic: 'bills',
    to: 'owner',
    mail: ['dueDate', 'weekEnding?', ...parts, 'outstanding', 'reported?', ...payTo],
    screen: 'charge',
  },
  'deduction-insufficient': deduction,
  'deduction-revoked': deduction,
  'deduction-no-account': deduction,
  'fee-charged': { ...bill, text: ['fee', 'outstanding'], mail: ['fee', 'outstanding', 'dueDate'] },
  'repayment-overdue': {
    ...bill,
    text: ['outstanding', 'dueDate'],
    mail: ['dueDate', 'weekEnding?', ...parts, 'outstanding', 'reported?', ...payTo],
  },
  'letter-issued': {
    ...bill,
    text: ['outstanding', 'payDeadline'],
    place: 'documents',
    mail: ['outstanding', 'payDeadline'],
    screen: 'documents',
  },
  'dispute-upheld': dispute,
  'dispute-rejected': dispute,
  'dispute-withdrawn': dispute,
  'repayment-posted': { ...received, text: ['received', 'outstanding'] },
  'drawdown-partly-repaid': { ...received, text: ['received', 'outstandingPrincipal', 'nextDueDate'] },
  'charge-settled': { ...received, text: ['received'], screen: 'limit' },
  'repayment-rebooked': {
    ...bill,
    text: ['received', 'receivedOn', 'formerOverdueInterest', 'overdueInterest'],
    mail: rebooked,
  },
  'payment-voided': {
    ...bill,
    text: ['reported'],
    mail: ['reported', 'reference', ...parts, 'outstanding'],
  },
  'repayment-reversed': {
    ...bill,
    text: ['returned'],
    mail: ['returned', 'dueDate', ...parts, 'outstanding', ...payTo],
  },
  'payoff-voided': {
    ...bill,
    text: ['reported'],
    mail: ['reported', 'reference', 'dueDate', 'total?'],
    screen: 'home',
  },
  'payoff-reversed': {
    ...bill,
    text: ['returned', 'dueDate'],
    mail: ['returned', 'amount', 'dueDate', 'total?'],
    screen: 'home',
  },
  'payoff-rebooked': {
    ...bill,
    text: ['received', 'receivedOn', 'formerOutstanding', 'outstanding'],
    mail: rebooked,
    screen: 'home',
  },
  'payoff-overtaken': {
    ...bill,
    text: ['reported'],
    mail: ['reported', 'reference', 'dueDate', ...parts, 'total'],
  },
  'payment-plan-offered': {
    ...plan,
    text: ['total', 'signBefore'],
    mail: ['total', 'firstDueDate', 'firstPayment', 'lastDueDate', 'signBefore'],
  },
  'payment-plan-started': {
    ...plan,
    text: ['total', 'firstPayment', 'firstDueDate'],
    mail: ['total', 'firstDueDate', 'firstPayment', 'lastDueDate'],
  },
  'payment-plan-due': { ...plan, text: ['amount', 'dueDate'], mail: ['dueDate', 'amount', ...payTo] },
  'payment-plan-late': { ...plan, text: ['amount', 'dueDate'], mail: ['dueDate', 'amount', ...payTo] },
  'payment-plan-kept': { ...plan, text: [], mail: ['total'] },
  'payment-plan-broken': { ...plan, text: ['dueDate', 'outstanding'], mail: ['dueDate', 'outstanding'] },
  'payment-plan-ended': { ...plan, text: ['outstanding'], mail: ['outstanding'] },
  'payment-plan-withdrawn': { ...plan, text: ['total'], mail: ['total'] },
  'payment-plan-lapsed': { ...plan, text: ['total'], mail: ['total'] },
  'shop-no-sales': shop,
  'shop-many-refunds': shop,
  'shop-not-readable': shop,
  'shop-normal': shop,
  'shop-unauthorized': shop,
  'shop-expired': shop,
  'shop-expiring': { ...shop, text: ['shop', 'expiresOn'] },
  'shop-password-shown': {
    topic: 'security',
    to: 'owner',
    mail: ['shopLogin', 'loginEmail', 'at'],
    site: 'forgotPassword',
    activity: 'shopPasswordShown',
    about: 'shopLogin',
  },
  'payment-account-unauthorized': paymentAccount,
  'payment-account-expired': paymentAccount,
} as const satisfies Record<string, NotificationKind>

type Kinds = typeof notificationKinds
export type NotificationKindName = keyof Kinds

/** The kinds with a text of their own in the portal. */
export type MessageKind = {
  [Kind in NotificationKindName]: Kinds[Kind] extends { as: string }
    ? never
    : Kinds[Kind] extends { text: readonly string[] }
      ? Kind
      : never
}[NotificationKindName]

/** The definition of a kind, typed with all optional properties. */
export const kindOf = (kind: NotificationKindName): NotificationKind => notificationKinds[kind]

export const messageKinds = Object.keys(notificationKinds).filter((name) => {
  const { text, as } = kindOf(name as NotificationKindName)
  return text !== undefined && as === undefined
}) as [MessageKind, ...MessageKind[]]

export interface Money {
  cents: Cents
  currency: Currency
}

/** A text in each language. */
export type Localised = Readonly<Record<Locale, string>>

type FactOf<Name extends FactName> = (typeof factTypes)[Name] extends 'money'
  ? Money
  : (typeof factTypes)[Name] extends 'localised'
    ? Localised
    : string

type NamesIn<Kind, Column extends string> = Kind extends NotificationKindName
  ? Kinds[Kind] extends Record<Column, readonly (infer Name)[]>
    ? Name
    : never
  : never

type Named<Kind> = NamesIn<Kind, 'text'> | NamesIn<Kind, 'mail'> | NamesIn<Kind, 'values'>
type OptionalName<Kind> =
  Named<Kind> extends infer Name ? (Name extends `${infer Fact extends FactName}?` ? Fact : never) : never

/** The facts of a kind. */
export type FactsOf<Kind extends NotificationKindName> = {
  [Name in Extract<Named<Kind>, FactName>]: FactOf<Name>
} & { [Name in OptionalName<Kind>]?: FactOf<Name> | undefined }
