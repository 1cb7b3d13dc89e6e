import { contractNameOf } from '#shared/companies/company-name.ts'
import { noteNumber } from '#shared/drawdown/note-number.ts'
import { instantText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { maskName } from '#shared/kyc/mask-kyc.ts'
import { dueDateMayMove } from '#shared/lending/due-dates.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { signersOfDocument } from '../data/agreement-documents.ts'
import { type FacilityAgreement, findAgreementOfProduct } from '../data/agreements.ts'
import { proofOf, recordCertifiedDocument } from '../data/certified-documents.ts'
import { findCompanyOwner } from '../data/company-owner.ts'
import { createDocumentFile, measureDocument, pdfContentType } from '../data/document-files.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { executedKey } from '../data/files.ts'
import { sha256Of } from '../data/sha256.ts'
import { withDefaultTerms } from '../data/with-default-terms.ts'
import type { CertifiedPdf } from '../documents/certify-document.ts'
import type { DrawdownNoteData } from '../documents/drawdown-note.ts'
import { describeLender } from '../documents/lender.ts'
import { storeDocument } from '../documents/store-document.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { registeredAddressOf } from '../kyc/registered-address.ts'
import type { Config } from '../runtime/config.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { drawdownNoteTranslations } from '../translations/load-translations.ts'
import { maskedNumberOf } from './describe-payout-account.ts'

const noteOf = (
  {
    drawdownId,
    requestedAt,
    currency,
    price,
    signerName,
    signerIdentified,
    signedAt,
    payoutAccount,
  }: Drawdown,
  company: { companyName: string; companyAddress: string },
  agreement: FacilityAgreement | undefined,
  config: Config,
): DrawdownNoteData => ({
  noteNumber: noteNumber({ drawdownId, requestedAt }),
  ...company,
  ...describeLender(config),
  currency,
  amountCents: price.amountCents,
  ratePercent: price.ratePercent,
  benchmark: price.benchmark,
  marginPercent: price.marginPercent,
  dayCount: price.dayCountBasis,
  drawdownDate: price.drawdownDate,
  dueDate: price.dueDate,
  ...(agreement && dueDateMayMove(withDefaultTerms(agreement.terms).businessDays, price.dueDate)
    ? { dueDateMayMove: true as const }
    : {}),
  repayment: price.repayment,
  schedule: price.schedule,
  payTo: payoutAccount ? `${payoutAccount.bankName} ${maskedNumberOf(payoutAccount)}` : '—',
  transferReference: transferReference(drawdownId),
  interestCents: price.interestCents,
  feeCents: price.feeCents ?? 0,
  taken: { interestCents: price.upfrontInterestCents ?? 0, feeCents: price.deductionsCents },
  packet: {
    atPayoutCents: packetAtPayout(price),
    asDueCents: (price.packet?.paysCents ?? 0) - packetAtPayout(price),
  },
  totalCents: price.totalCents,
  effectiveRatePercent: price.effectiveRatePercent,
  ...(price.highestRatePercent ? { highestRatePercent: price.highestRatePercent } : {}),
  signerName,
  ...(signerIdentified ? { signerIdentified } : {}),
  signedAt,
  security: agreement?.companions ?? [],
  sureties: agreement ? signersOfDocument(agreement, 'guarantee') : [],
  placeOfNegotiation: 'Hong Kong',
})

/**
 * Certified by the lender; skipped while the environment has no certificate, since the money must not wait for that.
 */
const certifyNote = async (
  document: Uint8Array,
  { signedAt }: Drawdown,
  locale: Locale,
  since: string,
  deps: Deps,
): Promise<CertifiedPdf | undefined> => {
  if (!deps.config.certification) return undefined
  const [{ certifyDocument }, { translations }] = await Promise.all([
    import('../documents/certify-document.ts'),
    drawdownNoteTranslations[locale](),
  ])
  const reason = fillPlaceholders(translations.certified, { at: instantText(signedAt, locale) })
  return certifyDocument({ document, reason, since }, deps)
}

/**
 * Renders the note that the law requires to be signed before the payout, and adds it to the company's files.
 * Idempotent. If a concurrent decision of the lender wins, it is tried again.
 */
export const onDrawdownRequested: Subscriber<'drawdown-requested'> = async (
  { companyId, facilityId, drawdownId },
  deps,
  delivery,
) => {
  const { table, config, clock } = deps
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  if (drawdown.noteFileId || drawdown.status === 'rejected' || drawdown.status === 'withdrawn') return

  const { renderDrawdownNote } = await import('../documents/render-drawdown-note.ts')
  const [{ company, owner }, { sections }, agreement] = await Promise.all([
    findCompanyOwner(table, companyId),
    findCurrentSections(table, companyId),
    findAgreementOfProduct(table, companyId, drawdown.productCode),
  ])
  const borrower = {
    companyName: contractNameOf(company) ?? '',
    companyAddress: '',
    ...registeredAddressOf(sections),
  }
  const note = await renderDrawdownNote(noteOf(drawdown, borrower, agreement, config), owner.locale)
  const certified = await certifyNote(note, drawdown, owner.locale, delivery.at, deps)
  const pdf = certified?.pdf ?? note
  const fileId = `note-${drawdownId}`
  const sha256 = sha256Of(pdf)
  const objectKey = executedKey(companyId, fileId, sha256)
  await storeDocument(deps, objectKey, pdf, pdfContentType)

  const { currency, price } = drawdown
  const {
    translations: { title },
  } = await drawdownNoteTranslations[owner.locale]()
  const now = clock()
  const written = await table.transact<string>({
    done: delivery.done,
    drawdown: replaceDrawdown(table, { ...drawdown, noteFileId: fileId }),
    file: createDocumentFile(
      table,
      {
        companyId,
        fileId,
        fileName: `${title} ${currency} ${decimalFromCents(price.amountCents)} ${price.drawdownDate}.pdf`,
        kind: 'drawdown_note',
        objectKey,
        ...measureDocument(pdf),
      },
      now.toISOString(),
    ),
    ...(certified
      ? recordCertifiedDocument(table, {
          kind: 'drawdown_note',
          number: drawdownId,
          agreementDate: drawdown.price.drawdownDate,
          completedAt: drawdown.signedAt,
          certifiedAt: now.toISOString(),
          signers: [
            {
              nameMasked: maskName(drawdown.signerName),
              signedAt: drawdown.signedAt,
              ...proofOf(drawdown.signerIdentified),
            },
          ],
          companyMasked: maskName(borrower.companyName),
          documentSha256: sha256Of(note),
          documentSize: note.byteLength,
          certifiedSha256: certified.sha256,
          certificateFingerprint: certified.certificateFingerprint,
          timeStamped: certified.timeStamped,
        })
      : {}),
    event: recordEvent(
      table,
      { name: 'drawdown-note-rendered', companyId, facilityId, drawdownId },
      `drawdown-note-rendered:${drawdownId}`,
      now,
    ),
  })
  if (!written.ok && !written.failed.includes('done'))
    throw new Error(`the note of drawdown ${drawdownId} could not be filed: ${written.failed.join(', ')}`)
}
