import type { Locale } from '#shared/i18n/locales.ts'
import type { AgreementText } from '../data/agreement-texts.ts'
import { renderLegalDocument } from './render-legal-document.ts'

/** The parts of an agreement in its document, other than its text. */
interface Rendered {
  lenderName: string
  /** ISO timestamp, UTC; the document's own date, so that rendering twice gives the same bytes. */
  createdAt: string
}

/** An agreement's text as a PDF. */
export const renderAgreement = (
  text: AgreementText,
  { lenderName, createdAt }: Rendered,
  locale: Locale,
): Promise<Uint8Array> =>
  renderLegalDocument({
    locale,
    brandName: lenderName,
    title: text.title,
    subtitle: text.subtitle,
    footer: text.footer,
    createdAt: new Date(createdAt),
    blocks: [
      { kind: 'facts', rows: text.facts },
      ...text.opening.map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
      { kind: 'warning', text: text.warning },
      ...text.clauses.map(
        ({ heading, paragraphs }, index) =>
          ({ kind: 'clause', number: index + 1, heading, paragraphs }) as const,
      ),
      { kind: 'signatures', ...text.signatures },
    ],
  })
