import { text } from 'node:stream/consumers'
import { isCompanion, type SignedKind } from '#shared/agreements/agreement-kinds.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { AgreementPart } from './agreement-documents.ts'
import type { Agreement } from './agreements.ts'
import { companyItemKey } from './companies.ts'
import type { FileStore } from './file-store.ts'
import { textsKeyOf } from './files.ts'
import { unpackJson } from './packed-json.ts'
import type { Table } from './table.ts'

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

/** A text stored as an item, from before texts were in the bucket; the oldest ones are not compressed. */
interface StoredText {
  packed?: string
  text?: AgreementText
}

/** The key of a binding text contains no language; the key of the agreement's own text contains no document kind. */
const textKey = (companyId: string, agreementId: string, kind: SignedKind, translation?: Locale) =>
  companyItemKey(
    companyId,
    ['AGREEMENT-TEXT', agreementId, isCompanion(kind) && kind, translation].filter(Boolean).join('#'),
  )

const findStoredText = async (
  table: Table,
  { companyId, agreementId }: Agreement,
  kind: SignedKind,
  translation?: Locale,
): Promise<AgreementText | undefined> => {
  const stored = await table.get<StoredText>(textKey(companyId, agreementId, kind, translation))
  if (!stored?.packed) return stored?.text
  const [unpacked] = unpackJson(stored.packed) as [AgreementText]
  return unpacked
}

/** A document's text in one language; the document itself states which language binds. */
export interface TextInLocale {
  locale: Locale
  text: AgreementText
}

/** The text of a document in a language as its signers read it, or the binding one where there is no translation. */
export const findAgreementText = async (
  { table, files }: { table: Table; files: FileStore },
  agreement: Agreement,
  { kind, document }: AgreementPart,
  wanted: Locale,
): Promise<TextInLocale | undefined> => {
  const binding = agreement.locale
  const languages = wanted === binding ? [binding] : [wanted, binding]
  const find = async (): Promise<Partial<Record<Locale, AgreementText>>> => {
    if (document?.clauses) return JSON.parse(await text(await files.read(textsKeyOf(document.key))))
    const texts = languages.map(async (locale) => [
      locale,
      await findStoredText(table, agreement, kind, locale === binding ? undefined : locale),
    ])
    return Object.fromEntries(await Promise.all(texts))
  }
  const texts = await find()
  return languages.flatMap((locale) => {
    const found = texts[locale]
    return found ? [{ locale, text: found }] : []
  })[0]
}
