import type { Locale } from '#shared/i18n/locales.ts'
import type { TranslationsOf } from './translations-type.ts'
import type * as account from './zh-CN/account.ts'
import type * as addendum from './zh-CN/addendum.ts'
import type * as agreements from './zh-CN/agreements.ts'
import type * as businessReport from './zh-CN/business-report.ts'
import type * as certifiedCopy from './zh-CN/certified-copy.ts'
import type * as companies from './zh-CN/companies.ts'
import type * as completionCertificate from './zh-CN/completion-certificate.ts'
import type * as papers from './zh-CN/documents.ts'
import type * as drawdownNote from './zh-CN/drawdown-note.ts'
import type * as facilityAgreement from './zh-CN/facility-agreement.ts'
import type * as factors from './zh-CN/factors.ts'
import type * as guarantee from './zh-CN/guarantee.ts'
import type * as increase from './zh-CN/increase.ts'
import type * as mails from './zh-CN/mails.ts'
import type * as notificationKinds from './zh-CN/notification-kinds.ts'
import type * as notifications from './zh-CN/notifications.ts'
import type * as ordinanceSummary from './zh-CN/ordinance-summary.ts'
import type * as overdueLetter from './zh-CN/overdue-letter.ts'
import type * as paymentPlan from './zh-CN/payment-plan.ts'
import type * as privacy from './zh-CN/privacy.ts'
import type * as receivablesPurchase from './zh-CN/receivables-purchase.ts'
import type * as statement from './zh-CN/statement.ts'

/**
 * Loads an area's translations in a language. Each area has its own constant, so that a bundle contains only its
 * Lambda's translations; each language is a chunk, so that a call loads only the one it needs.
 */
type Loaders<Source> = Readonly<Record<Locale, () => Promise<TranslationsOf<Source>>>>

/** Mails and SMS of account. */
export const accountTranslations: Loaders<typeof account> = {
  'zh-CN': () => import('./zh-CN/account.ts'),
  'zh-TW': () => import('./zh-TW/account.ts'),
  en: () => import('./en/account.ts'),
}

/** Mails about a user's own data. */
export const privacyTranslations: Loaders<typeof privacy> = {
  'zh-CN': () => import('./zh-CN/privacy.ts'),
  'zh-TW': () => import('./zh-TW/privacy.ts'),
  en: () => import('./en/privacy.ts'),
}

/** Mails of second factors. */
export const factorsTranslations: Loaders<typeof factors> = {
  'zh-CN': () => import('./zh-CN/factors.ts'),
  'zh-TW': () => import('./zh-TW/factors.ts'),
  en: () => import('./en/factors.ts'),
}

/** Mails of agreements. */
export const agreementsTranslations: Loaders<typeof agreements> = {
  'zh-CN': () => import('./zh-CN/agreements.ts'),
  'zh-TW': () => import('./zh-TW/agreements.ts'),
  en: () => import('./en/agreements.ts'),
}

/** Mails of companies. */
export const companiesTranslations: Loaders<typeof companies> = {
  'zh-CN': () => import('./zh-CN/companies.ts'),
  'zh-TW': () => import('./zh-TW/companies.ts'),
  en: () => import('./en/companies.ts'),
}

/** The document for a higher limit. */
export const increaseTranslations: Loaders<typeof increase> = {
  'zh-CN': () => import('./zh-CN/increase.ts'),
  'zh-TW': () => import('./zh-TW/increase.ts'),
  en: () => import('./en/increase.ts'),
}

export const paymentPlanTranslations: Loaders<typeof paymentPlan> = {
  'zh-CN': () => import('./zh-CN/payment-plan.ts'),
  'zh-TW': () => import('./zh-TW/payment-plan.ts'),
  en: () => import('./en/payment-plan.ts'),
}

/** Texts common to all mails. */
export const mailsTranslations: Loaders<typeof mails> = {
  'zh-CN': () => import('./zh-CN/mails.ts'),
  'zh-TW': () => import('./zh-TW/mails.ts'),
  en: () => import('./en/mails.ts'),
}

