import * as z from 'zod/mini'
import { factorActivity } from '#shared/account/security-activity.ts'
import { companionKinds } from '#shared/agreements/agreement-kinds.ts'
import { identificationChannels } from '#shared/agreements/sign-status.ts'
import { companyRoles } from '#shared/companies/company-roles.ts'
import { recalculationCauses, recalculationOutcomes } from '#shared/credit/recalculation-outcomes.ts'
import { payoutAccountChanges } from '#shared/drawdown/payout-account.ts'
import { dispositions, rejectionCauses } from '#shared/drawdown/payout-rejection.ts'
import { locales } from '#shared/i18n/locales.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import { notificationSchema } from '#shared/notifications/notification.schema.ts'
import { optionalTopics } from '#shared/notifications/topics.ts'
import { accountDocumentKinds } from '#shared/repayment/account-document-kinds.ts'
import { deductionRefusals } from '#shared/repayment/deduction.ts'
import { disputeDecisions } from '#shared/repayment/dispute-outcomes.ts'
import { shopNotices } from '#shared/shops/shop-condition.ts'

const text = z.string()
const locale = z.enum(locales)

/**
 * All events that trigger asynchronous work, by name. Secrets in them are encrypted, with the context `event` unless
 * stated otherwise. A stored event is parsed when it is delivered: a field that is added later is optional, so that the
 * events of the version before are understood.
 */
