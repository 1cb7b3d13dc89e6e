import type { Locale } from '#shared/i18n/locales.ts'

export interface LabelledValue {
  label: string
  value: string
}

/** Figures flush right; a `strong` row is ruled off and larger, `inWords` stands below its figures. */
export interface AmountRow extends LabelledValue {
  strong?: true
  inWords?: string
}

export interface SignatureBlock {
  party: string
  rows: readonly LabelledValue[]
}

/** One piece of a paper, from top to bottom. */
export type Block =
  | { kind: 'facts'; rows: readonly LabelledValue[] }
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Numbered `1`, its paragraphs `1.1`, `1.2`. */
  | { kind: 'clause'; number: number; heading: string; paragraphs: readonly string[] }
  | { kind: 'amounts'; heading: string; rows: readonly AmountRow[] }
  | { kind: 'warning'; text: string }
  | { kind: 'signatures'; heading: string; note?: string; blocks: readonly SignatureBlock[] }

/** A document that two parties put their names to, before it is laid out on paper. */
export interface LegalPaper {
  locale: Locale
  brandName: string
  title: string
  subtitle: string
  blocks: readonly Block[]
  footer: string
  /** The paper's own instant: with it fixed, the same data gives the same bytes. */
  createdAt: Date
}
