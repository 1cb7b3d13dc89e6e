import type { AgreementText } from '../data/agreements.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'

interface PaperTranslations {
  title: string
  subtitle: string
  opening: readonly string[]
  clauses: readonly { heading: string; paragraphs: readonly string[] }[]
  footer: string
}

/** A document's text with `values` filled in; `places` are separate paragraphs, by placeholder. */
export const sayTranslations = (
  { title, subtitle, opening, clauses, footer }: PaperTranslations,
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
