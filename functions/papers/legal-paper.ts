import type { Locale } from '#shared/i18n/locales.ts'

export interface LabelledValue {
  label: string
  value: string
}

/** Figures flush right; a `strong` row is ruled off and larger, `inTranslations` stands below its figures. */
export interface AmountRow extends LabelledValue {
  strong?: true
  inTranslations?: string
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
  /** Drawn side by side, each a share of the largest, from 0 to 1; `ordinary` is where the dashed line runs. */
  | { kind: 'columns'; columns: readonly { label: string; share: number }[]; ordinary?: number }
  /** The first cell of a row names it; the others are figures. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'signatures'; heading: string; note?: string; blocks: readonly SignatureBlock[] }

/** A document before it is laid out on paper: most are such as two parties put their names to. */
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
