import type { AgreementStatus, SignStatus } from '#shared/agreements/sign-status.ts'
import type { SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { companyPartition } from './companies.ts'
import { create, type Item, replace, type Table, type Write } from './table.ts'

/** The evidence of one signature. */
export interface Signature {
  /** As typed. */
  fullName: string
  /** ISO timestamp, UTC. */
  signedAt: string
  ip: string
  /** The browser, as it named itself. */
  userAgent: string
  /** Of the PDF that was signed, in hexadecimal. */
  documentSha256: string
}

export interface Signer {
  signerId: string
  name: string
  nameCn?: string
  email: string
  capacity: SignerCapacity
  status: SignStatus
  /** When a link was last made for the signer; absent until the paper is there. */
  invitedAt?: string
  signature?: Signature
}

/** An agreement in words, in the order in which it is read: on paper and on the signing page alike. */
export interface AgreementText {
  title: string
  /** What kind of paper this is, in one line under the title. */
  subtitle: string
  facts: { label: string; value: string }[]
  opening: string[]
  clauses: { heading: string; paragraphs: string[] }[]
  /** The warning that the licensing conditions prescribe. */
  warning: string
  signatures: {
    heading: string
    note: string
    blocks: { party: string; rows: { label: string; value: string }[] }[]
  }
  footer: string
}

/** A facility agreement between the lender and a company, with the terms that it was made on. */
export interface Agreement {
  agreementId: string
  agreementNumber: string
  agreementVersion: string
  /** Business date. */
  agreementDate: string
  companyId: string
  productCode: ProductCode
  locale: Locale
  status: AgreementStatus
  lenderName: string
  licenceNumber: string
  companyName: string
  companyNameCn?: string
  terms: ProductTerms
  signers: readonly Signer[]
  createdAt: string
  /** The PDF in the bucket; absent while it is being rendered. */
  document?: { key: string; sha256: string; size: number; crc32: string }
  /** When the last signer signed. */
  signedAt?: string
  version: number
}

const prefix = 'AGREEMENT#'
const key = (companyId: string, agreementId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${agreementId}`,
})
const textKey = (companyId: string, agreementId: string) => ({
  pk: companyPartition(companyId),
  sk: `AGREEMENT-TEXT#${agreementId}`,
})

/** Access pattern: a company's agreement by id. */
export const findAgreement = (
  table: Table,
  companyId: string,
  agreementId: string,
): Promise<Item<Agreement> | undefined> => table.get<Agreement>(key(companyId, agreementId))

/** Access pattern: the newest agreement of a company on a product. A company has but a few. */
export const findAgreementOfProduct = async (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<Agreement | undefined> => {
  let newest: Agreement | undefined
  for await (const agreement of table.all<Agreement>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    if (agreement.productCode === productCode && agreement.createdAt >= (newest?.createdAt ?? ''))
      newest = agreement
  return newest
}

/** Creates (version 0) or replaces an agreement. */
export const replaceAgreement = (table: Table, agreement: Agreement): Write =>
  replace<Agreement>(table, {
    ...key(agreement.companyId, agreement.agreementId),
    type: 'agreement',
    ...agreement,
  })

/** Access pattern: the words of an agreement, as its PDF has them. */
export const findAgreementText = (
  table: Table,
  companyId: string,
  agreementId: string,
): Promise<{ text: AgreementText } | undefined> =>
  table.get<{ text: AgreementText }>(textKey(companyId, agreementId))

/** Keeps the words that the signers read, so that no later wording can stand in for them. */
export const createAgreementText = (
  table: Table,
  { companyId, agreementId }: Agreement,
  text: AgreementText,
): Write => create(table, { ...textKey(companyId, agreementId), type: 'agreement-text', text })
