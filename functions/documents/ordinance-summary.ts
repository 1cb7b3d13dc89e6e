import type { Locale } from '#shared/i18n/locales.ts'
import { effectiveRateCap, effectiveRateWarning } from '#shared/lending/policy.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { ordinanceSummaryTranslations } from '../translations/load-translations.ts'
import type { Block } from './legal-document.ts'

/**
 * The summary that a borrower must be given with the copy of a loan's note: section 18(1)(b) of the Money Lenders
 * Ordinance.
 */
export const ordinanceSummary = async (locale: Locale): Promise<Block[]> => {
  const { translations } = await ordinanceSummaryTranslations[locale]()
  const values = { cap: effectiveRateCap, warningRate: effectiveRateWarning }
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text: fillPlaceholders(text, values) })
  return [
    { kind: 'heading', text: translations.heading },
    paragraph(translations.opening),
    ...translations.parts.flatMap(({ heading, paragraphs }): Block[] => [
      { kind: 'heading', text: heading },
      ...paragraphs.map(paragraph),
    ]),
  ]
}
