import { maskEmail } from '#shared/account/mask-email.ts'
import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { drawnSignatureBox } from '#shared/agreements/drawn-signature.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import { groupedCode } from '#shared/agreements/verification-code.ts'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import { onHongKongClock } from '#shared/time/business-date.ts'
import { actsOf } from '../data/agreement-documents.ts'
import type { Agreement, AgreementDocument, Identification, Signature, Signer } from '../data/agreements.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import {
  completionCertificateTranslations,
  facilityAgreementTranslations,
} from '../translations/load-translations.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/completion-certificate.ts'
import { drawQrCode } from './draw-qr-code.ts'
import { openPdf } from './open-pdf.ts'
import { documentColours, page } from './page-layout.ts'
import { createPdfWriter, type PdfWriter, type TextStyle } from './pdf-writer.ts'

/** One signed document, with its signers. */
export type ExecutedDocument = Pick<
  Agreement,
  'companyName' | 'companyNameCn' | 'lenderName' | 'locale' | 'signers' | 'chain'
> & { kind: SignedKind; number: string; document: AgreementDocument; signedAt: string }

/** How the document is verified. */
export interface DocumentCheck {
  code: string
  /** The verification page's address: without the code, and with it. */
  address: string
  addressOfCode: string
}

type Translations = TranslationsOf<typeof source>
type Label = keyof Translations['labels']
type Say = (pick: (translations: Translations) => string, values?: Record<string, string>) => string

const textSize = 9
const labelSize = 8
const labelWidth = 170
const rowPadding = 2.5
const qrSide = 96
const signatureWidth = 120
const between = ' / '
const valueStyle: TextStyle = { size: textSize }
const labelStyle: TextStyle = { size: labelSize, colour: documentColours.quiet }

/** In all three languages, whichever binds: a later reader may know only one of them. */
const inEveryLanguage = async () => {
  const [translations, capacities] = await Promise.all([
    Promise.all(
      locales.map(async (locale) => (await completionCertificateTranslations[locale]()).translations),
    ),
    Promise.all(
      locales.map(async (locale) => (await facilityAgreementTranslations[locale]()).translations.capacities),
    ),
  ])
  const inOrder = (pick: (translations: Translations) => string, values: Record<string, string>) => [
    ...new Set(translations.map((each) => fillPlaceholders(pick(each), values))),
  ]
  const say: Say = (pick, values = {}) => inOrder(pick, values).join(between)
  return {
    say,
    /** Sentences, a line for each language. */
    tell: ((pick, values = {}) => inOrder(pick, values).join('\n')) as Say,
    /** The capacity of a signer for a document: a guarantee is signed by guarantors, in whatever other capacity. */
    capacity: ({ capacity }: Signer, kind: SignedKind) =>
      [...new Set(capacities.map((each) => each[kind === 'guarantee' ? 'guarantor' : capacity]))].join(
        between,
      ),
  }
}

type Speech = Awaited<ReturnType<typeof inEveryLanguage>>

/** "2026-11-03 10:15:00" */
const toSeconds = (instant: Date): string => instant.toISOString().slice(0, 19).replace('T', ' ')

/** In Hong Kong time and UTC: "2026-11-03 10:15:00 HKT · 2026-11-03 02:15:00 UTC". */
const timesOf = (instant: string): string =>
  `${toSeconds(onHongKongClock(new Date(instant)))} HKT · ${toSeconds(new Date(instant))} UTC`

/** How the signer was identified when the document was signed. */
const identification = (identified: Identification | undefined, { say }: Speech): string =>
  identified
    ? [
        `${say(({ by }) => by[identified.by])} → ${identified.to}`,
        ...(identified.idLastFour ? [say(({ idLastFour }) => idLastFour)] : []),
        timesOf(identified.at),
      ].join('\n')
    : say(({ noRecord }) => noRecord)

const languageRead = ({ readIn: locale }: Signature, { say }: Speech): string => {
  return say(({ languages, noRecord }) => (locale ? languages[locale] : noRecord))
}

/** A signer with their actions on the document. */
const signedBy = ({ signers, kind }: ExecutedDocument, index: number) => {
  const signer = signers[index]
  const acts = signer && actsOf(signer, kind)
  if (!signer || !acts?.signature) throw new Error(`signer ${index} has not signed`)
  return { signer, acts, signature: acts.signature }
}

/** The drawn signature: on this document, or on another that was signed before it. */
const drawingOf = (paper: ExecutedDocument, index: number): string | undefined => {
  const { signer, signature } = signedBy(paper, index)
  const { drawn, drawnWith } = signature
  return drawnWith ? actsOf(signer, drawnWith).signature?.drawn : drawn
}

