import type { Locale } from '#shared/i18n/locales.ts'
import { type AgreementPart, signersOfDocument } from '../data/agreement-documents.ts'
import type { AgreementText } from '../data/agreement-texts.ts'
import type { Agreement } from '../data/agreements.ts'
import { addendumText } from './addendum.ts'
import { facilityAgreementText } from './facility-agreement.ts'
import { guaranteeText } from './guarantee.ts'
import { increaseText } from './increase.ts'
import { paymentPlanText } from './payment-plan.ts'
import { receivablesPurchaseText } from './receivables-purchase.ts'

/** The text of one of an agreement's documents, in one language, with its signers. */
export const documentText = (
  agreement: Agreement,
  { kind, number, version }: AgreementPart,
  locale: Locale,
): Promise<AgreementText> => {
  const signers = signersOfDocument(agreement, kind)
  if (agreement.kind === 'addendum') return addendumText({ ...agreement, signers }, locale)
  if (agreement.kind === 'increase') return increaseText({ ...agreement, signers }, locale)
  if (agreement.kind === 'plan') return paymentPlanText({ ...agreement, signers }, locale)
  const data = { ...agreement, signers, number, version }
  if (kind === 'rpa') return receivablesPurchaseText(data, locale)
  if (kind === 'guarantee') return guaranteeText(data, locale)
  return facilityAgreementText(data, locale)
}
