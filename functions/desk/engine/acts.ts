import type { DeskAct } from './desk-act.ts'

/** Everything that the lender's side can do, by name: each act is loaded by its first call. */
export const deskActs = {
  'me-show': async () => (await import('../console/show-me.ts')).showMeAct,
  'act-show': async () => (await import('../console/show-act.ts')).showActAct,
  'kyc-list': async () => (await import('../kyc/list-kyc.ts')).listKycAct,
  'kyc-show': async () => (await import('../kyc/show-kyc.ts')).showKycAct,
  'kyc-risk': async () => (await import('../kyc/show-risk.ts')).showRiskAct,
  'kyc-take': async () => (await import('../kyc/decide-kyc.ts')).takeKycAct,
  'kyc-approve': async () => (await import('../kyc/decide-kyc.ts')).approveKycAct,
  'kyc-reject': async () => (await import('../kyc/decide-kyc.ts')).rejectKycAct,
  'kyc-return': async () => (await import('../kyc/decide-kyc.ts')).returnKycAct,
  'file-open': async () => (await import('../file/open-file.ts')).openFileAct,
  'drawdown-list': async () => (await import('../drawdown/list-drawdowns.ts')).listDrawdownsAct,
  'drawdown-approve': async () => (await import('../drawdown/decide-drawdown.ts')).approveDrawdownAct,
  'drawdown-reject': async () => (await import('../drawdown/decide-drawdown.ts')).rejectDrawdownAct,
  'drawdown-pay-out': async () => (await import('../drawdown/pay-out-drawdown.ts')).payOutDrawdownAct,
  'payout-account-list': async () =>
    (await import('../payout-account/show-payout-account.ts')).listPayoutAccountsAct,
  'payout-account-show': async () =>
    (await import('../payout-account/show-payout-account.ts')).showPayoutAccountAct,
  'payout-account-verify': async () =>
    (await import('../payout-account/decide-payout-account.ts')).verifyPayoutAccountAct,
  'payout-account-refuse': async () =>
    (await import('../payout-account/decide-payout-account.ts')).refusePayoutAccountAct,
  'payment-list': async () => (await import('../repayment/list-payments.ts')).listPaymentsAct,
  'repayment-post': async () => (await import('../repayment/post-repayment.ts')).postRepaymentAct,
  'payment-void': async () => (await import('../repayment/void-payment.ts')).voidPaymentAct,
  'payoff-list': async () => (await import('../repayment/list-payoffs.ts')).listPayoffsAct,
  'payoff-post': async () => (await import('../repayment/post-payoff.ts')).postPayoffAct,
  'payoff-void': async () => (await import('../repayment/void-payoff.ts')).voidPayoffAct,
  'posting-reverse': async () => (await import('../repayment/reverse-posting.ts')).reversePostingAct,
  'suspense-apply': async () => (await import('../repayment/apply-suspense.ts')).applySuspenseAct,
  'suspense-pay-back': async () => (await import('../repayment/pay-back-suspense.ts')).payBackSuspenseAct,
  'fee-charge': async () => (await import('../repayment/charge-fee.ts')).chargeFeeAct,
  'dispute-list': async () => (await import('../repayment/list-disputes.ts')).listDisputesAct,
  'dispute-uphold': async () => (await import('../repayment/answer-dispute.ts')).upholdDisputeAct,
  'dispute-reject': async () => (await import('../repayment/answer-dispute.ts')).rejectDisputeAct,
  'charge-waive': async () => (await import('../repayment/waive-charge.ts')).waiveChargeAct,
  'charge-write-off': async () => (await import('../repayment/write-off-charge.ts')).writeOffChargeAct,
  'facility-set': async () => (await import('../facility/set-facility.ts')).setFacilityAct,
  'balance-report': async () => (await import('../facility/report-balance.ts')).reportBalanceAct,
  'facility-limit': async () => (await import('../credit/set-limit.ts')).setLimitAct,
  'agreement-list': async () => (await import('../agreements/list-agreements.ts')).listAgreementsAct,
  'limit-list': async () => (await import('../credit/decide-limit-request.ts')).listLimitRequestsAct,
  'limit-approve': async () => (await import('../credit/decide-limit-request.ts')).approveLimitAct,
  'limit-reject': async () => (await import('../credit/decide-limit-request.ts')).rejectLimitAct,
  'renewal-list': async () => (await import('../credit/decide-renewal.ts')).listRenewalsAct,
  'renewal-approve': async () => (await import('../credit/decide-renewal.ts')).approveRenewalAct,
  'renewal-reject': async () => (await import('../credit/decide-renewal.ts')).rejectRenewalAct,
  'addendum-list': async () => (await import('../agreements/list-addenda.ts')).listAddendaAct,
  'facility-expire': async () => (await import('../facility/end-facility.ts')).expireFacilityAct,
  'facility-renew': async () => (await import('../facility/end-facility.ts')).renewFacilityAct,
  'facility-close': async () => (await import('../facility/end-facility.ts')).closeFacilityAct,
  'sofr-set': async () => (await import('../drawdown/set-sofr.ts')).setSofrAct,
  'ledger-trial-balance': async () => (await import('../facility/read-trial-balance.ts')).readTrialBalanceAct,
  'ledger-export': async () => (await import('../facility/export-ledger.ts')).exportLedgerAct,
  'statement-issue': async () => (await import('../facility/issue-statement.ts')).issueStatementAct,
  'statement-read': async () => (await import('../payments/read-statement.ts')).readStatementAct,
  'statement-list': async () => (await import('../payments/list-statements.ts')).listStatementsAct,
  'statement-book': async () => (await import('../payments/book-certain-lines.ts')).bookCertainLinesAct,
  'statement-line-list': async () =>
    (await import('../payments/list-statement-lines.ts')).listStatementLinesAct,
  'statement-line-match': async () => (await import('../payments/match-line.ts')).matchLineAct,
  'statement-line-to-suspense': async () => (await import('../payments/put-line-aside.ts')).holdLineAct,
  'statement-line-ignore': async () => (await import('../payments/put-line-aside.ts')).ignoreLineAct,
  'user-invite': async () => (await import('../user/invite-user.ts')).inviteUserAct,
  'user-show': async () => (await import('../user/show-user.ts')).showUserAct,
  'user-unlock': async () => (await import('../user/unlock-user.ts')).unlockUserAct,
  'user-block': async () => (await import('../user/block-user.ts')).blockUserAct,
  'user-unblock': async () => (await import('../user/block-user.ts')).unblockUserAct,
  'user-reset-factors': async () => (await import('../user/reset-factors.ts')).resetFactorsAct,
  'user-skip': async () => (await import('../user/skip-user.ts')).skipUserAct,
  'email-resume': async () => (await import('../user/resume-email.ts')).resumeEmailAct,
  'link-set': async () => (await import('../user/set-link.ts')).setLinkAct,
  'link-list': async () => (await import('../user/list-links.ts')).listShortLinksAct,
  'red-packet-issue': async () => (await import('../engagement/issue-red-packet.ts')).issueRedPacketAct,
  'red-packet-list': async () => (await import('../engagement/list-red-packets.ts')).listRedPacketsAct,
  'red-packet-void': async () => (await import('../engagement/void-red-packet.ts')).voidRedPacketAct,
  'announcement-publish': async () =>
    (await import('../engagement/publish-announcement.ts')).publishAnnouncementAct,
  'announcement-list': async () => (await import('../engagement/list-announcements.ts')).listAnnouncementsAct,
  'announcement-withdraw': async () =>
    (await import('../engagement/withdraw-announcement.ts')).withdrawAnnouncementAct,
  'campaign-tag-set': async () => (await import('../engagement/set-campaign-tag.ts')).setCampaignTagAct,
  'campaign-tag-list': async () => (await import('../engagement/list-campaign-tags.ts')).listCampaignTagsAct,
  'customer-service-set': async () =>
    (await import('../engagement/set-customer-service.ts')).setCustomerServiceAct,
  'customer-service-list': async () =>
    (await import('../engagement/list-customer-services.ts')).listCustomerServicesAct,
  'proposal-list': async () => (await import('../audit/decide-proposal.ts')).listProposalsAct,
  'proposal-approve': async () => (await import('../audit/decide-proposal.ts')).approveProposalAct,
  'proposal-reject': async () => (await import('../audit/decide-proposal.ts')).rejectProposalAct,
  'portfolio-show': async () => (await import('../portfolio/show-portfolio.ts')).showPortfolioAct,
  'portfolio-vintages': async () => (await import('../portfolio/show-vintages.ts')).showVintagesAct,
  'portfolio-concentration': async () =>
    (await import('../portfolio/show-concentration.ts')).showConcentrationAct,
  'portfolio-inflow': async () => (await import('../portfolio/show-inflow.ts')).showInflowAct,
  'portfolio-export': async () => (await import('../portfolio/export-portfolio.ts')).exportPortfolioAct,
  'portfolio-rebuild': async () => (await import('../portfolio/rebuild-portfolio.ts')).rebuildPortfolioAct,
  'overdue-list': async () => (await import('../overdue/list-overdue.ts')).listOverdueAct,
  'overdue-show': async () => (await import('../overdue/show-overdue.ts')).showOverdueAct,
  'promise-record': async () => (await import('../overdue/record-promise.ts')).recordPromiseAct,
  'contact-record': async () => (await import('../overdue/record-contact.ts')).recordContactAct,
  'terms-list': async () => (await import('../terms/list-terms.ts')).listTermsAct,
  'terms-show': async () => (await import('../terms/show-terms.ts')).showTermsAct,
  'terms-propose': async () => (await import('../terms/propose-terms.ts')).proposeTermsAct,
  'terms-backtest': async () => (await import('../terms/backtest-terms.ts')).backtestTermsAct,
  'terms-approve': async () => (await import('../terms/decide-terms.ts')).approveTermsAct,
  'terms-withdraw': async () => (await import('../terms/decide-terms.ts')).withdrawTermsAct,
  'audit-list': async () => (await import('../audit/list-audit.ts')).listAuditAct,
} as const satisfies Record<string, () => Promise<DeskAct>>

export type ActName = keyof typeof deskActs

/** Undefined where there is no such act. */
export const loadAct = async (name: string): Promise<DeskAct | undefined> =>
  Object.hasOwn(deskActs, name) ? deskActs[name as ActName]() : undefined

export const loadEveryAct = (): Promise<DeskAct[]> =>
  Promise.all(Object.values(deskActs).map((load) => load()))
