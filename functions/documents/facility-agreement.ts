import { linkHours, signingDays } from '#shared/agreements/signing-times.ts'
import { dateText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { byDefaultCharge } from '#shared/lending/default-charges.ts'
import { effectiveRateCap, effectiveRateWarning } from '#shared/lending/policy.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { figures } from '#shared/money/money-text.ts'
import type { AgreementText } from '../data/agreement-texts.ts'
import { withDefaultTerms } from '../data/with-default-terms.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { facilityAgreementTranslations } from '../translations/load-translations.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/facility-agreement.ts'
import { type AgreementParties, partyFacts, signaturesOf } from './agreement-parties.ts'
import { agreementVersion } from './agreement-version.ts'
import { benchmarkParagraphs, rateSummary } from './benchmark-clause.ts'
import { earlyFeeParagraphs, feeParagraphs, feeSummary } from './fee-clause.ts'
import { fillDocumentText } from './fill-document-text.ts'
import { repaymentParagraphs, repaymentSummary } from './repayment-clause.ts'

type Translations = TranslationsOf<typeof source>

export interface FacilityAgreementData extends AgreementParties {
  agreementNumber: string
  agreementVersion: string
  terms: ProductTerms
}

const currencyClause = (
  { currencyRule: rule }: ProductTerms,
  { currencyClause: translations }: Translations,
): string =>
  rule.from === 'shops'
    ? translations.shops
    : fillPlaceholders(translations.product, { currency: rule.currency })

const minimumInterest = (
  { minimumInterestDays: days }: ProductTerms,
  { minimumInterest: translations }: Translations,
): string => (days === 0 ? translations.none : fillPlaceholders(translations.some, { days: String(days) }))

const overdueInterest = (
  { overdueInterest: isCharged, graceDays, graceDayType, overdueMultiplier }: ProductTerms,
  { overdueInterest: translations, grace }: Translations,
): string =>
  isCharged
    ? fillPlaceholders(translations.charged, {
        grace: fillPlaceholders(grace[graceDayType], { days: String(graceDays) }),
        overdueMultiplier,
      })
    : translations.none

const passThroughFee = (
  { maxPassThroughFeeCents: cents, defaultChargeCents: ceilings }: ProductTerms,
  { passThroughFee: translations }: Translations,
): string => {
  if (cents === 0) return translations.none
  const amounts = byDefaultCharge((kind) => figures(ceilings[kind]))
  return fillPlaceholders(translations.some, {
    ...amounts,
    maxPassThroughFee: figures(cents),
    lateCharge:
      ceilings.latePayment === 0
        ? translations.noLateCharge
        : fillPlaceholders(translations.lateCharge, amounts),
  })
}

/** The values of the placeholders in the agreement's text. */
const valuesOf = (
  { terms, ...data }: FacilityAgreementData,
  translations: Translations,
): Record<string, string> => ({
  lender: data.lenderName,
  licence: data.licenceNumber,
  borrower: data.companyName,
  version: data.agreementVersion,
  cap: effectiveRateCap,
  warningRate: effectiveRateWarning,
  margin: terms.marginPercent,
  limitCap: figures(terms.limitCapCents),
  reviewMonths: String(terms.reviewMonths),
  minimumDrawdown: figures(terms.minimumDrawdownCents),
  currencyClause: currencyClause(terms, translations),
  minimumInterest: minimumInterest(terms, translations),
  allocationOrder: terms.allocationOrder
    .map((kind) => translations.dues[kind])
    .join(translations.duesSeparator),
  allocationPriority: translations.allocationPriorities[terms.allocationPriority],
  overdueInterest: overdueInterest(terms, translations),
  passThroughFee: passThroughFee(terms, translations),
  structure: translations.structures[terms.structure].clause,
  linkHours: String(linkHours),
  signingDays: String(signingDays),
})

/** Conditional paragraphs by the terms, by placeholder. */
const placesOf = (terms: ProductTerms, translations: Translations): Record<string, string[]> => ({
  '{benchmarks}': benchmarkParagraphs(terms, translations),
  '{repayment}': repaymentParagraphs(terms, translations.repayment, effectiveRateCap),
  '{fees}': feeParagraphs(terms, translations.fees),
  '{earlyFees}': earlyFeeParagraphs(terms, translations.fees),
})

/** The agreement's text in one language. Throws unless this is the requested version of the text. */
export const facilityAgreementText = async (
  { terms, ...made }: FacilityAgreementData,
  locale: Locale,
): Promise<AgreementText> => {
  const data = { ...made, terms: withDefaultTerms(terms) }
  if (data.agreementVersion !== agreementVersion)
    throw new Error(`no translations for version ${data.agreementVersion} of the facility agreement`)
  const { translations } = await facilityAgreementTranslations[locale]()
  const values = valuesOf(data, translations)
  const say = (text: string): string => fillPlaceholders(text, values)
  const { labels } = translations
  return {
    ...fillDocumentText(translations, values, placesOf(data.terms, translations)),
    facts: [
      { label: labels.agreementNumber, value: data.agreementNumber },
      { label: labels.date, value: dateText(data.agreementDate, locale) },
      ...partyFacts(data, translations),
      { label: labels.structure, value: translations.structures[data.terms.structure].name },
      { label: labels.rate, value: rateSummary(data.terms) },
      { label: labels.fees, value: feeSummary(data.terms, translations.fees) },
      { label: labels.repayment, value: repaymentSummary(data.terms, translations.repayment) },
      { label: labels.cap, value: say(translations.values.cap) },
    ],
    warning: translations.warning,
    signatures: signaturesOf(data, translations, locale),
  }
}
