import type { AgreementText } from '../data/agreement-texts.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'

interface DocumentTranslations {
  title: string
  subtitle: string
  opening: readonly string[]
  clauses: readonly { heading: string; paragraphs: readonly string[] }[]
  footer: string
}

/** A document's text with `values` filled in; `places` are separate paragraphs, by placeholder. */
export const fillDocumentText = (
  { title, subtitle, opening, clauses, footer }: DocumentTranslations,
  values: Record<string, string>,
  places: Readonly<Record<string, readonly string[]>> = {},
): Pick<AgreementText, 'title' | 'subtitle' | 'opening' | 'clauses' | 'footer'> => {
  const say = (text: string): string => fillPlaceholders(text, values)
  return {
    title,
    subtitle,
    opening: opening.map(say),
    clauses: clauses.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.flatMap((text) => places[text] ?? [say(text)]),
    })),
    footer: say(footer),
  }
}
