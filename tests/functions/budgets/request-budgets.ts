import type { RequestUnits } from './meter.ts'

const units = (reads: number, writes: number, roundTrips: number): RequestUnits => ({
  reads,
  writes,
  roundTrips,
})

/**
 * The additional budget of an audited call: its entry of up to 2 KB is in the transaction, and a changed item that the
 * call has not read is read for its previous state.
 */
export const auditBudget = units(1, 4, 1)

/**
 * The budget of a successful call of each endpoint, by the endpoint's name: read units, write units, and round trips.
 * It includes authentication; the caller's role, which is also checked in the transaction; and the user if a verified
 * mobile is required. A call that needs more must give the reason when it raises its budget here.
 */
export const requestBudgets: Readonly<Record<string, RequestUnits>> = {
  // account
  // All logins read the membership and the company's line, and check the membership in the session's transaction. A
  // known browser is looked up, and an unknown one stored, of which the user is notified. Also reads whether the user or
  // the company requires a second factor. Seven round trips of a login by mobile number: the number; the user and the
  // browser; the credentials and the day's attempts; the attempt; the user, while it is released; the company and the
  // sessions; the new session.
  login: units(12, 24, 7),
  'login-by-token': units(6, 19, 5),
  'get-user': units(2, 0, 1),
  logout: units(1, 3, 2),
  'list-sessions': units(2, 0, 1),
  // Also deletes the known device of the session.
  'end-session': units(2, 6, 3),
  // The other sessions and their known devices are deleted one by one, without a transaction.
  'end-other-sessions': units(4, 12, 4),
  // factors
  'list-factors': units(3, 0, 1),
  'begin-code-app': units(3, 2, 3),
  'add-code-app': units(6, 14, 7),
  'begin-passkey': units(4, 2, 3),
  'add-passkey': units(5, 10, 5),
  'remove-factor': units(4, 7, 3),
  'renew-recovery-codes': units(3, 7, 3),
  // Notifies the administrators.
  'set-factor-requirement': units(5, 6, 4),
  'begin-step-up': units(2, 2, 3),
  'step-up': units(5, 10, 5),
  'begin-factor-login': units(4, 2, 4),
  'factor-login': units(10, 24, 8),
  'list-security-activity': units(2, 0, 1),
  register: units(2, 36, 4),
  // Also counts towards the hourly limit of SMS.
  'send-phone-code': units(2, 15, 2),
  // The credentials of the address and the browser's secret show whether it is the browser that signed up.
  activate: units(3, 2, 4),
  // Reads and drops the data of the signup: number, session, factors, consents, payment accounts.
  'claim-account': units(8, 17, 6),
  // The account of the signup is stored as long as the new link is valid.
  'resend-activation': units(4, 16, 4),
  // Captchas are counted by network address, as files and quotes are by company.
  'get-captcha': units(0, 6, 1),
  'forgot-password': units(4, 12, 4),
  'get-reset-email': units(3, 0, 2),
  'reset-password': units(4, 10, 4),
  'init-password': units(4, 12, 4),
  // Releases the reserved attempt and resets its counter. The session gets another token, and its browser stays known
  // under the next version.
  'update-password': units(5, 21, 7),
  'update-profile': units(7, 27, 7),
  'send-email-code': units(4, 12, 4),
  'verify-phone': units(4, 7, 6),
  'change-phone': units(3, 14, 5),
  'look-up-link': units(1, 0, 1),
  'get-caller-ip': units(0, 0, 0),
  // reference
  'get-dictionary': units(1, 0, 1),
  'get-current-rates': units(8, 0, 2),
  // Some sixty fixings of three months.
  'list-benchmark-fixings': units(4, 0, 2),
  'list-cross-rates': units(2, 0, 1),
  'get-position': units(2, 0, 1),
  'store-position': units(2, 2, 3),
  // companies
  'get-company-profile': units(4, 0, 1),
  'switch-company': units(8, 10, 6),
  // Each company, member or invitation is a separate item.
  'list-affiliations': units(8, 0, 4),
  'list-user-companies': units(8, 0, 4),
  'set-default-company': units(3, 4, 4),
  'set-user-default-company': units(3, 4, 4),
  'list-members': units(8, 0, 3),
  'list-colleagues': units(6, 0, 3),
  'list-roles': units(1, 0, 1),
  // One event notifies the affected user, another the administrators. The invitations of a demoted administrator end.
  'update-role': units(6, 10, 4),
  'remove-member': units(7, 15, 6),
  'confirm-member': units(6, 13, 4),
  'reject-member': units(5, 9, 3),
  'leave-company': units(6, 10, 6),
  // The limit depends on whether the company is verified.
  'invite-member': units(7, 20, 6),
  // Reads, and on use checks in the transaction, that the sender still administers the company.
  'open-invitation': units(8, 0, 5),
  'accept-invitation': units(8, 16, 7),
  'join-by-invitation': units(6, 20, 6),
  'look-up-company': units(2, 2, 3),
  'ask-to-join': units(5, 9, 7),
  // kyc
  'create-kyc': units(3, 5, 4),
  // Two files become referenced, each 3 units: in the transaction, and out of the index.
  'save-kyc-section': units(6, 10, 4),
  // The submission is stored as a version. The numbers from payment platforms are read for correction. The search index
  // has the company under each of its names, and the payer of a transfer.
  'submit-kyc': units(11, 31, 6),
  'get-kyc': units(5, 0, 2),
  'get-masked-kyc': units(3, 0, 1),
  // The saved sections, the caller's membership, and when their password was reset; then the audit entry.
  'reveal-identity-number': units(9, 4, 6),
  'change-company': units(5, 11, 5),
  'withdraw-change': units(5, 9, 4),
  'keep-risk-points': units(1, 6, 2),
  'get-risk-points': units(2, 0, 1),
  // files
  // Adds up the company's unreferenced files first; concurrent uploads are accepted one after the other.
  'ask-upload': units(3, 7, 4),
  // The file is in the index until it is referenced.
  'complete-upload': units(2, 5, 4),
  // It is counted before its content is stored.
  'upload-file': units(3, 12, 6),
  'search-files': units(4, 0, 1),
  'get-file-online-url': units(2, 0, 1),
  // shops
  // The rates of the last week decide which sites are offered.
  'list-shop-platforms': units(2, 0, 1),
  'create-oauth-url': units(1, 3, 2),
  // The sync state of the shop is a separate item, and so is its name in the search index, which each reading would write
  // otherwise. Looks for the shop among the company's present and former ones.
  'oauth-callback': units(7, 17, 6),
  // Each shop's holder, and the rates of the last week, decide whether it can be linked.
  'list-shared-authorisations': units(6, 0, 3),
  'link-consented-shops': units(11, 16, 7),
  // The sync states of the shops are separate items.
  'list-linked-shops': units(5, 0, 1),
  // Reads the days of thirteen months, and the open orders.
  'list-shop-sales': units(3, 0, 2),
  // Reads the orders behind the days as well, with their numbers.
  'list-shop-orders': units(5, 0, 3),
  // An announced shop is one unit.
  'add-shops': units(4, 1, 3),
  'search-shops': units(4, 0, 1),
  // Without sales: a limit is computed from a year of days of each shop, and from a year of rates.
  'preview-unlinking': units(7, 0, 4),
  // Also reads the membership and the company of each target.
  'list-migration-targets': units(6, 0, 4),
  // The same for two companies.
  'preview-migration': units(14, 0, 5),
  // The shop, its claim and its sync state, and two events, each in the index as well.
  'unlink-shop': units(4, 12, 3),
  'unlink-shops': units(4, 12, 3),
  // Also a read and a write for each day of the shop, and for each day with open orders, which both companies may have.
  'migrate-shop': units(17, 28, 7),
  'search-shop-accounts': units(2, 0, 1),
  'add-shop-account': units(4, 4, 4),
  // With a changed login: both login claims are written too.
  'edit-shop-account': units(3, 6, 3),
  'delete-shop-accounts': units(3, 4, 3),
  // The audit entry and the event are in the index.
  'reveal-shop-password': units(3, 6, 3),
  'list-payment-platforms': units(1, 0, 1),
  'list-payment-gateways': units(1, 0, 1),
  'link-shops-to-payment-account': units(5, 2, 4),
  'preview-account-unlinking': units(6, 0, 2),
  // Removes the account from its shops, and asserts the facilities on which the decision is based.
  'unlink-payment-account': units(13, 22, 7),
  'dismiss-deposits': units(3, 4, 3),
  'add-uploaded-source': units(3, 4, 3),
  'preview-upload': units(4, 0, 2),
  'preview-upload-limits': units(9, 0, 5),
  // A thousand orders have some 40 KB: they are written again with those before, and removed with their shop.
  'keep-upload': units(7, 76, 7),
  'list-uploaded-sources': units(2, 0, 1),
  'remove-uploaded-source': units(12, 39, 4),
  // Written twice: the request and its outcome. The index has it among the due ones.
  'sync-payment-account': units(6, 15, 7),
  'verify-payment-authorisation': units(2, 12, 5),
  'get-payment-offer': units(0, 2, 1),
  // The shop, and two events: one for its seller, one for the limits.
  'take-shopify-webhook': units(2, 9, 3),
  // credit
  'get-credit-limit': units(4, 0, 1),
  'get-credit-estimate': units(7, 0, 3),
  'get-credit-application': units(3, 0, 1),
  // As for the estimate, reads the shops' sales; also the latest request.
  'get-limit-increase': units(6, 0, 3),
  // A calculation is stored with its months, by the calendar and by the formula.
  'submit-limit': units(7, 18, 6),
  'get-renewal': units(8, 0, 3),
  'submit-renewal': units(9, 20, 6),
  // Also reads every possible obstacle to a drawdown: verification, overdue bills and payout accounts.
  'get-facility-summary': units(8, 0, 1),
  'list-facilities': units(4, 0, 1),
  'get-facility-detail': units(6, 0, 2),
  // drawdown
  // Also indexes the account, by which its companies are found, and queues it for verification.
  'save-debit-account': units(5, 17, 4),
  'get-debit-account': units(2, 0, 1),
  'save-business-information': units(3, 4, 4),
  'get-business-information': units(2, 0, 1),
  'save-company-information': units(2, 7, 3),
  'get-shareholder-structure': units(3, 0, 1),
  'list-banks': units(1, 0, 1),
  'get-sofr': units(3, 0, 2),
  'list-director-names': units(3, 0, 1),
  // The benchmark of the facility's currency is read after the facility.
  'quote-drawdown': units(5, 5, 4),
  // With two administrators. The payout account is read and checked in the transaction. The index has the posting. The
  // day's counter and its other drawdowns are read in sequence; the rule is checked, and the counter incremented. The
  // caller's signatory link and last password reset are read and checked.
  'submit-drawdown': units(18, 41, 7),
  'get-second-approval': units(2, 0, 1),
  'set-second-approval': units(5, 7, 4),
  'list-payout-accounts': units(2, 0, 1),
  'add-payout-account': units(3, 15, 3),
  'change-payout-account': units(3, 17, 3),
  'remove-payout-account': units(3, 8, 3),
  'choose-payout-account': units(3, 8, 3),
  // The possible confirmers depend on the company's administrators.
  'list-awaiting-drawdowns': units(6, 0, 3),
  // Checks the payout account. A drawdown with its account and repayment is above 1 KB. Both administrators are
  // notified.
  'confirm-drawdown': units(11, 29, 7),
  'decline-drawdown': units(5, 22, 5),
  'withdraw-application': units(7, 21, 5),
  'list-applications': units(9, 0, 2),
  'list-charges': units(5, 0, 1),
  // Four known weeks of each of three shops, for the days that have no sales yet.
  'estimate-charge': units(12, 0, 4),
  'report-payment': units(4, 18, 4),
  // The charge order, its payments, the drawdown, and the company with its name.
  'get-charge': units(6, 0, 3),
  // The file leaves the index of unreferenced ones.
  'dispute-charge': units(6, 18, 6),
  'withdraw-dispute': units(5, 16, 6),
  'get-repayment-link': units(1, 0, 1),
  'request-paper': units(3, 6, 3),
  // All postings of the facility.
  'get-paper-table': units(7, 0, 4),
  'quote-payoff': units(4, 0, 1),
  'list-payment-plans': units(2, 0, 1),
  'report-payoff': units(6, 17, 5),
  // agreements
  // An addendum also reads the facility, its agreement and the shops, and is counted.
  'initiate-sign': units(13, 23, 7),
  // Reads the company's users and their signatory links, to show the destination of each signer’s code.
  'get-signers': units(8, 0, 3),
  'urge-signer': units(6, 19, 4),
  'get-shop-activation': units(9, 0, 2),
  // The daily sales of every shop that counts, with the added ones and without.
  'preview-shop-activation': units(10, 0, 4),
  'withdraw-addendum': units(3, 8, 3),
  // From here to the signature, reads the accounts that may be the signer's, for the waiting time after a reset.
  // An agreement keeps the terms of each currency.
  'open-signing': units(16, 14, 8),
  'send-signing-code': units(11, 29, 8),
  'identify-signer': units(12, 22, 8),
  'record-reading': units(8, 15, 7),
  'decline-signing': units(11, 14, 8),
  'renew-signing-link': units(10, 20, 8),
  // Writes an event that is due a day later, and one for immediate handling.
  'change-signer': units(9, 42, 6),
  'open-objection': units(4, 0, 3),
  // Reads the agreement again as it changes it, and writes a signing event and the event that notifies.
  'object-to-contact': units(8, 26, 5),
  'delete-signer-file': units(6, 12, 4),
  'retry-sign': units(13, 24, 7),
  'send-rpa-email': units(4, 13, 4),
  'get-mail-occurrence': units(5, 0, 5),
  'sign-agreement': units(13, 28, 8),
  // The KYC in force, its people, and the company's users with the signatories that they have proven to be.
  'get-signatory': units(8, 0, 4),
  'send-signatory-code': units(12, 20, 8),
  'prove-signatory': units(12, 12, 7),
  // Finds a document by its code in two steps.
  'verify-agreement': units(2, 2, 3),
  // notifications
  'search-messages': units(4, 0, 1),
  'read-messages': units(1, 2, 2),
  'list-announcements': units(3.5, 0, 1),
  'search-announcements': units(3.5, 0, 1),
  'read-announcements': units(3.5, 1, 3),
  'get-preferences': units(2, 0, 1),
  'save-preferences': units(1, 2, 2),
  'list-notifications': units(4, 0, 1),
  'handle-notification': units(4, 1, 3),
  // engagement
  'list-red-packets': units(2.5, 0, 1),
  'get-red-packet-quantity': units(1, 0, 1),
  'collect-red-packet': units(3, 5, 3),
  'get-campaign-tag': units(1, 0, 1),
  'get-customer-service': units(1, 0, 1),
  'list-report-categories': units(1, 0, 1),
  // A company that consents to peer figures is in the index.
  'store-category-report': units(2, 2, 3),
  // Without sales: a report reads every day of each shop, and two years of rates if they are converted. The event is in
  // the index, and the company's reports of the day are counted.
  'request-category-report-paper': units(4, 6, 3),
  'get-category-report': units(6, 0, 3),
  // The daily count, the idempotent response, the complaint, its entries in the register and with the company, both in
  // the index, its entry with the user, the figures of its year, and the confirmation.
  'make-complaint': units(1, 19, 2),
  'list-complaints': units(3, 0, 2),
  // privacy
  // The password is checked first; then reads all partitions of the user, and the personal data of each company.
  'export-own-data': units(28, 11, 7),
  // The daily count, the idempotent response, and the request, which is in the index.
  'ask-for-correction': units(2, 7, 2),
  'list-corrections': units(2, 0, 1),
  // Reads everything that is open in each company, and its other administrators.
  'look-at-closing': units(24, 0, 8),
  'close-account': units(34, 40, 8),
}
