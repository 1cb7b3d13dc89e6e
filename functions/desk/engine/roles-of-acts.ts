import { type DeskRole, everyDeskRole } from '#shared/desk/desk-roles.ts'
import type { ActName } from './acts.ts'

const reviewing = ['reviewer'] as const
const lending = ['credit'] as const
const paying = ['payments'] as const
const supporting = ['support'] as const
const promoting = ['marketing'] as const
const working = ['reviewer', 'credit', 'payments', 'support', 'marketing'] as const

/** Roles that need a company's KYC for their work, and those that audit it. */
const knowsCompanies = ['reviewer', 'credit', 'auditor'] as const
const knowsMoney = ['credit', 'payments', 'auditor'] as const
const knowsFacilities = ['credit', 'payments', 'support', 'auditor'] as const
/** Loans, their terms, and contacts about debts. */
const knowsLending = ['credit', 'auditor'] as const
/** Payers and their accounts: a bank statement has personal data. */
const knowsStatements = ['payments', 'auditor'] as const
const knowsWhatIsTold = ['support', 'marketing', 'auditor'] as const

/** The roles of each act. An act without an entry here does not compile; an auditor changes nothing. */
export const rolesOfActs: Readonly<Record<ActName, readonly DeskRole[]>> = {
  'me-show': everyDeskRole,
  'view-list': everyDeskRole,
  'view-save': everyDeskRole,
  'view-remove': everyDeskRole,
  // Each role claims what it may work on.
  'work-claim': working,
  'work-release': working,
  'work-hand-over': working,
  'work-colleagues': working,
  'colleague-leave': working,
  'work-count': everyDeskRole,
  'act-list': everyDeskRole,
  'act-show': everyDeskRole,

  'company-show': ['reviewer', 'credit', 'payments', 'support', 'auditor'],
  'company-history': ['reviewer', 'credit', 'payments', 'support', 'auditor'],
  'company-list': ['reviewer', 'credit', 'payments', 'support', 'auditor'],
  'company-note': ['reviewer', 'credit', 'payments', 'support'],
  'kyc-list': knowsCompanies,
  'kyc-show': knowsCompanies,
  'kyc-risk': knowsCompanies,
  'kyc-check': reviewing,
  'kyc-approve': reviewing,
  'kyc-reject': reviewing,
  'kyc-return': reviewing,
  // Payments replies to disputes: it opens their attachments, and nothing else.
  'file-open': ['reviewer', 'credit', 'payments', 'auditor'],
  'agreement-list': ['reviewer', 'credit', 'support', 'auditor'],
  // Reviewers, who know the directors.
  'signer-contact-release': reviewing,
  'signers-acknowledge': reviewing,
  'signer-check-list': ['reviewer', 'auditor'],
  'addendum-list': ['reviewer', 'credit', 'support', 'auditor'],

  'limit-show': knowsLending,
  'limit-list': knowsLending,
  'limit-approve': lending,
  'limit-reject': lending,
  'renewal-list': knowsLending,
  'renewal-approve': lending,
  'renewal-reject': lending,
  'facility-show': knowsFacilities,
  'posting-list': knowsFacilities,
  'charge-list': knowsFacilities,
  'schedule-list': knowsFacilities,
  'facility-limit': lending,
  'facility-set': lending,
  'facility-expire': lending,
  'facility-renew': lending,
  'facility-close': lending,
  'sofr-set': lending,
  'charge-waive': lending,
  'charge-write-off': lending,

  'drawdown-list': knowsMoney,
  'drawdown-approve': lending,
  'drawdown-reject': lending,
  'drawdown-pay-out': paying,
  'payout-list': knowsMoney,
  'payout-batch-make': paying,
  'payout-batch-list': knowsMoney,
  'payout-batch-show': knowsMoney,
  'payout-batch-file': paying,
  'payout-batch-cancel': paying,
  'payout-batch-unpaid': paying,
  'payout-batch-confirm': paying,
  'payout-returned': paying,
  'payout-account-list': ['reviewer', 'payments', 'auditor'],
  'payout-account-show': ['reviewer', 'payments', 'auditor'],
  'payout-account-verify': reviewing,
  'payout-account-refuse': reviewing,

  'payment-list': knowsMoney,
  'repayment-post': paying,
  'payment-void': paying,
  'payoff-list': knowsMoney,
  'payoff-post': paying,
  'payoff-void': paying,
  'posting-reverse': paying,
  'suspense-apply': paying,
  'suspense-pay-back': paying,
  'fee-charge': paying,
  'fee-document-add': paying,
  'balance-report': paying,
  'dispute-list': ['credit', 'payments', 'support', 'auditor'],
  'dispute-uphold': paying,
  'dispute-reject': paying,
  'ledger-trial-balance': knowsMoney,
  'ledger-export': knowsMoney,
  'statement-read': paying,
  'statement-accept': paying,
  'statement-list': knowsStatements,
  'statement-book': paying,
  'manual-booking-list': knowsStatements,
  'statement-line-list': knowsStatements,
  'statement-line-targets': knowsStatements,
  'statement-line-match': paying,
  'statement-line-book-payout': paying,
  'statement-line-to-suspense': paying,
  'statement-line-ignore': paying,
  'statement-line-pay-back': paying,
  'statement-issue': ['payments', 'support'],

  'portfolio-show': knowsMoney,
  'portfolio-vintages': knowsMoney,
  'portfolio-concentration': knowsMoney,
  'portfolio-earned': knowsMoney,
  'portfolio-inflow': knowsMoney,
  'portfolio-export': knowsMoney,
  'portfolio-rebuild': lending,
  'overdue-list': knowsLending,
  'overdue-show': knowsLending,
  'promise-record': lending,
  'contact-record': lending,
  'terms-list': knowsLending,
  'terms-show': knowsLending,
  'terms-backtest': knowsLending,
  'terms-propose': lending,
  'terms-approve': lending,
  'terms-withdraw': lending,

  'shop-trouble-list': ['credit', 'support', 'auditor'],
  'record-find': ['reviewer', 'credit', 'payments', 'support', 'auditor'],
  'user-show': ['reviewer', 'support', 'auditor'],
  'user-invite': supporting,
  'user-unlock': supporting,
  'user-block': supporting,
  'user-unblock': supporting,
  'user-reset-factors': supporting,
  'user-release-phone': supporting,
  'user-skip': supporting,
  'correction-list': ['support', 'auditor'],
  'correction-grant': supporting,
  'correction-refuse': supporting,
  // Those who collect debts or talk to sellers have to know whom to call.
  'departure-list': ['credit', 'support', 'auditor'],
  'departure-settle': ['credit', 'support'],
  'email-resume': supporting,
  'customer-service-list': knowsWhatIsTold,
  'customer-service-set': supporting,

  'link-list': knowsWhatIsTold,
  'link-set': promoting,
  'red-packet-list': knowsWhatIsTold,
  'red-packet-issue': promoting,
  'red-packet-void': promoting,
  'announcement-list': knowsWhatIsTold,
  'announcement-publish': promoting,
  'announcement-withdraw': promoting,
  'campaign-tag-list': knowsWhatIsTold,
  'campaign-tag-set': promoting,

  // Approving or rejecting a proposal requires a role for the proposed act.
  'proposal-list': everyDeskRole,
  'proposal-approve': everyDeskRole,
  'proposal-reject': everyDeskRole,
  'audit-list': ['auditor'],
  'audit-export': ['auditor'],
}

/** The names of the acts that these roles permit. */
export const actsOf = (roles: readonly DeskRole[]): string[] =>
  Object.entries(rolesOfActs).flatMap(([name, of]) => (of.some((role) => roles.includes(role)) ? name : []))
