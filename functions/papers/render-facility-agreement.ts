import type { Locale } from '#shared/i18n/locales.ts'
import { type FacilityAgreementData, facilityAgreementText } from './facility-agreement.ts'
import { renderLegalPaper } from './render-legal-paper.ts'

/** The facility agreement as a PDF. Throws where there are no words for the version asked for. */
export const renderFacilityAgreement = async (
  data: FacilityAgreementData,
  locale: Locale,
): Promise<Uint8Array> => {
  const text = await facilityAgreementText(data, locale)
  return renderLegalPaper({
    locale,
    brandName: data.lenderName,
    title: text.title,
    subtitle: text.subtitle,
    footer: text.footer,
    createdAt: new Date(data.createdAt),
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
}
