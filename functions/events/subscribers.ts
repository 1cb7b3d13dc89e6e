import type { Subscribers } from '../runtime/subscriber.ts'

/** An event for the back office, which decides; the portal has nothing to do. */
const awaitsTheLender = async () => {}

/** The subscriber of each event. Loaded when first needed, so that a batch of mails does not load the PDF renderer. */
export const subscribers: Subscribers = {
  'activation-requested': async (...given) =>
    (await import('../account/signup/on-activation-requested.ts')).onActivationRequested(...given),
  'needless-activation-requested': async (...given) =>
    (await import('../account/signup/on-needless-activation-requested.ts')).onNeedlessActivationRequested(
      ...given,
    ),
  'password-reset-requested': async (...given) =>
    (await import('../account/passwords/on-password-reset-requested.ts')).onPasswordResetRequested(...given),
  'user-invited': async (...given) =>
    (await import('../account/passwords/on-user-invited.ts')).onUserInvited(...given),
  'password-changed': async (...given) =>
    (await import('../account/passwords/on-password-changed.ts')).onPasswordChanged(...given),
  'new-device-login': async (...given) =>
    (await import('../account/sessions/on-new-device-login.ts')).onNewDeviceLogin(...given),
  'password-locked': async (...given) =>
    (await import('../account/passwords/on-password-locked.ts')).onPasswordLocked(...given),
  'factor-news': async (...given) =>
    (await import('../factors/on-factor-activity.ts')).onFactorActivity(...given),
  'factor-requirement-changed': async (...given) =>
    (await import('../factors/on-factor-requirement-changed.ts')).onFactorRequirementChanged(...given),
  'email-changed': async (...given) =>
    (await import('../account/profile/on-email-changed.ts')).onEmailChanged(...given),
  'phone-lost': async (...given) =>
    (await import('../account/profile/on-phone-lost.ts')).onPhoneLost(...given),
  'phone-changed': async (...given) =>
    (await import('../account/profile/on-phone-changed.ts')).onPhoneChanged(...given),
  'user-blocked': async (...given) =>
    (await import('../account/sessions/on-user-blocked.ts')).onUserBlocked(...given),
  'factors-reset': async (...given) =>
    (await import('../account/sessions/on-factors-reset.ts')).onFactorsReset(...given),
  'account-closed': async (...given) =>
    (await import('../privacy/on-account-closed.ts')).onAccountClosed(...given),
  'correction-answered': async (...given) =>
    (await import('../privacy/on-correction-answered.ts')).onCorrectionAnswered(...given),
  'mail-stopped': async (...given) =>
    (await import('../account/profile/on-mail-stopped.ts')).onMailStopped(...given),
  'mail-held': async (...given) =>
    (await import('../notifications/on-mail-deferred.ts')).onMailDeferred(...given),
  'email-code-requested': async (...given) =>
    (await import('../account/codes/on-email-code-requested.ts')).onEmailCodeRequested(...given),
  'phone-code-requested': async (...given) =>
    (await import('../account/codes/on-phone-code-requested.ts')).onPhoneCodeRequested(...given),
  'member-invited': async (...given) =>
    (await import('../companies/on-member-invited.ts')).onMemberInvited(...given),
  'company-users-changed': async (...given) =>
    (await import('../companies/on-company-users-changed.ts')).onCompanyUsersChanged(...given),
  'membership-decided': async (...given) =>
    (await import('../companies/on-membership-decided.ts')).onMembershipDecided(...given),
  'shop-reading-due': async (...given) =>
    (await import('../shops/on-shop-sync-due.ts')).onShopSyncDue(...given),
  'shop-condition-changed': async (...given) =>
    (await import('../shops/on-shop-condition-changed.ts')).onShopConditionChanged(...given),
  'shop-imported': async (...given) =>
    (await import('../credit/on-shop-imported.ts')).onShopImported(...given),
  'shops-changed': async (...given) =>
    (await import('../credit/on-shops-changed.ts')).onShopsChanged(...given),
  'shop-revocation-due': async (...given) =>
    (await import('../shops/on-shop-revocation-due.ts')).onShopRevocationDue(...given),
  'shop-password-shown': async (...given) =>
    (await import('../shops/on-shop-password-shown.ts')).onShopPasswordShown(...given),
  'payment-account-due': async (...given) =>
    (await import('../shops/on-payment-account-due.ts')).onPaymentAccountDue(...given),
  'balance-reported': async (...given) =>
    (await import('../credit/on-balance-reported.ts')).onBalanceReported(...given),
  'payment-account-stopped': async (...given) =>
    (await import('../shops/on-payment-account-stopped.ts')).onPaymentAccountStopped(...given),
  'file-scan-failed': async (...given) =>
    (await import('../files/on-file-scan-failed.ts')).onFileScanFailed(...given),
  'kyc-submitted': async (...given) => (await import('../kyc/on-kyc-submitted.ts')).onKycSubmitted(...given),
  'kyc-decided': async (...given) => (await import('../kyc/on-kyc-decided.ts')).onKycDecided(...given),
  'signing-initiated': async (...given) =>
    (await import('../agreements/on-signing-initiated.ts')).onSigningInitiated(...given),
  'signer-invited': async (...given) =>
    (await import('../agreements/on-signer-invited.ts')).onSignerInvited(...given),
  'signing-code-requested': async (...given) =>
    (await import('../agreements/on-signing-code-requested.ts')).onSigningCodeRequested(...given),
  'signer-contact-requested': async (...given) =>
    (await import('../agreements/on-signer-contact-requested.ts')).onSignerContactRequested(...given),
  'signer-contact-due': async (...given) =>
    (await import('../agreements/on-signer-contact-due.ts')).onSignerContactDue(...given),
  'signer-contact-objected': async (...given) =>
    (await import('../agreements/on-signer-contact-objected.ts')).onSignerContactObjected(...given),
  'kyc-contact-requested': async (...given) =>
    (await import('../agreements/on-kyc-contact-requested.ts')).onKycContactRequested(...given),
  'kyc-contact-objected': async (...given) =>
    (await import('../agreements/on-kyc-contact-objected.ts')).onKycContactObjected(...given),
  'signatory-code-requested': async (...given) =>
    (await import('../agreements/on-signatory-code-requested.ts')).onSignatoryCodeRequested(...given),
  'signer-changed': async (...given) =>
    (await import('../agreements/on-signer-changed.ts')).onSignerChanged(...given),
  'signing-ended': async (...given) =>
    (await import('../agreements/on-signing-ended.ts')).onSigningEnded(...given),
  'signing-completed': async (...given) =>
    (await import('../credit/on-signing-completed.ts')).onSigningCompleted(...given),
  'certification-due': async (...given) =>
    (await import('../agreements/on-certification-due.ts')).onCertificationDue(...given),
  'agreement-certified': async (...given) =>
    (await import('../agreements/on-agreement-certified.ts')).onAgreementCertified(...given),
  'facility-activated': async (...given) =>
    (await import('../credit/on-facility-activated.ts')).onFacilityActivated(...given),
  'credit-application-reopened': async (...given) =>
    (await import('../credit/on-credit-application-reopened.ts')).onCreditApplicationReopened(...given),
  'limit-recalculation-requested': async (...given) =>
    (await import('../credit/on-limit-recalculation-requested.ts')).onLimitRecalculationRequested(...given),
  'limit-recalculated': async (...given) =>
    (await import('../credit/on-limit-recalculated.ts')).onLimitRecalculated(...given),
  'limit-increase-requested': awaitsTheLender,
  'limit-request-decided': async (...given) =>
    (await import('../credit/on-limit-request-decided.ts')).onLimitRequestDecided(...given),
  'limit-request-withdrawn': async (...given) =>
    (await import('../credit/on-limit-request-withdrawn.ts')).onLimitRequestWithdrawn(...given),
  'renewal-requested': awaitsTheLender,
  'renewal-decided': async (...given) =>
    (await import('../credit/on-renewal-decided.ts')).onRenewalDecided(...given),
  'renewal-withdrawn': async (...given) =>
    (await import('../credit/on-renewal-withdrawn.ts')).onRenewalWithdrawn(...given),
  'facility-review-soon': async (...given) =>
    (await import('../credit/on-facility-review-soon.ts')).onFacilityReviewSoon(...given),
  'facility-ended': async (...given) =>
    (await import('../credit/on-facility-ended.ts')).onFacilityEnded(...given),
  'drawdown-requested': async (...given) =>
    (await import('../drawdown/on-drawdown-requested.ts')).onDrawdownRequested(...given),
  'drawdown-withdrawn': async (...given) =>
    (await import('../drawdown/on-drawdown-withdrawn.ts')).onDrawdownWithdrawn(...given),
  'drawdown-awaits-colleague': async (...given) =>
    (await import('../drawdown/on-drawdown-awaits-colleague.ts')).onDrawdownAwaitsColleague(...given),
  'drawdown-confirmed': async (...given) =>
    (await import('../drawdown/on-drawdown-confirmed.ts')).onDrawdownConfirmed(...given),
  'drawdown-declined': async (...given) =>
    (await import('../drawdown/on-drawdown-declined.ts')).onDrawdownDeclined(...given),
  'drawdown-lapsed': async (...given) =>
    (await import('../drawdown/on-drawdown-lapsed.ts')).onDrawdownLapsed(...given),
  'second-approval-changed': async (...given) =>
    (await import('../drawdown/on-second-approval-changed.ts')).onSecondApprovalChanged(...given),
  'payout-account-changed': async (...given) =>
    (await import('../drawdown/on-payout-account-changed.ts')).onPayoutAccountChanged(...given),
  'payout-account-decided': async (...given) =>
    (await import('../drawdown/on-payout-account-decided.ts')).onPayoutAccountDecided(...given),
  'drawdown-notice-due': async (...given) =>
    (await import('../drawdown/on-drawdown-notice-due.ts')).onDrawdownNoticeDue(...given),
  'drawdown-note-rendered': awaitsTheLender,
  'drawdown-decided': async (...given) =>
    (await import('../drawdown/on-drawdown-decided.ts')).onDrawdownDecided(...given),
  'drawdown-paid-out': async (...given) =>
    (await import('../drawdown/on-drawdown-paid-out.ts')).onDrawdownPaidOut(...given),
  'drawdown-returned': async (...given) =>
    (await import('../drawdown/on-drawdown-returned.ts')).onDrawdownReturned(...given),
  'charge-raised': async (...given) =>
    (await import('../repayment/on-charge-raised.ts')).onChargeRaised(...given),
  'paper-requested': async (...given) =>
    (await import('../repayment/on-paper-requested.ts')).onPaperRequested(...given),
  'category-report-requested': async (...given) =>
    (await import('../engagement/on-category-report-requested.ts')).onCategoryReportRequested(...given),
  'repayment-due-soon': async (...given) =>
    (await import('../repayment/on-repayment-due-soon.ts')).onRepaymentDueSoon(...given),
  'charge-due': async (...given) => (await import('../repayment/on-charge-due.ts')).onChargeDue(...given),
  'fee-charged': async (...given) => (await import('../repayment/on-fee-charged.ts')).onFeeCharged(...given),
  'deduction-refused': async (...given) =>
    (await import('../repayment/on-deduction-refused.ts')).onDeductionRefused(...given),
  'charge-disputed': awaitsTheLender,
  'dispute-answered': async (...given) =>
    (await import('../repayment/on-dispute-answered.ts')).onDisputeAnswered(...given),
  'payment-reported': awaitsTheLender,
  'payoff-reported': awaitsTheLender,
  'repayment-posted': async (...given) =>
    (await import('../repayment/on-repayment-posted.ts')).onRepaymentPosted(...given),
  'repayment-reversed': async (...given) =>
    (await import('../repayment/on-repayment-reversed.ts')).onRepaymentReversed(...given),
  'payment-voided': async (...given) =>
    (await import('../repayment/on-payment-voided.ts')).onPaymentVoided(...given),
  'payoff-reversed': async (...given) =>
    (await import('../repayment/on-payoff-reversed.ts')).onPayoffReversed(...given),
  'payoff-voided': async (...given) =>
    (await import('../repayment/on-payoff-voided.ts')).onPayoffVoided(...given),
  'payoff-overtaken': async (...given) =>
    (await import('../repayment/on-payoff-overtaken.ts')).onPayoffOvertaken(...given),
}
