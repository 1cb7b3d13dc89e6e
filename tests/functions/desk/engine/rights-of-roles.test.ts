import { expect, test } from 'vitest'
import { allActs } from '#shared/desk/all-acts.ts'
import { type DeskRole, everyDeskRole } from '#shared/desk/desk-roles.ts'
import { actsOf } from '../../../../functions/desk/engine/acts.ts'

/** The user's identity, rights and saved views, and pending proposals. */
const everybody = `
  me-show act-list act-show work-count view-list view-save view-remove
  proposal-list proposal-approve proposal-reject`

/** For every role that works on queues, so not for auditors. */
const working = 'work-claim work-release work-hand-over work-colleagues colleague-leave'

/** The purpose of each role, written independently of the code: a new or missing right has to be added here too. */
const rights: Record<DeskRole, string> = {
  // Determines who a company is: its KYC with documents, and its payout account. Has no access to limits and ledgers.
  reviewer: `${everybody} ${working} record-find
    company-list company-show company-history company-note file-open user-show agreement-list addendum-list
    kyc-list kyc-show kyc-risk kyc-check kyc-approve kyc-reject kyc-return
    signer-check-list signer-contact-release signers-acknowledge
    payout-account-list payout-account-show payout-account-verify payout-account-refuse`,

  // Determines amounts, borrowers and terms, and handles past-due debts. Moves no money, and reads no bank statements.
  credit: `${everybody} ${working} record-find
    company-list company-show company-history company-note file-open kyc-list kyc-show kyc-risk agreement-list addendum-list
    limit-list limit-show limit-approve limit-reject renewal-list renewal-approve renewal-reject
    facility-show posting-list charge-list schedule-list
    facility-limit facility-set facility-expire facility-renew facility-close
    drawdown-list drawdown-approve drawdown-reject payout-list payout-batch-list payout-batch-show
    payment-list payoff-list dispute-list charge-waive charge-write-off
    ledger-trial-balance ledger-export shop-trouble-list
    overdue-list overdue-show promise-record contact-record departure-list departure-settle
    portfolio-show portfolio-vintages portfolio-earned portfolio-concentration portfolio-inflow portfolio-export portfolio-rebuild
    terms-list terms-show terms-backtest terms-propose terms-approve terms-withdraw sofr-set`,

  // Moves money in both directions, and is responsible for charges. Neither grants nor waives.
  payments: `${everybody} ${working} record-find
    company-list company-show company-history company-note file-open
    facility-show posting-list charge-list schedule-list balance-report ledger-trial-balance ledger-export
    drawdown-list drawdown-pay-out payout-list payout-returned payout-account-list payout-account-show
    payout-batch-make payout-batch-list payout-batch-show payout-batch-file payout-batch-cancel payout-batch-unpaid
    payout-batch-confirm
    payment-list repayment-post payment-void payoff-list payoff-post payoff-void
    posting-reverse suspense-apply suspense-pay-back fee-charge fee-document-add dispute-list dispute-uphold dispute-reject
    statement-read statement-accept statement-list statement-book manual-booking-list statement-line-list statement-line-targets statement-line-match
    statement-line-book-payout statement-line-to-suspense statement-line-ignore statement-line-pay-back statement-issue
    portfolio-show portfolio-vintages portfolio-earned portfolio-concentration portfolio-inflow portfolio-export`,

  // Replies to sellers: sees what they see, and restores their access. Decides on no money, and opens no documents.
  support: `${everybody} ${working} record-find
    company-list company-show company-history company-note agreement-list addendum-list
    facility-show posting-list charge-list schedule-list statement-issue dispute-list shop-trouble-list
    user-show user-invite user-unlock user-block user-unblock user-reset-factors user-release-phone user-skip email-resume
    correction-list correction-grant correction-refuse departure-list departure-settle
    customer-service-list customer-service-set link-list red-packet-list announcement-list campaign-tag-list`,

  // Publishes texts to sellers. Has no access to companies and their users.
  marketing: `${everybody} ${working}
    link-list link-set red-packet-list red-packet-issue red-packet-void
    announcement-list announcement-publish announcement-withdraw campaign-tag-list campaign-tag-set customer-service-list`,

  // Reads the data of all decisions, and the audit; changes nothing.
  auditor: `${everybody} record-find audit-list audit-export
    company-list company-show company-history file-open kyc-list kyc-show kyc-risk user-show correction-list
    agreement-list addendum-list limit-list limit-show renewal-list
    facility-show posting-list charge-list schedule-list ledger-trial-balance ledger-export
    drawdown-list payout-list payout-batch-list payout-batch-show payout-account-list payout-account-show
    payment-list payoff-list dispute-list statement-list statement-line-list statement-line-targets manual-booking-list
    portfolio-show portfolio-vintages portfolio-earned portfolio-concentration portfolio-inflow portfolio-export
    overdue-list overdue-show shop-trouble-list departure-list signer-check-list terms-list terms-show terms-backtest
    customer-service-list link-list red-packet-list announcement-list campaign-tag-list`,
}

const named = (list: string): string[] => list.trim().split(/\s+/).toSorted()

test.each(everyDeskRole)('%s may do what the role is there for, and nothing else', (role) => {
  expect(actsOf([role]).toSorted()).toEqual(named(rights[role]))
})

test('every act is somebody’s', () => {
  const all = new Set(Object.values(rights).flatMap(named))
  expect([...all].toSorted()).toEqual(Object.keys(allActs).toSorted())
})
