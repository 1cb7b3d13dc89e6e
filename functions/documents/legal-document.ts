import type { Locale } from '#shared/i18n/locales.ts'

export interface LabelledValue {
  label: string
  value: string
}

/** Figures are flush right; a `strong` row is ruled off and larger, `inTranslations` is below its figures. */
export interface AmountRow extends LabelledValue {
  strong?: true
  inTranslations?: string
}

export interface SignatureBlock {
  party: string
  rows: readonly LabelledValue[]
}

/** One element of a document, from top to bottom. */
export type Block =
  | { kind: 'facts'; rows: readonly LabelledValue[] }
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Numbered `1`, its paragraphs `1.1`, `1.2`. */
  | { kind: 'clause'; number: number; heading: string; paragraphs: readonly string[] }
  | { kind: 'amounts'; heading: string; rows: readonly AmountRow[] }
  | { kind: 'warning'; text: string }
  /** Drawn side by side, each a share of the largest, from 0 to 1; `ordinary` is the height of the dashed line. */
  | { kind: 'columns'; columns: readonly { label: string; share: number }[]; ordinary?: number }
  /** The first cell of a row is its name; the others are figures. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'signatures'; heading: string; note?: string; blocks: readonly SignatureBlock[] }

/** A document before its layout: most are signed by two parties. */
export interface LegalDocument {
  locale: Locale
  brandName: string
  title: string
  subtitle: string
  blocks: readonly Block[]
  footer: string
  /** The document's own time: with it fixed, the same data gives the same bytes. */
  createdAt: Date
}