/** Each kind of notification: its text in the portal, and its mail. */
export const notificationKindsTranslations: Loaders<typeof notificationKinds> = {
  'zh-CN': () => import('./zh-CN/notification-kinds.ts'),
  'zh-TW': () => import('./zh-TW/notification-kinds.ts'),
  en: () => import('./en/notification-kinds.ts'),
}

export const notificationsTranslations: Loaders<typeof notifications> = {
  'zh-CN': () => import('./zh-CN/notifications.ts'),
  'zh-TW': () => import('./zh-TW/notifications.ts'),
  en: () => import('./en/notifications.ts'),
}

/** Shared by all documents. */
export const documentsTranslations: Loaders<typeof papers> = {
  'zh-CN': () => import('./zh-CN/documents.ts'),
  'zh-TW': () => import('./zh-TW/documents.ts'),
  en: () => import('./en/documents.ts'),
}

export const drawdownNoteTranslations: Loaders<typeof drawdownNote> = {
  'zh-CN': () => import('./zh-CN/drawdown-note.ts'),
  'zh-TW': () => import('./zh-TW/drawdown-note.ts'),
  en: () => import('./en/drawdown-note.ts'),
}

/** The summary of the Money Lenders Ordinance that goes with a note. */
export const ordinanceSummaryTranslations: Loaders<typeof ordinanceSummary> = {
  'zh-CN': () => import('./zh-CN/ordinance-summary.ts'),
  'zh-TW': () => import('./zh-TW/ordinance-summary.ts'),
  en: () => import('./en/ordinance-summary.ts'),
}

export const facilityAgreementTranslations: Loaders<typeof facilityAgreement> = {
  'zh-CN': () => import('./zh-CN/facility-agreement.ts'),
  'zh-TW': () => import('./zh-TW/facility-agreement.ts'),
  en: () => import('./en/facility-agreement.ts'),
}

export const addendumTranslations: Loaders<typeof addendum> = {
  'zh-CN': () => import('./zh-CN/addendum.ts'),
  'zh-TW': () => import('./zh-TW/addendum.ts'),
  en: () => import('./en/addendum.ts'),
}

export const receivablesPurchaseTranslations: Loaders<typeof receivablesPurchase> = {
  'zh-CN': () => import('./zh-CN/receivables-purchase.ts'),
  'zh-TW': () => import('./zh-TW/receivables-purchase.ts'),
  en: () => import('./en/receivables-purchase.ts'),
}

export const guaranteeTranslations: Loaders<typeof guarantee> = {
  'zh-CN': () => import('./zh-CN/guarantee.ts'),
  'zh-TW': () => import('./zh-TW/guarantee.ts'),
  en: () => import('./en/guarantee.ts'),
}

export const overdueLetterTranslations: Loaders<typeof overdueLetter> = {
  'zh-CN': () => import('./zh-CN/overdue-letter.ts'),
  'zh-TW': () => import('./zh-TW/overdue-letter.ts'),
  en: () => import('./en/overdue-letter.ts'),
}

export const statementTranslations: Loaders<typeof statement> = {
  'zh-CN': () => import('./zh-CN/statement.ts'),
  'zh-TW': () => import('./zh-TW/statement.ts'),
  en: () => import('./en/statement.ts'),
}

/** The mail that brings the certified copy of an agreement. */
export const certifiedCopyTranslations: Loaders<typeof certifiedCopy> = {
  'zh-CN': () => import('./zh-CN/certified-copy.ts'),
  'zh-TW': () => import('./zh-TW/certified-copy.ts'),
  en: () => import('./en/certified-copy.ts'),
}

export const completionCertificateTranslations: Loaders<typeof completionCertificate> = {
  'zh-CN': () => import('./zh-CN/completion-certificate.ts'),
  'zh-TW': () => import('./zh-TW/completion-certificate.ts'),
  en: () => import('./en/completion-certificate.ts'),
}

/** The report on a company's own shops, as a document. */
export const businessReportTranslations: Loaders<typeof businessReport> = {
  'zh-CN': () => import('./zh-CN/business-report.ts'),
  'zh-TW': () => import('./zh-TW/business-report.ts'),
  en: () => import('./en/business-report.ts'),
}
