import { isCompanion, type SignedKind } from '#shared/agreements/agreement-kinds.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Agreement } from './agreements.ts'
import { companyPartition } from './companies.ts'
import { packJson, unpackJson } from './packed-json.ts'
import { put, type Table, type Write } from './table.ts'

/** The text of an agreement in reading order, for the PDF and the signing page alike. */
export interface AgreementText {
  title: string
  /** The kind of document, in one line under the title. */
  subtitle: string
  facts: { label: string; value: string }[]
  opening: string[]
  clauses: { heading: string; paragraphs: string[] }[]
  /** The warning prescribed by the licensing conditions. */
  warning: string
  signatures: {
    heading: string
    note: string
    blocks: { party: string; rows: { label: string; value: string }[] }[]
  }
  footer: string
}

/** The binding text has the key without a language; the agreement's own text has the key without a document kind. */
const textKey = (companyId: string, agreementId: string, kind: SignedKind, translation?: Locale) => ({
  pk: companyPartition(companyId),
  sk: ['AGREEMENT-TEXT', agreementId, isCompanion(kind) && kind, translation].filter(Boolean).join('#'),
})

/** A text of 15 KB is packed into a third. */
interface StoredText {
  packed?: string
  /** In place of it, in items from before texts were packed. */
  text?: AgreementText
}

/** Access pattern: the text of an agreement as in its PDF, or a translation of it. */
export const findAgreementText = async (
  table: Table,
  companyId: string,
  agreementId: string,
  kind: SignedKind,
  translation?: Locale,
): Promise<{ text: AgreementText } | undefined> => {
  const stored = await table.get<StoredText>(textKey(companyId, agreementId, kind, translation))
  if (!stored) return undefined
  if (stored.text) return { text: stored.text }
  const [text] = unpackJson(stored.packed ?? '') as [AgreementText]
  return { text }
}

/**
 * Stores the text that signers read, so that later wording cannot replace it: the binding text and, with a language, a
 * translation. A document that is created again before anybody signed replaces the previous one.
 */
export const putAgreementText = (
  table: Table,
  { companyId, agreementId }: Agreement,
  kind: SignedKind,
  text: AgreementText,
  translation?: Locale,
): Write =>
  put<StoredText>(table, {
    ...textKey(companyId, agreementId, kind, translation),
    type: 'agreement-text',
    packed: packJson([text]),
  })
