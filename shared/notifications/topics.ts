import type { MessageKind } from './message-kinds.ts'

/**
 * What a user can choose to be mailed about. The first ones cannot be switched off: the law or a contract wants them
 * told, or nobody else would warn of somebody who acts in the user's place.
 */
export const requiredTopics = ['security', 'contracts', 'bills'] as const
export const optionalTopics = ['reviews', 'receipts', 'limit', 'shops'] as const

export type OptionalTopic = (typeof optionalTopics)[number]
export type Topic = (typeof requiredTopics)[number] | OptionalTopic

export const isOptional = (topic: Topic): topic is OptionalTopic =>
  (optionalTopics as readonly Topic[]).includes(topic)

/** What each kind of message belongs to. */
export const topicOfKind: Readonly<Record<MessageKind, Topic>> = {
  'kyc-approved': 'reviews',
  'kyc-rejected': 'reviews',
  'kyc-returned': 'reviews',
  'company-change-approved': 'security',
  'company-change-rejected': 'reviews',
  'company-change-returned': 'reviews',
  'signing-declined': 'contracts',
  'signing-lapsed': 'contracts',
  'file-infected': 'reviews',
  'file-unscannable': 'reviews',
  'limit-granted': 'contracts',
  'limit-lowered': 'contracts',
  'limit-raised': 'limit',
  'limit-higher-possible': 'limit',
  'limit-request-offered': 'limit',
  'limit-request-approved': 'limit',
  'limit-request-lapsed': 'limit',
  'limit-request-rejected': 'limit',
  'limit-request-withdrawn': 'limit',
  'renewal-approved': 'contracts',
  'renewal-rejected': 'contracts',
  'renewal-withdrawn': 'contracts',
  'facility-review-soon': 'contracts',
  'facility-expired': 'contracts',
  'facility-closed': 'contracts',
  'drawdown-approved': 'reviews',
  'drawdown-rejected': 'reviews',
  'drawdown-withdrawn': 'reviews',
  'drawdown-awaits-colleague': 'security',
  'drawdown-declined': 'security',
  'drawdown-lapsed': 'reviews',
  'second-approval-changed': 'security',
  'payout-account-added': 'security',
  'payout-account-changed': 'security',
  'payout-account-removed': 'security',
  'payout-account-chosen': 'security',
  'payout-account-verified': 'security',
  'payout-account-refused': 'security',
  'drawdown-paid-out': 'contracts',
  'drawdown-paid-out-in-parts': 'contracts',
  'drawdown-paid-out-by-sales': 'contracts',
  'drawdown-returned': 'contracts',
  'paper-ready': 'receipts',
  'repayment-due-soon': 'bills',
  'repayment-due-soon-deducted': 'bills',
  'charge-raised': 'bills',
  'charge-raised-deducted': 'bills',
  'deduction-insufficient': 'bills',
  'deduction-revoked': 'bills',
  'deduction-no-account': 'bills',
  'fee-charged': 'bills',
  'repayment-overdue': 'bills',
  'dispute-upheld': 'bills',
  'dispute-rejected': 'bills',
  'repayment-posted': 'receipts',
  'charge-settled': 'receipts',
  'payment-voided': 'bills',
  'repayment-reversed': 'bills',
  'payoff-voided': 'bills',
  'payoff-reversed': 'bills',
  'payoff-overtaken': 'bills',
  'shop-no-sales': 'shops',
  'shop-many-refunds': 'shops',
  'shop-not-readable': 'shops',
  'shop-normal': 'shops',
  'shop-unauthorized': 'shops',
  'shop-expired': 'shops',
  'shop-expiring': 'shops',
  'payment-account-unauthorized': 'shops',
  'payment-account-expired': 'shops',
}
