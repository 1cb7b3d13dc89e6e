import type { ActDeclaration } from '#shared/desk/act.ts'
import type { ActName } from '#shared/desk/all-acts.ts'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import type { DeskAct, RunAct } from './desk-act.ts'
import { isPermitted } from './permitted-acts.ts'

interface LoadedAct {
  declaration: ActDeclaration
  loadRun: () => Promise<DeskAct['run']>
}

/** Loads an act of a subject. */
type LoadOf = (name: string) => Promise<LoadedAct>

/**
 * The acts of a subject by name. A subject's declarations and an act's code are loaded by the first call that needs
 * them: those of all acts would take longer to load than an act to run.
 */
const subject = <Declared extends object>(
  declare: () => Promise<Declared>,
  runs: { readonly [Name in keyof Declared & ActName]: () => Promise<RunAct<Name>> },
): Record<string, LoadOf> => {
  const load: LoadOf = async (name) => ({
    declaration: ((await declare()) as Record<string, ActDeclaration>)[name] as ActDeclaration,
    loadRun: (runs as unknown as Record<string, () => Promise<DeskAct['run']>>)[name] as LoadedAct['loadRun'],
  })
  return Object.fromEntries(Object.keys(runs).map((name) => [name, load]))
}

const acts: Readonly<Record<string, LoadOf>> = Object.assign(
  {},
  subject(async () => (await import('#shared/desk/console.acts.ts')).consoleActs, {
    'me-show': async () => (await import('../console/show-me.ts')).showMeAct,
    'act-list': async () => (await import('../console/list-acts.ts')).listActsAct,
    'act-show': async () => (await import('../console/show-act.ts')).showActAct,
  }),
  subject(async () => (await import('#shared/desk/company.acts.ts')).companyActs, {
    'company-show': async () => (await import('../company/show-company.ts')).showCompanyAct,
    'company-exposure': async () => (await import('../company/show-exposure.ts')).showExposureAct,
    'exposure-list': async () => (await import('../company/show-exposure.ts')).listExposuresAct,
    'company-history': async () => (await import('../company/list-history.ts')).listHistoryAct,
    'company-list': async () => (await import('../company/list-companies.ts')).listCompaniesAct,
    'company-note': async () => (await import('../company/note-company.ts')).noteCompanyAct,
    'departure-list': async () => (await import('../company/list-departures.ts')).listDeparturesAct,
    'departure-settle': async () => (await import('../company/settle-departure.ts')).settleDepartureAct,
  }),
  subject(async () => (await import('#shared/desk/credit.acts.ts')).creditActs, {
    'limit-show': async () => (await import('../credit/show-limit.ts')).showLimitAct,
    'facility-limit': async () => (await import('../credit/set-limit.ts')).setLimitAct,
    'limit-list': async () => (await import('../credit/decide-limit-request.ts')).listLimitRequestsAct,
    'limit-approve': async () => (await import('../credit/decide-limit-request.ts')).approveLimitAct,
    'limit-reject': async () => (await import('../credit/decide-limit-request.ts')).rejectLimitAct,
    'renewal-list': async () => (await import('../credit/decide-renewal.ts')).listRenewalsAct,
    'renewal-approve': async () => (await import('../credit/decide-renewal.ts')).approveRenewalAct,
    'renewal-reject': async () => (await import('../credit/decide-renewal.ts')).rejectRenewalAct,
  }),
  subject(async () => (await import('#shared/desk/facility.acts.ts')).facilityActs, {
    'facility-write-off': async () =>
      (await import('../repayment/write-off-facility.ts')).writeOffFacilityAct,
    'facility-show': async () => (await import('../facility/show-facility.ts')).showFacilityAct,
    'posting-list': async () => (await import('../facility/list-postings.ts')).listPostingsAct,
    'charge-list': async () => (await import('../facility/list-charges.ts')).listChargesAct,
    'schedule-list': async () => (await import('../facility/list-schedule.ts')).listScheduleAct,
    'facility-set': async () => (await import('../facility/set-facility.ts')).setFacilityAct,
    'balance-report': async () => (await import('../facility/report-balance.ts')).reportBalanceAct,
    'facility-expire': async () => (await import('../facility/end-facility.ts')).expireFacilityAct,
    'facility-renew': async () => (await import('../facility/end-facility.ts')).renewFacilityAct,
    'facility-close': async () => (await import('../facility/end-facility.ts')).closeFacilityAct,
    'ledger-trial-balance': async () =>
      (await import('../facility/read-trial-balance.ts')).readTrialBalanceAct,
    'ledger-export': async () => (await import('../facility/export-ledger.ts')).exportLedgerAct,
    'statement-issue': async () => (await import('../facility/issue-statement.ts')).issueStatementAct,
  }),
  subject(async () => (await import('#shared/desk/kyc.acts.ts')).kycActs, {
    'kyc-list': async () => (await import('../kyc/list-kyc.ts')).listKycAct,
    'kyc-show': async () => (await import('../kyc/show-kyc.ts')).showKycAct,
    'kyc-risk': async () => (await import('../kyc/show-risk.ts')).showRiskAct,
    'kyc-approve': async () => (await import('../kyc/decide-kyc.ts')).approveKycAct,
    'kyc-reject': async () => (await import('../kyc/decide-kyc.ts')).rejectKycAct,
    'kyc-check': async () => (await import('../kyc/check-kyc-fields.ts')).checkKycFieldsAct,
    'kyc-return': async () => (await import('../kyc/decide-kyc.ts')).returnKycAct,
  }),
  subject(async () => (await import('#shared/desk/risk-rating.acts.ts')).riskRatingActs, {
    'risk-rating-show': async () => (await import('../risk-rating/show-rating.ts')).showRatingAct,
    'risk-rating-override': async () => (await import('../risk-rating/override-rating.ts')).overrideRatingAct,
    'enhanced-review-record': async () =>
      (await import('../risk-rating/record-enhanced-review.ts')).recordEnhancedReviewAct,
    'kyc-review-list': async () => (await import('../risk-rating/list-kyc-reviews.ts')).listKycReviewsAct,
    'kyc-review-record': async () => (await import('../risk-rating/record-kyc-review.ts')).recordKycReviewAct,
  }),
  subject(async () => (await import('#shared/desk/flow.acts.ts')).flowActs, {
    'flow-alert-list': async () => (await import('../flows/list-flow-alerts.ts')).listFlowAlertsAct,
    'flow-alert-show': async () => (await import('../flows/show-flow-alerts.ts')).showFlowAlertsAct,
    'flow-alert-decide': async () => (await import('../flows/decide-flow-alert.ts')).decideFlowAlertAct,
    'confidential-audit-list': async () =>
      (await import('../audit/list-confidential-audit.ts')).listConfidentialAuditAct,
  }),
  subject(async () => (await import('#shared/desk/complaint.acts.ts')).complaintActs, {
    'complaint-list': async () => (await import('../complaints/list-complaints.ts')).listComplaintsAct,
    'complaint-register': async () => (await import('../complaints/list-complaints.ts')).complaintRegisterAct,
    'complaint-figures': async () => (await import('../complaints/list-complaints.ts')).complaintFiguresAct,
    'complaint-record': async () => (await import('../complaints/change-complaint.ts')).recordComplaintAct,
    'complaint-answer': async () => (await import('../complaints/change-complaint.ts')).answerComplaintAct,
    'complaint-close': async () => (await import('../complaints/change-complaint.ts')).closeComplaintAct,
  }),
  subject(async () => (await import('#shared/desk/suspicion.acts.ts')).suspicionActs, {
    'suspicion-list': async () => (await import('../suspicions/list-suspicions.ts')).listSuspicionsAct,
    'suspicion-open': async () => (await import('../suspicions/open-suspicion.ts')).openSuspicionAct,
    'suspicion-decide': async () => (await import('../suspicions/decide-suspicion.ts')).decideSuspicionAct,
    'suspicion-report': async () => (await import('../suspicions/decide-suspicion.ts')).reportSuspicionAct,
    'suspicion-consent': async () => (await import('../suspicions/decide-suspicion.ts')).recordConsentAct,
    'suspicion-close': async () => (await import('../suspicions/decide-suspicion.ts')).closeSuspicionAct,
  }),
  subject(async () => (await import('#shared/desk/screening.acts.ts')).screeningActs, {
    'screening-list': async () => (await import('../screening/list-screening-hits.ts')).listScreeningHitsAct,
    'screening-show': async () => (await import('../screening/show-screening.ts')).showScreeningAct,
    'screening-decide': async () =>
      (await import('../screening/decide-screening-hit.ts')).decideScreeningHitAct,
  }),
  subject(async () => (await import('#shared/desk/file.acts.ts')).fileActs, {
    'file-open': async () => (await import('../file/open-file.ts')).openFileAct,
  }),
  subject(async () => (await import('#shared/desk/drawdown.acts.ts')).drawdownActs, {
    'drawdown-list': async () => (await import('../drawdown/list-drawdowns.ts')).listDrawdownsAct,
    'drawdown-approve': async () => (await import('../drawdown/decide-drawdown.ts')).approveDrawdownAct,
    'drawdown-reject': async () => (await import('../drawdown/decide-drawdown.ts')).rejectDrawdownAct,
    'drawdown-pay-out': async () => (await import('../drawdown/pay-out-drawdown.ts')).payOutDrawdownAct,
    'drawdown-restructured': async () =>
      (await import('../drawdown/record-restructuring.ts')).recordRestructuringAct,
    'payout-returned': async () => (await import('../drawdown/return-payout.ts')).returnPayoutAct,
    'sofr-set': async () => (await import('../drawdown/set-sofr.ts')).setSofrAct,
  }),
  subject(async () => (await import('#shared/desk/payments.acts.ts')).paymentsActs, {
    'payout-list': async () => (await import('../payments/list-payouts.ts')).listPayoutsAct,
    'payout-batch-make': async () => (await import('../payments/make-payout-batch.ts')).makePayoutBatchAct,
    'payout-batch-list': async () =>
      (await import('../payments/list-payout-batches.ts')).listPayoutBatchesAct,
    'payout-batch-show': async () => (await import('../payments/show-payout-batch.ts')).showPayoutBatchAct,
    'payout-batch-file': async () => (await import('../payments/write-payout-batch.ts')).writePayoutBatchAct,
    'payout-batch-cancel': async () =>
      (await import('../payments/close-payout-batch.ts')).cancelPayoutBatchAct,
    'payout-batch-unpaid': async () => (await import('../payments/close-payout-batch.ts')).recordUnpaidAct,
    'payout-batch-rejected': async () => (await import('../payments/record-rejected.ts')).recordRejectedAct,
    'transfer-status-read': async () =>
      (await import('../payments/read-transfer-statuses.ts')).readTransferStatusesAct,
    'payout-batch-confirm': async () =>
      (await import('../payments/close-payout-batch.ts')).confirmPayoutBatchAct,
    'statement-read': async () => (await import('../payments/read-statement.ts')).readStatementAct,
    'statement-accept': async () => (await import('../payments/accept-statement.ts')).acceptStatementAct,
    'statement-list': async () => (await import('../payments/list-statements.ts')).listStatementsAct,
    'statement-book': async () => (await import('../payments/book-certain-lines.ts')).bookCertainLinesAct,
    'manual-booking-list': async () =>
      (await import('../payments/list-manual-bookings.ts')).listManualBookingsAct,
    'statement-line-list': async () =>
      (await import('../payments/list-statement-lines.ts')).listStatementLinesAct,
    'statement-line-targets': async () =>
      (await import('../payments/list-line-targets.ts')).listLineTargetsAct,
    'statement-line-match': async () => (await import('../payments/match-line.ts')).matchLineAct,
    'statement-line-book-payout': async () =>
      (await import('../payments/book-differing-payout.ts')).bookDifferingPayoutAct,
    'statement-line-to-suspense': async () =>
      (await import('../payments/set-line-disposition.ts')).moveLineToSuspenseAct,
    'statement-line-ignore': async () => (await import('../payments/set-line-disposition.ts')).ignoreLineAct,
    'statement-line-resolve': async () => (await import('../payments/resolve-line.ts')).resolveLineAct,
    'statement-line-pay-back': async () =>
      (await import('../payments/set-line-disposition.ts')).payBackLineAct,
  }),
  subject(async () => (await import('#shared/desk/line-ignoring.acts.ts')).lineIgnoringActs, {
    'statement-line-ignore-many': async () => (await import('../payments/ignore-lines.ts')).ignoreLinesAct,
    'statement-line-reopen': async () => (await import('../payments/reopen-line.ts')).reopenLineAct,
    'line-rule-list': async () => (await import('../payments/line-rules.ts')).listLineRulesAct,
    'line-rule-add': async () => (await import('../payments/line-rules.ts')).addLineRuleAct,
    'line-rule-remove': async () => (await import('../payments/line-rules.ts')).removeLineRuleAct,
    'line-rule-apply': async () => (await import('../payments/ignore-lines.ts')).applyLineRulesAct,
  }),
  subject(async () => (await import('#shared/desk/csv-mapping.acts.ts')).csvMappingActs, {
    'csv-mapping-list': async () => (await import('../payments/csv-mappings.ts')).listCsvMappingsAct,
    'csv-mapping-save': async () => (await import('../payments/csv-mappings.ts')).saveCsvMappingAct,
    'csv-mapping-remove': async () => (await import('../payments/csv-mappings.ts')).removeCsvMappingAct,
    'csv-preview': async () => (await import('../payments/preview-csv.ts')).previewCsvAct,
  }),
  subject(async () => (await import('#shared/desk/known-payer.acts.ts')).knownPayerActs, {
    'known-payer-list': async () => (await import('../payments/known-payers.ts')).listKnownPayersAct,
    'known-payer-remove': async () => (await import('../payments/known-payers.ts')).removeKnownPayerAct,
  }),
  subject(async () => (await import('#shared/desk/payout-account.acts.ts')).payoutAccountActs, {
    'payout-account-list': async () =>
      (await import('../payout-account/show-payout-account.ts')).listPayoutAccountsAct,
    'payout-account-show': async () =>
      (await import('../payout-account/show-payout-account.ts')).showPayoutAccountAct,
    'payout-account-verify': async () =>
      (await import('../payout-account/decide-payout-account.ts')).verifyPayoutAccountAct,
    'payout-account-refuse': async () =>
      (await import('../payout-account/decide-payout-account.ts')).refusePayoutAccountAct,
  }),
  subject(async () => (await import('#shared/desk/repayment.acts.ts')).repaymentActs, {
    'payment-list': async () => (await import('../repayment/list-payments.ts')).listPaymentsAct,
    'repayment-post': async () => (await import('../repayment/post-repayment.ts')).postRepaymentAct,
    'payment-void': async () => (await import('../repayment/void-payment.ts')).voidPaymentAct,
    'payoff-list': async () => (await import('../repayment/list-payoffs.ts')).listPayoffsAct,
    'payoff-post': async () => (await import('../repayment/post-payoff.ts')).postPayoffAct,
    'payoff-void': async () => (await import('../repayment/void-payoff.ts')).voidPayoffAct,
    'posting-reverse': async () => (await import('../repayment/reverse-posting.ts')).reversePostingAct,
    'suspense-apply': async () => (await import('../repayment/apply-suspense.ts')).applySuspenseAct,
    'suspense-pay-back': async () => (await import('../repayment/pay-back-suspense.ts')).payBackSuspenseAct,
    'fee-document-add': async () => (await import('../repayment/add-fee-document.ts')).addFeeDocumentAct,
    'fee-charge': async () => (await import('../repayment/charge-fee.ts')).chargeFeeAct,
    'dispute-list': async () => (await import('../repayment/list-disputes.ts')).listDisputesAct,
    'dispute-uphold': async () => (await import('../repayment/answer-dispute.ts')).upholdDisputeAct,
    'dispute-reject': async () => (await import('../repayment/answer-dispute.ts')).rejectDisputeAct,
    'charge-waive': async () => (await import('../repayment/waive-charge.ts')).waiveChargeAct,
    'charge-write-off': async () => (await import('../repayment/write-off-charge.ts')).writeOffChargeAct,
  }),
  subject(async () => (await import('#shared/desk/agreements.acts.ts')).agreementsActs, {
    'signer-contact-release': async () =>
      (await import('../agreements/release-contact.ts')).releaseContactAct,
    'signers-acknowledge': async () =>
      (await import('../agreements/acknowledge-signers.ts')).acknowledgeSignersAct,
    'agreement-list': async () => (await import('../agreements/list-agreements.ts')).listAgreementsAct,
    'addendum-list': async () => (await import('../agreements/list-addenda.ts')).listAddendaAct,
    'signer-check-list': async () =>
      (await import('../agreements/list-signer-checks.ts')).listSignerChecksAct,
  }),
  subject(async () => (await import('#shared/desk/user.acts.ts')).userActs, {
    'user-invite': async () => (await import('../user/invite-user.ts')).inviteUserAct,
    'user-show': async () => (await import('../user/show-user.ts')).showUserAct,
    'user-unlock': async () => (await import('../user/unlock-user.ts')).unlockUserAct,
    'user-block': async () => (await import('../user/block-user.ts')).blockUserAct,
    'user-sign-out': async () => (await import('../user/sign-out-user.ts')).signOutUserAct,
    'user-unblock': async () => (await import('../user/block-user.ts')).unblockUserAct,
    'user-reset-factors': async () => (await import('../user/reset-factors.ts')).resetFactorsAct,
    'user-release-phone': async () => (await import('../user/release-phone.ts')).releasePhoneAct,
    'user-skip': async () => (await import('../user/skip-user.ts')).skipUserAct,
    'email-resume': async () => (await import('../user/resume-email.ts')).resumeEmailAct,
    'correction-list': async () => (await import('../user/list-corrections.ts')).listCorrectionsAct,
    'correction-grant': async () => (await import('../user/answer-correction.ts')).grantCorrectionAct,
    'correction-refuse': async () => (await import('../user/answer-correction.ts')).refuseCorrectionAct,
    'link-set': async () => (await import('../user/set-link.ts')).setLinkAct,
    'link-list': async () => (await import('../user/list-links.ts')).listShortLinksAct,
  }),
  subject(async () => (await import('#shared/desk/engagement.acts.ts')).engagementActs, {
    'red-packet-issue': async () => (await import('../engagement/issue-red-packet.ts')).issueRedPacketAct,
    'red-packet-list': async () => (await import('../engagement/list-red-packets.ts')).listRedPacketsAct,
    'red-packet-void': async () => (await import('../engagement/void-red-packet.ts')).voidRedPacketAct,
    'announcement-publish': async () =>
      (await import('../engagement/publish-announcement.ts')).publishAnnouncementAct,
    'announcement-list': async () =>
      (await import('../engagement/list-announcements.ts')).listAnnouncementsAct,
    'announcement-withdraw': async () =>
      (await import('../engagement/withdraw-announcement.ts')).withdrawAnnouncementAct,
    'campaign-tag-set': async () => (await import('../engagement/set-campaign-tag.ts')).setCampaignTagAct,
    'campaign-tag-list': async () =>
      (await import('../engagement/list-campaign-tags.ts')).listCampaignTagsAct,
    'customer-service-set': async () =>
      (await import('../engagement/set-customer-service.ts')).setCustomerServiceAct,
    'customer-service-list': async () =>
      (await import('../engagement/list-customer-services.ts')).listCustomerServicesAct,
  }),
  subject(async () => (await import('#shared/desk/audit.acts.ts')).auditActs, {
    'proposal-list': async () => (await import('../audit/list-proposals.ts')).listProposalsAct,
    'proposal-approve': async () => (await import('../audit/decide-proposal.ts')).approveProposalAct,
    'proposal-reject': async () => (await import('../audit/decide-proposal.ts')).rejectProposalAct,
    'audit-export': async () => (await import('../audit/export-audit.ts')).exportAuditAct,
    'audit-list': async () => (await import('../audit/list-audit.ts')).listAuditAct,
  }),
  subject(async () => (await import('#shared/desk/portfolio.acts.ts')).portfolioActs, {
    'obligor-list': async () => (await import('../portfolio/list-obligors.ts')).listObligorsAct,
    'loan-register-list': async () =>
      (await import('../portfolio/list-loan-register.ts')).listLoanRegisterAct,
    'portfolio-show': async () => (await import('../portfolio/show-portfolio.ts')).showPortfolioAct,
    'portfolio-facility-list': async () =>
      (await import('../portfolio/list-figure-facilities.ts')).listFigureFacilitiesAct,
    'portfolio-loan-list': async () => (await import('../portfolio/list-figure-loans.ts')).listFigureLoansAct,
    'portfolio-trend': async () => (await import('../portfolio/show-trend.ts')).showTrendAct,
    'portfolio-vintages': async () => (await import('../portfolio/show-vintages.ts')).showVintagesAct,
    'portfolio-concentration': async () =>
      (await import('../portfolio/show-concentration.ts')).showConcentrationAct,
    'portfolio-earned': async () => (await import('../portfolio/show-earned.ts')).showEarnedAct,
    'portfolio-inflow': async () => (await import('../portfolio/show-inflow.ts')).showInflowAct,
    'portfolio-export': async () => (await import('../portfolio/export-portfolio.ts')).exportPortfolioAct,
    'portfolio-margin': async () => (await import('../portfolio/show-margin.ts')).showMarginAct,
    'funding-cost-set': async () => (await import('../portfolio/set-funding-cost.ts')).setFundingCostAct,
    'portfolio-rebuild': async () => (await import('../portfolio/rebuild-portfolio.ts')).rebuildPortfolioAct,
  }),
  subject(async () => (await import('#shared/desk/books.acts.ts')).booksActs, {
    'books-show': async () => (await import('../books/show-books.ts')).showBooksAct,
    'staged-loan-list': async () => (await import('../books/list-staged-loans.ts')).listStagedLoansAct,
    'journal-export': async () => (await import('../books/export-journal.ts')).exportJournalAct,
    'month-close': async () => (await import('../books/close-month.ts')).closeMonthAct,
    'chart-account-set': async () => (await import('../books/set-chart-account.ts')).setChartAccountAct,
    'book-currency-set': async () => (await import('../books/set-book-currency.ts')).setBookCurrencyAct,
    'loss-parameters-set': async () => (await import('../books/set-loss-parameters.ts')).setLossParametersAct,
  }),
  subject(async () => (await import('#shared/desk/overdue.acts.ts')).overdueActs, {
    'overdue-list': async () => (await import('../overdue/list-overdue.ts')).listOverdueAct,
    'overdue-show': async () => (await import('../overdue/show-overdue.ts')).showOverdueAct,
    'letter-issue': async () => (await import('../overdue/issue-letter.ts')).issueLetterAct,
    'promise-record': async () => (await import('../overdue/record-promise.ts')).recordPromiseAct,
    'contact-record': async () => (await import('../overdue/record-contact.ts')).recordContactAct,
  }),
  subject(async () => (await import('#shared/desk/payment-plan.acts.ts')).paymentPlanActs, {
    'plan-list': async () => (await import('../payment-plan/list-plans.ts')).listPlansAct,
    'plan-offer': async () => (await import('../payment-plan/offer-plan.ts')).offerPlanAct,
    'plan-end': async () => (await import('../payment-plan/end-plan.ts')).endPlanAct,
    'plan-withdraw': async () => (await import('../payment-plan/withdraw-plan.ts')).withdrawPlanAct,
  }),
  subject(async () => (await import('#shared/desk/rates.acts.ts')).ratesActs, {
    'exchange-rates-enter': async () =>
      (await import('../rates/enter-exchange-rates.ts')).enterExchangeRatesAct,
    'exchange-rates-show': async () => (await import('../rates/show-exchange-rates.ts')).showExchangeRatesAct,
  }),
  subject(async () => (await import('#shared/desk/terms.acts.ts')).termsActs, {
    'terms-list': async () => (await import('../terms/list-terms.ts')).listTermsAct,
    'terms-show': async () => (await import('../terms/show-terms.ts')).showTermsAct,
    'terms-propose': async () => (await import('../terms/propose-terms.ts')).proposeTermsAct,
    'terms-backtest': async () => (await import('../terms/backtest-terms.ts')).backtestTermsAct,
    'terms-approve': async () => (await import('../terms/decide-terms.ts')).approveTermsAct,
    'terms-withdraw': async () => (await import('../terms/decide-terms.ts')).withdrawTermsAct,
  }),
  subject(async () => (await import('#shared/desk/work.acts.ts')).workActs, {
    'work-claim': async () => (await import('../work/claim-work.ts')).claimWorkAct,
    'work-release': async () => (await import('../work/claim-work.ts')).releaseWorkAct,
    'colleague-leave': async () => (await import('../work/record-leaving.ts')).recordLeavingAct,
    'work-claim-many': async () => (await import('../work/claim-work.ts')).claimManyAct,
    'work-hand-over': async () => (await import('../work/claim-work.ts')).handWorkOverAct,
    'work-count': async () => (await import('../work/count-work.ts')).countWorkAct,
    'work-colleagues': async () => (await import('../work/claim-work.ts')).listColleaguesAct,
    'shop-trouble-list': async () => (await import('../work/list-shop-troubles.ts')).listShopTroublesAct,
    'view-list': async () => (await import('../work/views.ts')).listViewsAct,
    'view-save': async () => (await import('../work/views.ts')).saveViewAct,
    'view-remove': async () => (await import('../work/views.ts')).removeViewAct,
  }),
  subject(async () => (await import('#shared/desk/search.acts.ts')).searchActs, {
    'record-find': async () => (await import('../search/find.ts')).findAct,
  }),
)

const findAct = async (name: string): Promise<LoadedAct | undefined> =>
  Object.hasOwn(acts, name) ? acts[name]?.(name) : undefined

/** Undefined for an unknown act. */
export const loadAct = async (name: string): Promise<DeskAct | undefined> => {
  const found = await findAct(name)
  return found ? { name, ...found.declaration, run: await found.loadRun() } : undefined
}

/** True if one of the roles may perform the act of a name. */
export const permits = async (name: string, roles: readonly DeskRole[]): Promise<boolean> => {
  const found = await findAct(name)
  return found !== undefined && isPermitted(found.declaration, roles)
}
