import type { EventName } from '../data/domain-events.ts'
import { notification } from '../data/notifications.ts'
import type { Subscriber, Subscribers } from '../runtime/subscriber.ts'
import type { BulkEvent } from './lanes.ts'

/** An event for the back office, which decides; the portal has nothing to do. */
const awaitsTheLender = async () => undefined

/** The subscribers of a module, which is loaded with the first of its events. */
const from = <Name extends EventName>(
  load: () => Promise<Pick<Subscribers, Name>>,
  names: readonly Name[],
): Pick<Subscribers, Name> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      async (...given: Parameters<Subscriber<Name>>) => (await load())[name](...given),
    ]),
  ) as Pick<Subscribers, Name>

/** The subscriber of each event of the priority lane. Loaded when first needed, so that a batch of mails does not load the PDF renderer. */
export const subscribers: Omit<Subscribers, BulkEvent> = {
  'notification-due': async ({ name: _name, ...due }) => due,
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
  'factor-requirement-changed': async ({ companyId, required }) =>
    notification(companyId, required ? 'factor-required' : 'factor-not-required', {}),
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
  'shop-imported': async (...given) =>
    (await import('../credit/on-shop-imported.ts')).onShopImported(...given),
  'shops-changed': async (...given) =>
    (await import('../credit/on-shops-changed.ts')).onShopsChanged(...given),
  'uploads-changed': async (...given) =>
    (await import('../credit/on-uploads-changed.ts')).onUploadsChanged(...given),
  'balance-reported': async (...given) =>
    (await import('../credit/on-balance-reported.ts')).onBalanceReported(...given),
  'file-scan-failed': async (...given) =>
    (await import('../files/on-file-scan-failed.ts')).onFileScanFailed(...given),
  'kyc-submitted': async (...given) => (await import('../kyc/on-kyc-submitted.ts')).onKycSubmitted(...given),
  'risk-rating-due': async (...given) =>
    (await import('../risk-rating/on-risk-rating-due.ts')).onRiskRatingDue(...given),
  'receipt-booked': async (...given) =>
    (await import('../flows/on-receipt-booked.ts')).onReceiptBooked(...given),
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
  'kyc-contact-requested': async (...given) =>
    (await import('../agreements/on-kyc-contact-requested.ts')).onKycContactRequested(...given),
  'signatory-code-requested': async (...given) =>
    (await import('../agreements/on-signatory-code-requested.ts')).onSignatoryCodeRequested(...given),
  'signer-changed': async (...given) =>
    (await import('../agreements/on-signer-changed.ts')).onSignerChanged(...given),
  'signing-completed': async (...given) =>
    (await import('../credit/on-signing-completed.ts')).onSigningCompleted(...given),
  'certification-due': async (...given) =>
    (await import('../agreements/on-certification-due.ts')).onCertificationDue(...given),
  'agreement-certified': async (...given) =>
    (await import('../agreements/on-agreement-certified.ts')).onAgreementCertified(...given),
  'credit-application-reopened': async (...given) =>
    (await import('../credit/on-credit-application-reopened.ts')).onCreditApplicationReopened(...given),
  'limit-recalculation-requested': async (...given) =>
    (await import('../credit/on-limit-recalculation-requested.ts')).onLimitRecalculationRequested(...given),
  'limit-increase-requested': awaitsTheLender,
  'renewal-requested': awaitsTheLender,
  'drawdown-requested': async (...given) =>
    (await import('../drawdown/on-drawdown-requested.ts')).onDrawdownRequested(...given),
  'second-approval-changed': async ({ companyId }) => notification(companyId, 'second-approval-changed', {}),
  'drawdown-note-rendered': awaitsTheLender,
  'paper-requested': async (...given) =>
    (await import('../repayment/on-paper-requested.ts')).onPaperRequested(...given),
  'category-report-requested': async (...given) =>
    (await import('../engagement/on-category-report-requested.ts')).onCategoryReportRequested(...given),
  'charge-disputed': awaitsTheLender,
  'payment-reported': awaitsTheLender,
  'payoff-reported': awaitsTheLender,
  ...from(
    async () => (await import('../credit/credit-notifications.ts')).creditNotifications,
    [
      'facility-activated',
      'limit-recalculated',
      'limit-request-decided',
      'limit-request-withdrawn',
      'renewal-decided',
      'renewal-withdrawn',
      'facility-review-soon',
      'facility-ended',
      'drawable-amount-changed',
      'drawable-amount-set',
    ],
  ),
  ...from(
    async () => (await import('../drawdown/drawdown-notifications.ts')).drawdownNotifications,
    [
      'drawdown-withdrawn',
      'drawdown-awaits-colleague',
      'drawdown-confirmed',
      'drawdown-declined',
      'drawdown-lapsed',
      'payout-account-changed',
      'payout-account-decided',
      'drawdown-notice-due',
      'drawdown-decided',
      'drawdown-paid-out',
      'drawdown-returned',
      'payout-rejected',
    ],
  ),
  ...from(
    async () => (await import('../repayment/repayment-notifications.ts')).repaymentNotifications,
    [
      'charge-raised',
      'repayment-due-soon',
      'charge-due',
      'fee-charged',
      'deduction-refused',
      'dispute-answered',
      'dispute-withdrawn',
      'repayment-posted',
      'repayment-reversed',
      'payment-voided',
      'payoff-reversed',
      'payoff-voided',
      'payoff-overtaken',
    ],
  ),
  ...from(
    async () => (await import('../repayment/payment-plan-notifications.ts')).paymentPlanNotifications,
    ['payment-plan-offered', 'payment-plan-started', 'payment-plan-due', 'payment-plan-ended'],
  ),
  'transactions-prepared': async (...given) =>
    (await import('../repayment/on-transactions-prepared.ts')).onTransactionsPrepared(...given),
  ...from(
    async () => (await import('../shops/shops-notifications.ts')).shopsNotifications,
    ['shop-condition-changed', 'shop-password-shown', 'payment-account-stopped'],
  ),
  ...from(
    async () => (await import('../agreements/agreements-notifications.ts')).agreementsNotifications,
    ['signer-contact-objected', 'kyc-contact-objected', 'signing-ended'],
  ),
}
