import type { FactorActivity } from '#shared/account/security-activity.ts'
import type { CompanionKind } from '#shared/agreements/agreement-kinds.ts'
import type { IdentificationChannel } from '#shared/agreements/sign-status.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import type { RecalculationCause, RecalculationOutcome } from '#shared/credit/recalculation-outcomes.ts'
import type { PayoutAccountChange } from '#shared/drawdown/payout-account.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { OptionalTopic } from '#shared/notifications/topics.ts'
import type { AccountDocumentKind } from '#shared/repayment/account-document-kinds.ts'
import type { DeductionRefusal } from '#shared/repayment/deduction.ts'
import type { DisputeOutcome } from '#shared/repayment/dispute-outcomes.ts'
import type { ShopNotice } from '#shared/shops/shop-condition.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'

/**
 * All events that trigger asynchronous work. Secrets in them are encrypted, with the context `event` unless stated
 * otherwise.
 */
export type DomainEvent =
  /** A user needs the link that confirms their address: after the signup, and on each new request. */
  | { name: 'activation-requested'; userId: string; locale: Locale; sealedToken: string }
  /** An activation mail was requested for an account that needs none. */
  | { name: 'needless-activation-requested'; userId: string; locale: Locale }
  | { name: 'password-reset-requested'; userId: string; locale: Locale; sealedToken: string }
  /** The back office created a user, who has to set a password. */
  | { name: 'user-invited'; userId: string; locale: Locale; sealedToken: string }
  /** Sessions opened with older credentials end. */
  | {
      name: 'password-changed'
      userId: string
      credentialsVersion: number
      how: 'reset' | 'updated' | 'initial'
    }
  /** A user has logged in with an unknown browser. */
  | { name: 'new-device-login'; userId: string; ip: string; userAgent: string }
  /**
   * The daily limit of wrong passwords was reached, and login is locked until the next day: for unknown browsers, or
   * for a known one.
   */
  | { name: 'password-locked'; email: string; of: 'strangers' | 'device' }
  /** A user's second factors were changed, a recovery code was used, or the limit of wrong codes was reached. */
  | {
      name: 'factor-news'
      userId: string
      news: FactorActivity
      about: string
      ip: string
      userAgent: string
    }
  | { name: 'email-changed'; userId: string; formerEmail: string }
  | { name: 'phone-changed'; userId: string }
  /** A user lost their number: another user has verified it, or the back office released it. */
  | { name: 'phone-lost'; userId: string; why: 'idle' | 'released' }
  | { name: 'user-blocked'; userId: string; credentialsVersion: number }
  /** The back office reset a user's second factors. */
  | { name: 'factors-reset'; userId: string; credentialsVersion: number }
  /**
   * A user closed the account; `eraseAt` (ISO timestamp, UTC) is when it is erased, later where records must be
   * retained.
   */
  | { name: 'account-closed'; userId: string; credentialsVersion: number; eraseAt: string; isKept: boolean }
  /** The lender replied to a user's correction request. */
  | { name: 'correction-answered'; userId: string; requestId: string }
  /** The user's address was suppressed after a bounce or a complaint. */
  | { name: 'mail-stopped'; userId: string; why: 'bounced' | 'complained' }
  /** A composed mail that waits for the end of the user's quiet hours. */
  | {
      name: 'mail-held'
      userId: string
      companyId: string
      topic: OptionalTopic
      subject: string
      text: string
      html: string
    }
  | { name: 'email-code-requested'; email: string; codeId: string; locale: Locale; sealedCode: string }
  | { name: 'phone-code-requested'; phone: string; codeId: string; locale: Locale; sealedCode: string }
  /** An administrator has invited an address into the company. */
  | {
      name: 'member-invited'
      companyId: string
      email: string
      role: CompanyRole
      invitedBy: string
      locale: Locale
      sealedToken: string
    }
  /**
   * Somebody was invited into a company, requested to join or joined it, or their role has changed. Its administrators
   * are notified, except the person concerned if they are one of its users already.
   */
  | {
      name: 'company-users-changed'
      companyId: string
      news:
        | 'invited'
        | 'invitedByLender'
        | 'asked'
        | 'joined'
        | 'confirmed'
        | 'removed'
        | 'left'
        | 'roleChanged'
      email: string
      role: CompanyRole
      userId?: string
    }
  /**
   * An administrator changed somebody's membership, who is notified, or the user left. Sessions of removed users end.
   */
  | {
      name: 'membership-decided'
      companyId: string
      userId: string
      decision: 'confirmed' | 'rejected' | 'removed' | 'left' | 'madeAdministrator' | 'madeUser'
    }
  /** The import of a shop's sales continues from its current position. */
  | { name: 'shop-reading-due'; companyId: string; shopId: string; step: number }
  /** A shop's sync has failed or recovered, or its sales have become unusual or usual again. */
  | { name: 'shop-condition-changed'; companyId: string; shopId: string; condition: ShopNotice }
  /** The import of a shop's orders has ended, successfully or not. */
  | { name: 'shop-imported'; companyId: string; shopId: string }
  /** A shop was added to or removed from a company: its limits rest on another set of shops. */
  | { name: 'shops-changed'; companyId: string }
  /**
   * A shop was unlinked: its consent is to be revoked at the platform, too. Its tokens are encrypted as the shop's
   * were.
   */
  | {
      name: 'shop-revocation-due'
      companyId: string
      shopId: string
      platform: string
      platformShopId: string
      site?: string
      domain?: string
      sealedTokens: string
    }
  /** The password of a shop account was shown, after the user entered their own. */
  | { name: 'shop-password-shown'; companyId: string; userId: string; login: string }
  /** A payment account is due for a sync. */
  | { name: 'payment-account-due'; companyId: string; platform: string; accountId: string }
  /** The balance of a payment account has become known or unknown. */
  | { name: 'balance-reported'; companyId: string }
  /** The access to a payment account has ended. */
  | {
      name: 'payment-account-stopped'
      companyId: string
      platform: string
      accountId: string
      status: 'unauthorized' | 'expired'
    }
  /** The malware scan did not find an upload clean. */
  | {
      name: 'file-scan-failed'
      companyId: string
      fileId: string
      objectKey: string
      verdict: 'infected' | 'unscannable'
    }
  | { name: 'kyc-submitted'; companyId: string; kycId: string }
  | { name: 'kyc-decided'; companyId: string; kycId: string; decision: 'approved' | 'rejected' | 'returned' }
  | { name: 'signing-initiated'; companyId: string; agreementId: string }
  | {
      name: 'signer-invited'
      companyId: string
      agreementId: string
      signerId: string
      sealedToken: string
      /** Set where the signer was invited before. */
      isReminder?: true
    }
  | {
      name: 'signing-code-requested'
      companyId: string
      agreementId: string
      signerId: string
      codeId: string
      by: IdentificationChannel
      /** The signer's user, where the code is sent to that user's verified number. */
      userId?: string
      sealedCode: string
    }
  /** A user claims to be one of the company's signatories: the code is sent to that person. */
  | {
      name: 'signatory-code-requested'
      companyId: string
      userId: string
      personId: string
      codeId: string
      by: IdentificationChannel
      sealedCode: string
    }
  /** A signer's contact was changed, or another person signs: the previous contact is notified. */
  | {
      name: 'signer-changed'
      companyId: string
      agreementId: string
      signerName: string
      formerEmail: string
    }
  /** A change of a signer's address or number was requested: the person at the current contact can object. */
  | {
      name: 'signer-contact-requested'
      companyId: string
      agreementId: string
      signerId: string
      changeId: string
      sealedToken: string
    }
  /** A reminder after a day. */
  | {
      name: 'signer-contact-due'
      companyId: string
      agreementId: string
      signerId: string
      changeId: string
    }
  | { name: 'signer-contact-objected'; companyId: string; agreementId: string; signerId: string }
  /**
   * A change of a company includes another address or number for a person: the person at the current contact can
   * object.
   */
  | {
      name: 'kyc-contact-requested'
      companyId: string
      kycId: string
      changeId: string
      locale: Locale
      sealedToken: string
    }
  | { name: 'kyc-contact-objected'; companyId: string; kycId: string; changeId: string }
  /** The signing ended without an agreement: the company's administrators are notified. */
  | { name: 'signing-ended'; companyId: string; agreementId: string; how: 'declined' | 'lapsed' }
  /** Everyone has signed. With `awaitsCheck` the lender checks how first; the acknowledgement records the event again. */
  | { name: 'signing-completed'; companyId: string; agreementId: string; awaitsCheck?: true }
  /** Everyone has signed: the document is due for certification, the agreement itself where no companion is named. */
  | { name: 'certification-due'; companyId: string; agreementId: string; companion?: CompanionKind }
  /** The executed document is ready: its signers and the company's administrators get it. */
  | { name: 'agreement-certified'; companyId: string; agreementId: string; companion?: CompanionKind }
  | { name: 'facility-activated'; companyId: string; facilityId: string }
  /** The seller applies again after a rejected application. */
  | { name: 'credit-application-reopened'; companyId: string; productCode: ProductCode }
  /** The first payout, or a change of the shops: the limit is due for a recalculation from newer sales. */
  | { name: 'limit-recalculation-requested'; companyId: string; productCode: ProductCode }
  | {
      name: 'limit-recalculated'
      companyId: string
      facilityId: string
      outcome: RecalculationOutcome
      cause: RecalculationCause
    }
  | { name: 'limit-increase-requested'; companyId: string; facilityId: string; requestId: string }
  | {
      name: 'limit-request-decided'
      companyId: string
      facilityId: string
      requestId: string
      decision: 'offered' | 'approved' | 'rejected' | 'lapsed'
    }
  | { name: 'limit-request-withdrawn'; companyId: string; facilityId: string; requestId: string }
  | { name: 'renewal-requested'; companyId: string; facilityId: string; requestId: string }
  | {
      name: 'renewal-decided'
      companyId: string
      facilityId: string
      requestId: string
      decision: 'approved' | 'rejected'
    }
  | { name: 'renewal-withdrawn'; companyId: string; facilityId: string; requestId: string }
  /** Its review is within days, and no other step is due before. */
  | { name: 'facility-review-soon'; companyId: string; facilityId: string; reviewDate: BusinessDate }
  /** No more drawdowns: until it is renewed, or for good. */
  | { name: 'facility-ended'; companyId: string; facilityId: string; status: 'expired' | 'closed' }
  | { name: 'drawdown-requested'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'drawdown-withdrawn'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'drawdown-awaits-colleague'; companyId: string; facilityId: string; drawdownId: string }
  /** The second administrator confirmed it. */
  | { name: 'drawdown-confirmed'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'drawdown-declined'; companyId: string; facilityId: string; drawdownId: string }
  /** No second administrator confirmed it in time. */
  | { name: 'drawdown-lapsed'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'second-approval-changed'; companyId: string; changedBy: string }
  /** A company introduced or dropped its requirement of a second factor for all its users. */
  | { name: 'factor-requirement-changed'; companyId: string; required: boolean }
  | {
      name: 'payout-account-changed'
      companyId: string
      accountId: string
      version: number
      change: PayoutAccountChange
    }
  | {
      name: 'payout-account-decided'
      companyId: string
      accountId: string
      version: number
      decision: 'verified' | 'refused'
    }
  /** A drawdown was requested of the lender: every administrator is due a notice, whether or not the note can be rendered. */
  | { name: 'drawdown-notice-due'; companyId: string; facilityId: string; drawdownId: string }
  /** The promissory note is among the company's files: the lender can decide. */
  | { name: 'drawdown-note-rendered'; companyId: string; facilityId: string; drawdownId: string }
  | {
      name: 'drawdown-decided'
      companyId: string
      facilityId: string
      drawdownId: string
      decision: 'approved' | 'rejected'
    }
  | { name: 'drawdown-paid-out'; companyId: string; facilityId: string; drawdownId: string }
  /** The bank returned the payout. */
  | { name: 'drawdown-returned'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'charge-raised'; companyId: string; facilityId: string; chargeId: string }
  /** A company requested a statement of its account as a file. */
  | {
      name: 'paper-requested'
      companyId: string
      facilityId: string
      fileId: string
      kind: AccountDocumentKind
      from: BusinessDate
      to: BusinessDate
      locale: Locale
    }
  /** A company requested the report on its shops as a file. */
  | {
      name: 'category-report-requested'
      companyId: string
      productCode: ProductCode
      fileId: string
      day: BusinessDate
      locale: Locale
    }
  /** A reminder some days before a repayment is due. */
  | { name: 'repayment-due-soon'; companyId: string; drawdownId: string; dueDate: BusinessDate }
  /** A reminder on the due date and when overdue. */
  | { name: 'charge-due'; companyId: string; chargeId: string }
  /** The lender charged a fee on a charge order. */
  | { name: 'fee-charged'; companyId: string; chargeId: string; feeCents: Cents }
  /** The payment platform deducted nothing for a charge order: the seller has to transfer it, or it is tried again. */
  | { name: 'deduction-refused'; companyId: string; chargeId: string; refusal: DeductionRefusal }
  /** A seller disputes a charge order: the lender has to reply. */
  | { name: 'charge-disputed'; companyId: string; facilityId: string; chargeId: string }
  | { name: 'dispute-answered'; companyId: string; chargeId: string; outcome: DisputeOutcome }
  | { name: 'payment-reported'; companyId: string; facilityId: string; chargeId: string; paymentId: string }
  | { name: 'payoff-reported'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'repayment-posted'; companyId: string; facilityId: string; chargeId: string; paymentId: string }
  /** The payment bounced: what it had settled is owed again. */
  | { name: 'repayment-reversed'; companyId: string; facilityId: string; chargeId: string; paymentId: string }
  /** The payment never arrived. */
  | { name: 'payment-voided'; companyId: string; facilityId: string; chargeId: string; paymentId: string }
  /** The early settlement bounced: the drawdown continues. */
  | { name: 'payoff-reversed'; companyId: string; facilityId: string; drawdownId: string; paymentId: string }
  /** The early settlement never arrived. Another may have been reported since, so the event carries the amount. */
  | {
      name: 'payoff-voided'
      companyId: string
      facilityId: string
      drawdownId: string
      reportedCents: Cents
      reference: string
    }
  /** The drawdown fell due before the early settlement was posted: it counts as a payment of the charge order. */
  | { name: 'payoff-overtaken'; companyId: string; facilityId: string; chargeId: string; paymentId: string }

export type EventName = DomainEvent['name']
export type EventOf<Name extends EventName> = Extract<DomainEvent, { name: Name }>