/** One signer's rows, in order. */
const rowsOf = (paper: ExecutedDocument, index: number, speech: Speech): [Label, string][] => {
  const { say } = speech
  const { kind, document, signers, chain } = paper
  const { signer, acts, signature } = signedBy(paper, index)
  const noRecord = say((translations) => translations.noRecord)
  const at = (instant: string | undefined) => (instant ? timesOf(instant) : noRecord)
  const names = [signer.name, ...(signer.nameCn && signer.nameCn !== signer.name ? [signer.nameCn] : [])]
  const place = { index: String(index + 1), count: String(signers.length) }
  return [
    ['agreement', `${say((translations) => translations.kinds[kind])}\n${paper.number}`],
    ['company', [paper.companyName, paper.companyNameCn].filter(Boolean).join('  ')],
    ['signer', `${names.join('  ')}\n${say((translations) => translations.signer, place)}`],
    ['capacity', speech.capacity(signer, kind)],
    ['identity', [maskEmail(signer.email), ...(signer.mobile ? [maskMobile(signer.mobile)] : [])].join('  ')],
    ['identified', identification(signature.identified ?? signer.identified, speech)],
    ['opened', at(signer.openedAt)],
    ['read', at(acts.readAt)],
    ['consented', at(acts.consentedAt)],
    ['signed', timesOf(signature.signedAt)],
    ['typedName', signature.fullName],
    ['network', signature.ip],
    ['browser', signature.userAgent || noRecord],
    ['readIn', languageRead(signature, speech)],
    ['document', document.sha256],
    ['size', say((translations) => translations.size, { bytes: String(document.size) })],
    [
      'chain',
      chain
        ? `${say((translations) => translations.chain, { length: String(chain.length) })}\n${chain.end}`
        : noRecord,
    ],
  ]
}

const drawRow = (sheet: PdfWriter, label: string, value: string): void => {
  const valueWidth = page.contentWidth - labelWidth
  const height =
    Math.max(
      sheet.heightOf(label, labelWidth - 12, labelStyle),
      sheet.heightOf(value, valueWidth, valueStyle),
    ) +
    2 * rowPadding
  sheet.keepTogether(height)
  sheet.rule()
  const y = sheet.y + rowPadding
  sheet.write(label, page.left, y, labelWidth - 12, labelStyle)
  sheet.write(value, page.left + labelWidth, y, valueWidth, valueStyle)
  sheet.y += height
}

/** The drawn signature, next to its label. */
const drawSignature = (sheet: PdfWriter, label: string, path: string): void => {
  const scale = signatureWidth / drawnSignatureBox.width
  const height = drawnSignatureBox.height * scale
  sheet.keepTogether(height + 2 * rowPadding)
  sheet.rule()
  sheet.write(label, page.left, sheet.y + rowPadding, labelWidth - 12, labelStyle)
  sheet.doc
    .save()
    .translate(page.left + labelWidth, sheet.y + rowPadding)
    .scale(scale)
    .path(path)
    .lineWidth(3)
    .lineCap('round')
    .strokeColor(documentColours.text)
    .stroke()
    .restore()
  sheet.y += height + 2 * rowPadding
}

const drawHead = (sheet: PdfWriter, check: DocumentCheck, { say, tell }: Speech): void => {
  const width = page.contentWidth - qrSide - 16
  const top = sheet.y
  const title = say((translations) => translations.title)
  const subtitle = tell((translations) => translations.subtitle)
  const instructions = tell(({ verify }) => verify, { address: check.address })
  const qr = { x: page.left + width + 16, y: top - 8, side: qrSide }
  drawQrCode(sheet.doc, check.addressOfCode, qr)
  // A link for screens; it also identifies an altered file.
  sheet.doc.link(qr.x, qr.y, qr.side, qr.side, check.addressOfCode)
  sheet.flow(title, page.left, width, { size: 12, weight: 'bold' })
  sheet.y += 4
  sheet.flow(subtitle, page.left, width, labelStyle)
  sheet.y += 6
  sheet.flow(groupedCode(check.code), page.left, width, { size: 11, weight: 'bold' })
  sheet.flow(instructions, page.left, width, labelStyle)
  sheet.y = Math.max(sheet.y, top - 8 + qrSide) + 8
}

const drawFooters = (sheet: PdfWriter, footer: string): void => {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(start + index)
    // The footer is in the bottom margin, where text would otherwise begin another page.
    sheet.doc.page.margins.bottom = 0
    sheet.y = page.footer - 8
    sheet.rule()
    sheet.write(footer, page.left, page.footer, page.contentWidth, labelStyle)
  }
}

const drawSigner = (sheet: PdfWriter, paper: ExecutedDocument, index: number, speech: Speech): void => {
  const { say, tell } = speech
  const drawn = drawingOf(paper, index)
  for (const [name, value] of rowsOf(paper, index, speech)) {
    const label = say(({ labels }) => labels[name])
    drawRow(sheet, label, value)
    const labelOfDrawn = say(({ labels }) => labels.drawn)
    if (name === 'typedName' && drawn) drawSignature(sheet, labelOfDrawn, drawn)
  }
  sheet.rule()
  sheet.y += 6
  const certified = tell((translations) => translations.certified)
  sheet.flow(certified, page.left, page.contentWidth, labelStyle)
}

/** The pages appended to an executed agreement: one a signer, with the proof of the signature, in every language. */
export const renderCompletionCertificate = async (
  paper: ExecutedDocument,
  check: DocumentCheck,
): Promise<Uint8Array> => {
  const speech = await inEveryLanguage()
  const title = speech.say((translations) => translations.title)
  const { doc, finish } = openPdf({
    locale: paper.locale,
    title,
    author: paper.lenderName,
    createdAt: new Date(paper.signedAt),
  })
  // The line height of Latin script: labels and values are short.
  const sheet = createPdfWriter(doc, 'en')
  paper.signers.forEach((_, index) => {
    if (index > 0) doc.addPage()
    sheet.y = page.top
    drawHead(sheet, check, speech)
    drawSigner(sheet, paper, index, speech)
  })
  drawFooters(sheet, `${paper.number}  ${title}`)
  return finish()
}

/** The reason of an agreement's certification, in its own language. */
export const certificationReason = async (locale: Locale): Promise<string> =>
  (await completionCertificateTranslations[locale]()).translations.reason
