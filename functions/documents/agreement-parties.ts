import type { SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import { dateText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { AgreementText } from '../data/agreement-texts.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/facility-agreement.ts'
import type { LabelledValue } from './legal-document.ts'

export interface AgreementParties {
  agreementDate: BusinessDate
  lenderName: string
  licenceNumber: string
  lenderAddress?: string
  companyName: string
  /** The registered Chinese name, if there is one. */
  companyNameCn?: string
  companyAddress?: string
  signers: readonly {
    name: string
    nameCn?: string
    capacity: SignerCapacity | 'guarantor'
    address?: string
  }[]
}

type Translations = TranslationsOf<typeof source>

/** The parties of an agreement. */
export const partyFacts = (
  { lenderName, licenceNumber, lenderAddress, companyName, companyNameCn, companyAddress }: AgreementParties,
  { labels }: Translations,
): LabelledValue[] => [
  { label: labels.lender, value: lenderName },
  { label: labels.licence, value: licenceNumber },
  ...(lenderAddress ? [{ label: labels.lenderAddress, value: lenderAddress }] : []),
  { label: labels.borrower, value: companyName },
  ...(companyNameCn ? [{ label: labels.borrowerCn, value: companyNameCn }] : []),
  ...(companyAddress ? [{ label: labels.borrowerAddress, value: companyAddress }] : []),
]

/** The name in both scripts, if there are two. */
export const nameOf = ({ name, nameCn }: { name: string; nameCn?: string }): string =>
  nameCn && nameCn !== name ? `${name}  ${nameCn}` : name

/** The data of a document that is signed together with a facility agreement. */
export interface CompanionData extends AgreementParties {
  /** Of the document itself. */
  number: string
  version: string
  /** Of the facility agreement. */
  agreementNumber: string
  terms: ProductTerms
}

/** The signatures, and the party of each. */
export const signaturesOf = (
  parties: AgreementParties,
  { signatures, capacities }: Translations,
  locale: Locale,
): AgreementText['signatures'] => ({
  heading: signatures.heading,
  note: signatures.note,
  blocks: [
    {
      party: fillPlaceholders(signatures.lender, { lender: parties.lenderName }),
      rows: [
        { label: signatures.labels.licence, value: parties.licenceNumber },
        { label: signatures.labels.issuedOn, value: dateText(parties.agreementDate, locale) },
      ],
    },
    ...parties.signers.map((signer) => ({
      party: fillPlaceholders(signatures.borrower, { borrower: parties.companyName }),
      rows: [
        {
          label: signatures.labels.signer,
          value: nameOf(signer),
        },
        { label: signatures.labels.capacity, value: capacities[signer.capacity] },
        { label: signatures.labels.manner, value: signatures.manner },
      ],
    })),
  ],
})
