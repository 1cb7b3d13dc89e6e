import type { SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { facilityAgreementEn } from './words/facility-agreement-en.ts'
import { facilityAgreementZhCn } from './words/facility-agreement-zh-cn.ts'
import { facilityAgreementZhTw } from './words/facility-agreement-zh-tw.ts'

/** Of the words below. An agreement keeps the version that its signers read; other words need another version. */
export const agreementVersion = '2026.1'

export interface FacilityAgreementData {
  agreementNumber: string
  agreementVersion: string
  agreementDate: BusinessDate
  /** ISO timestamp, UTC; the document's own date, so that rendering twice gives the same bytes. */
  createdAt: string
  lenderName: string
  licenceNumber: string
  companyName: string
  /** The registered Chinese name, where there is one. */
  companyNameCn?: string
  terms: ProductTerms
  signers: readonly { name: string; nameCn?: string; capacity: SignerCapacity }[]
}

/** An agreement in words, in the order in which it is read: on paper and on the signing page alike. */
export interface FacilityAgreementText {
  title: string
  /** What kind of document this is, in one line under the title. */
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

const words: Record<Locale, (data: FacilityAgreementData) => FacilityAgreementText> = {
  'zh-CN': facilityAgreementZhCn,
  'zh-TW': facilityAgreementZhTw,
  en: facilityAgreementEn,
}

/** The agreement's words in one language. Throws where these are not the words of the version asked for. */
export const facilityAgreementText = (data: FacilityAgreementData, locale: Locale): FacilityAgreementText => {
  if (data.agreementVersion !== agreementVersion)
    throw new Error(`no words for version ${data.agreementVersion} of the facility agreement`)
  return words[locale](data)
}
