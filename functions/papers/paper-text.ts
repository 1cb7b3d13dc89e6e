import type { Locale } from '#shared/i18n/locales.ts'
import { type SignedPaper, signersOfPaper } from '../data/agreement-papers.ts'
import type { Agreement, AgreementText } from '../data/agreements.ts'
import { addendumText } from './addendum.ts'
import { facilityAgreementText } from './facility-agreement.ts'
import { guaranteeText } from './guarantee.ts'
import { increaseText } from './increase.ts'
import { receivablesPurchaseText } from './receivables-purchase.ts'

/** The text of one of an agreement's documents, in one language, with its signers. */
export const paperText = (
  agreement: Agreement,
  { kind, number, version }: SignedPaper,
  locale: Locale,
): Promise<AgreementText> => {
  const signers = signersOfPaper(agreement, kind)
  if (agreement.kind === 'addendum') return addendumText({ ...agreement, signers }, locale)
  if (agreement.kind === 'increase') return increaseText({ ...agreement, signers }, locale)
  const data = { ...agreement, signers, number, version }
  if (kind === 'rpa') return receivablesPurchaseText(data, locale)
  if (kind === 'guarantee') return guaranteeText(data, locale)
  return facilityAgreementText(data, locale)
}