export const eventSchemas = {
  /** A notification that carries all of its facts, see `notify`. */
  'notification-due': notificationSchema,
  /** A user needs the link that confirms their address: after the signup, and on each new request. */
  'activation-requested': z.object({ userId: text, locale, sealedToken: text }),
  /** An activation mail was requested for an account that needs none. */
  'needless-activation-requested': z.object({ userId: text, locale }),
  'password-reset-requested': z.object({ userId: text, locale, sealedToken: text }),
  /** The back office created a user, who has to set a password. */
  'user-invited': z.object({ userId: text, locale, sealedToken: text }),
  /** Sessions opened with older credentials end. */
  'password-changed': z.object({
    userId: text,
    credentialsVersion: z.number(),
    how: z.enum(['reset', 'updated', 'initial']),
  }),
  /** A user has logged in with an unknown browser. */
  'new-device-login': z.object({ userId: text, ip: text, userAgent: text }),
  /**
   * The daily limit of wrong passwords was reached, and login is locked until the next day: for unknown browsers, or
   * for a known one.
   */
  'password-locked': z.object({ email: text, of: z.enum(['strangers', 'device']) }),
  /** A user's second factors were changed, a recovery code was used, or the limit of wrong codes was reached. */
  'factor-news': z.object({
    userId: text,
    news: z.enum(factorActivity),
    about: text,
    ip: text,
    userAgent: text,
  }),
  'email-changed': z.object({ userId: text, formerEmail: text }),
  'phone-changed': z.object({ userId: text }),
  /** A user lost their number: another user has verified it, or the back office released it. */
  'phone-lost': z.object({ userId: text, why: z.enum(['idle', 'released']) }),
  'user-blocked': z.object({ userId: text, credentialsVersion: z.number() }),
  /** The back office reset a user's second factors. */
  'factors-reset': z.object({ userId: text, credentialsVersion: z.number() }),
  /**
   * A user closed the account; `eraseAt` (ISO timestamp, UTC) is when it is erased, later where records must be
   * retained.
   */
  'account-closed': z.object({
    userId: text,
    credentialsVersion: z.number(),
    eraseAt: text,
    isKept: z.boolean(),
  }),
  /** The lender replied to a user's correction request. */
  'correction-answered': z.object({ userId: text, requestId: text }),
  /** The user's address was suppressed after a bounce or a complaint. */
  'mail-stopped': z.object({ userId: text, why: z.enum(['bounced', 'complained']) }),
  /** A composed mail that waits for the end of the user's quiet hours. */
  'mail-held': z.object({
    userId: text,
    companyId: text,
    topic: z.enum(optionalTopics),
    subject: text,
    text: text,
    html: text,
  }),
  'email-code-requested': z.object({ email: text, codeId: text, locale, sealedCode: text }),
  'phone-code-requested': z.object({ phone: text, codeId: text, locale, sealedCode: text }),
  /** An administrator has invited an address into the company. */
  'member-invited': z.object({
    companyId: text,
    email: text,
    role: z.enum(companyRoles),
    invitedBy: text,
    locale,
    sealedToken: text,
  }),
  /**
   * Somebody was invited into a company, requested to join or joined it, or their role has changed. Its administrators
   * are notified, except the person concerned if they are one of its users already.
   */
  'company-users-changed': z.object({
    companyId: text,
    news: z.enum([
      'invited',
      'invitedByLender',
      'asked',
      'joined',
      'confirmed',
      'removed',
      'left',
      'roleChanged',
    ]),
    email: text,
    role: z.enum(companyRoles),
    userId: z.exactOptional(text),
  }),
  /**
   * An administrator changed somebody's membership, who is notified, or the user left. Sessions of removed users end.
   */
  'membership-decided': z.object({
    companyId: text,
    userId: text,
    decision: z.enum(['confirmed', 'rejected', 'removed', 'left', 'madeAdministrator', 'madeUser']),
  }),
  /** The import of a shop's sales continues from its current position. */
  'shop-reading-due': z.object({ companyId: text, shopId: text, step: z.number() }),
  /** A shop's sync has failed or recovered, or its sales have become unusual or usual again. */
  'shop-condition-changed': z.object({ companyId: text, shopId: text, condition: z.enum(shopNotices) }),
  /** The import of a shop's orders has ended, successfully or not. */
  'shop-imported': z.object({ companyId: text, shopId: text }),
  /** A shop's latest orders are to be examined for inflated sales. */
  'shop-examination-due': z.object({ companyId: text, shopId: text, authorisationId: text }),
  /** A shop was added to or removed from a company: its limits rest on another set of shops. */
  'shops-changed': z.object({ companyId: text }),
  /** Orders were uploaded for a shop that no connector reads, or such a shop was removed. */
  'uploads-changed': z.object({ companyId: text }),
  /**
   * A shop was unlinked: its consent is to be revoked at the platform, too. `sealedTokens` is encrypted with the
   * context of the shop's tokens, and empty if a shared authorisation has the tokens.
   */
  'shop-revocation-due': z.object({
    companyId: text,
    shopId: text,
    platform: text,
    platformShopId: text,
    site: z.exactOptional(text),
    domain: z.exactOptional(text),
    sealedTokens: text,
    sharedBy: z.exactOptional(text),
    authorisationId: z.exactOptional(text),
    seller: z.exactOptional(z.record(z.string(), z.string())),
  }),
  /** An authorisation of several shops is to end, if no shop was linked by it. */
  'shared-authorisation-unused': z.object({ companyId: text, authorisationId: text }),
  /** The password of a shop account was shown, after the user entered their own. */
  'shop-password-shown': z.object({ companyId: text, userId: text, login: text }),
  /** The payment accounts' balances began or ceased to bound what can be drawn of a facility. Amounts in cents. */
  'drawable-amount-changed': z.object({
    companyId: text,
    facilityId: text,
    formerCents: z.int(),
    cents: z.int(),
  }),
  /** The lender set how much of a facility can be drawn: its watermark or its frozen limit. Amounts in cents. */
  'drawable-amount-set': z.object({
    companyId: text,
    facilityId: text,
    formerCents: z.int(),
    cents: z.int(),
  }),
  /** A payment account is due for a sync. */
  'payment-account-due': z.object({ companyId: text, platform: text, accountId: text }),
  'payment-account-revocation-due': z.object({
    companyId: text,
    platform: text,
    accountId: text,
    sealedTokens: text,
  }),
  /** The balance of a payment account has become known or unknown. */
  'balance-reported': z.object({ companyId: text }),
  /** The access to a payment account has ended. */
  'payment-account-stopped': z.object({
    companyId: text,
    platform: text,
    accountId: text,
    status: z.enum(['unauthorized', 'expired']),
  }),
  /** The malware scan did not find an upload clean. */
  'file-scan-failed': z.object({
    companyId: text,
    fileId: text,
    objectKey: text,
    verdict: z.enum(['infected', 'unscannable']),
  }),
  'kyc-submitted': z.object({ companyId: text, kycId: text }),
  /** A company's names are to be searched in the sanctions lists. */
  'screening-due': z.object({ companyId: text }),
  /** A company's customer risk rating is to be computed again. */
  'risk-rating-due': z.object({ companyId: text }),
  /** Money of a bank line was booked to a company, as the part of the line with this index. */
  'receipt-booked': z.object({ companyId: text, lineId: text, part: z.int() }),
  'kyc-decided': z.object({
    companyId: text,
    kycId: text,
    decision: z.enum(['approved', 'rejected', 'returned']),
  }),
  'signing-initiated': z.object({ companyId: text, agreementId: text }),
  'signer-invited': z.object({
    companyId: text,
    agreementId: text,
    signerId: text,
    sealedToken: text,
    /** Set where the signer was invited before. */
    isReminder: z.exactOptional(z.literal(true)),
  }),
  'signing-code-requested': z.object({
    companyId: text,
    agreementId: text,
    signerId: text,
    codeId: text,
    by: z.enum(identificationChannels),
    /** The signer's user, where the code is sent to that user's verified number. */
    userId: z.exactOptional(text),
    sealedCode: text,
  }),
  /** A user claims to be one of the company's signatories: the code is sent to that person. */
  'signatory-code-requested': z.object({
    companyId: text,
    userId: text,
    personId: text,
    codeId: text,
    by: z.enum(identificationChannels),
    sealedCode: text,
  }),
  /** A signer's contact was changed, or another person signs: the previous contact is notified. */
  'signer-changed': z.object({ companyId: text, agreementId: text, signerName: text, formerEmail: text }),
  /** A change of a signer's address or number was requested: the person at the current contact can object. */
  'signer-contact-requested': z.object({
    companyId: text,
    agreementId: text,
    signerId: text,
    changeId: text,
    sealedToken: text,
  }),
  /**
   * A day after a signer's new contact was requested: it takes effect if the lender released it and nobody objected.
   */
  'signer-contact-due': z.object({ companyId: text, agreementId: text, signerId: text, changeId: text }),
  'signer-contact-objected': z.object({ companyId: text, agreementId: text, signerId: text }),
  /**
   * A change of a company includes another address or number for a person: the person at the current contact can
   * object.
   */
  'kyc-contact-requested': z.object({
    companyId: text,
    kycId: text,
    changeId: text,
    locale,
    sealedToken: text,
  }),
  'kyc-contact-objected': z.object({ companyId: text, kycId: text, changeId: text }),
  /** The signing ended without an agreement: the company's administrators are notified. */
  'signing-ended': z.object({ companyId: text, agreementId: text, how: z.enum(['declined', 'lapsed']) }),
  /** Everyone has signed. With `awaitsCheck` the lender checks how first; the acknowledgement records the event again. */
  'signing-completed': z.object({
    companyId: text,
    agreementId: text,
    awaitsCheck: z.exactOptional(z.literal(true)),
  }),
  /** Everyone has signed: the document is due for certification, the agreement itself where no companion is named. */
  'certification-due': z.object({
    companyId: text,
    agreementId: text,
    companion: z.exactOptional(z.enum(companionKinds)),
  }),
  /** The executed document is ready: its signers and the company's administrators get it. */
  'agreement-certified': z.object({
    companyId: text,
    agreementId: text,
    companion: z.exactOptional(z.enum(companionKinds)),
  }),
  'facility-activated': z.object({ companyId: text, facilityId: text }),
  /** The seller applies again after a rejected application. */
  'credit-application-reopened': z.object({ companyId: text, productCode: z.enum(productCodes) }),
  /** The first payout, or a change of the shops: the limit is due for a recalculation from newer sales. */
  'limit-recalculation-requested': z.object({ companyId: text, productCode: z.enum(productCodes) }),
  'limit-recalculated': z.object({
    companyId: text,
    facilityId: text,
    outcome: z.enum(recalculationOutcomes),
    cause: z.enum(recalculationCauses),
    /** The limit before and after, and the one that the sales support; absent from earlier events. */
    formerCents: z.exactOptional(z.int()),
    limitCents: z.exactOptional(z.int()),
    supportedCents: z.exactOptional(z.int()),
  }),
  'limit-increase-requested': z.object({ companyId: text, facilityId: text, requestId: text }),
  'limit-request-decided': z.object({
    companyId: text,
    facilityId: text,
    requestId: text,
    decision: z.enum(['offered', 'approved', 'rejected', 'lapsed']),
    /** The limit before and after; absent from earlier events. */
    formerCents: z.exactOptional(z.int()),
    limitCents: z.exactOptional(z.int()),
  }),
  'limit-request-withdrawn': z.object({ companyId: text, facilityId: text, requestId: text }),
  'renewal-requested': z.object({ companyId: text, facilityId: text, requestId: text }),
  'renewal-decided': z.object({
    companyId: text,
    facilityId: text,
    requestId: text,
    decision: z.enum(['approved', 'rejected']),
    /** The limit before; absent from earlier events. */
    formerCents: z.exactOptional(z.int()),
  }),
  'renewal-withdrawn': z.object({ companyId: text, facilityId: text, requestId: text }),
  /** A reminder some days before a facility's review. */
  'facility-review-soon': z.object({ companyId: text, facilityId: text, reviewDate: text }),
  /** A facility allows no more drawdowns: until it is renewed, or for good. */
  'facility-ended': z.object({ companyId: text, facilityId: text, status: z.enum(['expired', 'closed']) }),
  'drawdown-requested': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  'drawdown-withdrawn': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  'drawdown-awaits-colleague': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  /** The second administrator confirmed it. */
  'drawdown-confirmed': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  'drawdown-declined': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  /** No second administrator confirmed it in time. */
  'drawdown-lapsed': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  'second-approval-changed': z.object({ companyId: text, changedBy: text }),
  /** A company introduced or dropped its requirement of a second factor for all its users. */
  'factor-requirement-changed': z.object({ companyId: text, required: z.boolean() }),
  'payout-account-changed': z.object({
    companyId: text,
    accountId: text,
    version: z.number(),
    change: z.enum(payoutAccountChanges),
  }),
  'payout-account-decided': z.object({
    companyId: text,
    accountId: text,
    version: z.number(),
    decision: z.enum(['verified', 'refused']),
  }),
  /** A drawdown was requested of the lender: every administrator is due a notice, whether or not the note can be rendered. */
  'drawdown-notice-due': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  /** The promissory note is among the company's files: the lender can decide. */
  'drawdown-note-rendered': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  'drawdown-decided': z.object({
    companyId: text,
    facilityId: text,
    drawdownId: text,
    decision: z.enum(['approved', 'rejected']),
  }),
  'drawdown-paid-out': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  /** The bank returned the payout. */
  'drawdown-returned': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  /** The bank rejected the payout or returned it, and two people recorded that. */
  'payout-rejected': z.object({
    companyId: text,
    facilityId: text,
    drawdownId: text,
    disposition: z.enum(dispositions),
    cause: z.enum(rejectionCauses),
  }),
  /** A charge order was raised. Its total is absent from earlier events. */
  'charge-raised': z.object({
    companyId: text,
    facilityId: text,
    chargeId: text,
    totalCents: z.exactOptional(z.int()),
  }),
  /** A company requested a statement of its account as a file. */
  'paper-requested': z.object({
    companyId: text,
    facilityId: text,
    fileId: text,
    kind: z.enum(accountDocumentKinds),
    from: text,
    to: text,
    locale,
  }),
  /** A company requested the report on its shops as a file. */
  'category-report-requested': z.object({
    companyId: text,
    productCode: z.enum(productCodes),
    fileId: text,
    day: text,
    locale,
  }),
  /** A reminder some days before a repayment is due. */
  'repayment-due-soon': z.object({ companyId: text, drawdownId: text, dueDate: text }),
  /** A reminder on the due date and when overdue. */
  'charge-due': z.object({ companyId: text, chargeId: text }),
  /** The lender charged a fee on a charge order. */
  'fee-charged': z.object({ companyId: text, chargeId: text, feeCents: z.int() }),
  /** The payment platform deducted nothing for a charge order: the seller has to transfer it, or it is tried again. */
  'deduction-refused': z.object({ companyId: text, chargeId: text, refusal: z.enum(deductionRefusals) }),
  /** A seller disputes a charge order: the lender has to reply. */
  'charge-disputed': z.object({ companyId: text, facilityId: text, chargeId: text }),
  /** A seller withdrew a dispute: its charge order is collected again. */
  'dispute-withdrawn': z.object({ companyId: text, chargeId: text }),
  'dispute-answered': z.object({ companyId: text, chargeId: text, outcome: z.enum(disputeDecisions) }),
  'payment-reported': z.object({ companyId: text, facilityId: text, chargeId: text, paymentId: text }),
  'payoff-reported': z.object({ companyId: text, facilityId: text, drawdownId: text }),
  'repayment-posted': z.object({ companyId: text, facilityId: text, chargeId: text, paymentId: text }),
  /** The payment bounced: what it had settled is owed again. */
  'repayment-reversed': z.object({ companyId: text, facilityId: text, chargeId: text, paymentId: text }),
  /** The payment never arrived. */
  'payment-voided': z.object({ companyId: text, facilityId: text, chargeId: text, paymentId: text }),
  /** The early settlement bounced: the drawdown continues. */
  'payoff-reversed': z.object({ companyId: text, facilityId: text, drawdownId: text, paymentId: text }),
  /** The early settlement never arrived. Another may have been reported since, so the event carries the amount. */
  'payoff-voided': z.object({
    companyId: text,
    facilityId: text,
    drawdownId: text,
    reportedCents: z.int(),
    reference: text,
  }),
  /** The drawdown fell due before the early settlement was posted: it counts as a payment of the charge order. */
  'payoff-overtaken': z.object({ companyId: text, facilityId: text, chargeId: text, paymentId: text }),
  /** Two people of the lender approved a payment plan, which the company may sign. */
  'payment-plan-offered': z.object({ companyId: text, facilityId: text, planId: text }),
  /** Everyone has signed it: it is in force. */
  'payment-plan-started': z.object({ companyId: text, facilityId: text, planId: text }),
  /** A reminder before an instalment is due, on its date and when it is late. */
  'payment-plan-due': z.object({ companyId: text, planId: text, dueDate: text }),
  'payment-plan-ended': z.object({
    companyId: text,
    facilityId: text,
    planId: text,
    how: z.enum(['kept', 'broken', 'ended', 'withdrawn', 'lapsed']),
  }),
  /** A change takes several transactions, which are to be committed in their order. */
  'transactions-prepared': z.object({ facilityId: text, changeId: text }),
} as const

export type EventName = keyof typeof eventSchemas
export type EventOf<Name extends EventName> = { name: Name } & z.infer<(typeof eventSchemas)[Name]>
export type DomainEvent = { [Name in EventName]: EventOf<Name> }[EventName]
