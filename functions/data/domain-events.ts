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
import type { DeductionRefusal } from '#shared/repayment/deduction.ts'
import type { DisputeOutcome } from '#shared/repayment/dispute-outcomes.ts'
import type { PaperKind } from '#shared/repayment/paper-kinds.ts'
import type { ShopNotice } from '#shared/shops/shop-condition.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'

/**
 * Everything that sets work in motion besides the answer to its cause. Secrets in it are sealed, for the
 * context `event` where nothing else is said.
 */
export type DomainEvent =
  /** A user needs the link that confirms their address: after the signup, and whenever they ask again. */
  | { name: 'activation-requested'; userId: string; locale: Locale; sealedToken: string }
  /** Somebody asked for the activation mail of an account that needs none. */
  | { name: 'needless-activation-requested'; userId: string; locale: Locale }
  | { name: 'password-reset-requested'; userId: string; locale: Locale; sealedToken: string }
  /** The lender's side made a user, who is to set a password. */
  | { name: 'user-invited'; userId: string; locale: Locale; sealedToken: string }
  /** Sessions that were opened with older credentials end. */
  | {
      name: 'password-changed'
      userId: string
      credentialsVersion: number
      how: 'reset' | 'updated' | 'initial'
    }
  /** A user has logged in with a browser that was not known to be theirs. */
  | { name: 'new-device-login'; userId: string; ip: string; userAgent: string }
  /** So many passwords were wrong that none is compared until the next day: of strangers, or in a known browser. */
  | { name: 'password-locked'; email: string; of: 'strangers' | 'device' }
  /** A user's second factors were changed, a recovery code was used, or wrong codes were too many. */
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
  /** A user's number is somebody else's now: it was proven by them, or the lender released it. */
  | { name: 'phone-lost'; userId: string; why: 'idle' | 'released' }
  | { name: 'user-blocked'; userId: string; credentialsVersion: number }
  /** The lender took a user's second factors away. */
  | { name: 'factors-reset'; userId: string; credentialsVersion: number }
  /** A user closed the account; `eraseAt` (ISO timestamp, UTC) is when it is erased, later where records have to be kept. */
  | { name: 'account-closed'; userId: string; credentialsVersion: number; eraseAt: string; isKept: boolean }
  /** The lender has answered what a user asked to have corrected. */
  | { name: 'correction-answered'; userId: string; requestId: string }
  /** Mails to the user's address stopped: they came back, or were complained of. */
  | { name: 'mail-stopped'; userId: string; why: 'bounced' | 'complained' }
  /** A mail that can wait until the user's quiet hours are over, composed already. */
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
   * Somebody was invited into a company, has asked to join it or has come, or what they are in it has changed: its
   * administrators are told, but for the one whom it is about, where that is one of its users already.
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
  /** An administrator has decided what somebody is in the company, who is told, or the user has left it. Sessions of who was removed or left end. */
  | {
      name: 'membership-decided'
      companyId: string
      userId: string
      decision: 'confirmed' | 'rejected' | 'removed' | 'left' | 'madeAdministrator' | 'madeUser'
    }
  /** The sales of a shop are to be read on from where its reading stands. */
  | { name: 'shop-reading-due'; companyId: string; shopId: string; step: number }
  /** A shop can no longer be read, or can again; or what it sells has become unusual, or is usual again. */
  | { name: 'shop-condition-changed'; companyId: string; shopId: string; condition: ShopNotice }
  /** The import of a shop's orders has ended, well or not. */
  | { name: 'shop-imported'; companyId: string; shopId: string }
  /** A shop is a company's no more, or has become so: its limits no longer rest on the shops that it has. */
  | { name: 'shops-changed'; companyId: string }
  /** A shop was unlinked: its consent is to end at the platform, too. Its tokens are sealed as the shop's were. */
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
  /** Somebody has looked at the password of a shop account, after giving their own. */
  | { name: 'shop-password-shown'; companyId: string; userId: string; login: string }
  /** A payment account is to be read. */
  | { name: 'payment-account-due'; companyId: string; platform: string; accountId: string }
  /** What a payment account holds has come to be known, or is known no more. */
  | { name: 'balance-reported'; companyId: string }
  /** A payment account may be read no more. */
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
      /** The signer was invited before. */
      isReminder?: true
    }
  | {
      name: 'signing-code-requested'
      companyId: string
      agreementId: string
      signerId: string
      codeId: string
      by: IdentificationChannel
      /** The user who the signer is, where the code goes to the number that they have proven. */
      userId?: string
      sealedCode: string
    }
  /** A user says to be one of those who sign for the company: the code goes to that person. */
  | {
      name: 'signatory-code-requested'
      companyId: string
      userId: string
      personId: string
      codeId: string
      by: IdentificationChannel
      sealedCode: string
    }
  /** A signer is written to elsewhere, or somebody else signs: who was written to before is told. */
  | {
      name: 'signer-changed'
      companyId: string
      agreementId: string
      signerName: string
      formerEmail: string
    }
  /** Another address or number is asked for a signer: whoever is reached by the former one can object. */
  | {
      name: 'signer-contact-requested'
      companyId: string
      agreementId: string
      signerId: string
      changeId: string
      sealedToken: string
    }
  /** It has waited for a day. */
  | {
      name: 'signer-contact-due'
      companyId: string
      agreementId: string
      signerId: string
      changeId: string
    }
  | { name: 'signer-contact-objected'; companyId: string; agreementId: string; signerId: string }
  /** A change of a company gives somebody another address or number: whoever is reached by the former one can object. */
  | {
      name: 'kyc-contact-requested'
      companyId: string
      kycId: string
      changeId: string
      locale: Locale
      sealedToken: string
    }
  | { name: 'kyc-contact-objected'; companyId: string; kycId: string; changeId: string }
  /** It came to nothing: the company's administrators are told. */
  | { name: 'signing-ended'; companyId: string; agreementId: string; how: 'declined' | 'lapsed' }
  | { name: 'signing-completed'; companyId: string; agreementId: string }
  /** Everyone has signed: the paper is to be certified, the agreement's own where no companion is named. */
  | { name: 'certification-due'; companyId: string; agreementId: string; companion?: CompanionKind }
  /** The executed paper is there: its signers and the company's administrators get it. */
  | { name: 'agreement-certified'; companyId: string; agreementId: string; companion?: CompanionKind }
  | { name: 'facility-activated'; companyId: string; facilityId: string }
  /** The seller asks for a limit again that was not granted. */
  | { name: 'credit-application-reopened'; companyId: string; productCode: ProductCode }
  /** The first payout, or a change of the shops: the limit is to be computed from newer sales. */
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
  /** Its review is within days, and nothing else is to be done before. */
  | { name: 'facility-review-soon'; companyId: string; facilityId: string; reviewDate: BusinessDate }
  /** It can be drawn from no more: until it is renewed, or for good. */
  | { name: 'facility-ended'; companyId: string; facilityId: string; status: 'expired' | 'closed' }
  | { name: 'drawdown-requested'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'drawdown-withdrawn'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'drawdown-awaits-colleague'; companyId: string; facilityId: string; drawdownId: string }
  /** The second administrator agreed to it. */
  | { name: 'drawdown-confirmed'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'drawdown-declined'; companyId: string; facilityId: string; drawdownId: string }
  /** No second administrator confirmed it in time. */
  | { name: 'drawdown-lapsed'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'second-approval-changed'; companyId: string; changedBy: string }
  /** A company wants a second factor of everyone who acts for it, or no longer does. */
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
  | { name: 'drawdown-note-rendered'; companyId: string; facilityId: string; drawdownId: string }
  | {
      name: 'drawdown-decided'
      companyId: string
      facilityId: string
      drawdownId: string
      decision: 'approved' | 'rejected'
    }
  | { name: 'drawdown-paid-out'; companyId: string; facilityId: string; drawdownId: string }
  /** The bank returned its money. */
  | { name: 'drawdown-returned'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'charge-raised'; companyId: string; facilityId: string; chargeId: string }
  /** A company wants a paper about its account as a file. */
  | {
      name: 'paper-requested'
      companyId: string
      facilityId: string
      fileId: string
      kind: PaperKind
      from: BusinessDate
      to: BusinessDate
      locale: Locale
    }
  /** A company wants the report on its shops as a file. */
  | {
      name: 'category-report-requested'
      companyId: string
      productCode: ProductCode
      fileId: string
      day: BusinessDate
      locale: Locale
    }
  /** What is to be repaid in a few days is to be brought to mind. */
  | { name: 'repayment-due-soon'; companyId: string; drawdownId: string; dueDate: BusinessDate }
  /** What is due today or overdue is to be brought to mind. */
  | { name: 'charge-due'; companyId: string; chargeId: string }
  /** The lender charged a fee on a charge order. */
  | { name: 'fee-charged'; companyId: string; chargeId: string; feeCents: Cents }
  /** The payment platform deducted nothing for a charge order: it is to be transferred, or tried again. */
  | { name: 'deduction-refused'; companyId: string; chargeId: string; refusal: DeductionRefusal }
  /** A seller says that a charge order is wrong: the lender answers. */
  | { name: 'charge-disputed'; companyId: string; facilityId: string; chargeId: string }
  | { name: 'dispute-answered'; companyId: string; chargeId: string; outcome: DisputeOutcome }
  | { name: 'payment-reported'; companyId: string; facilityId: string; chargeId: string; paymentId: string }
  | { name: 'payoff-reported'; companyId: string; facilityId: string; drawdownId: string }
  | { name: 'repayment-posted'; companyId: string; facilityId: string; chargeId: string; paymentId: string }
  /** It bounced: what it had settled is owed again. */
  | { name: 'repayment-reversed'; companyId: string; facilityId: string; chargeId: string; paymentId: string }
  /** It never arrived. */
  | { name: 'payment-voided'; companyId: string; facilityId: string; chargeId: string; paymentId: string }
  /** The early settlement bounced: the drawdown runs on. */
  | { name: 'payoff-reversed'; companyId: string; facilityId: string; drawdownId: string; paymentId: string }
  /** The early settlement never arrived. Another may be reported since, and so the event carries the amount. */
  | {
      name: 'payoff-voided'
      companyId: string
      facilityId: string
      drawdownId: string
      reportedCents: Cents
      reference: string
    }
  /** The drawdown fell due before the early settlement was posted: it is a payment for the charge order now. */
  | { name: 'payoff-overtaken'; companyId: string; facilityId: string; chargeId: string; paymentId: string }

export type EventName = DomainEvent['name']
export type EventOf<Name extends EventName> = Extract<DomainEvent, { name: Name }>
