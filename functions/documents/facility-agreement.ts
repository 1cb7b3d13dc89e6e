import { linkHours, signingDays } from '#shared/agreements/signing-times.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { effectiveRateCap, effectiveRateWarning } from '#shared/lending/policy.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { AgreementText } from '../data/agreements.ts'
import { completeTerms } from '../data/facilities.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { dateText, figures } from '../translations/format.ts'
import { facilityAgreementTranslations } from '../translations/load-translations.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { words as source } from '../translations/zh-CN/facility-agreement.ts'
import { type AgreementParties, partyFacts, signaturesOf } from './agreement-parties.ts'
import { agreementVersion } from './agreement-version.ts'
import { earlyFeeParagraphs, feeParagraphs, feeSummary } from './fee-clause.ts'
import { fillDocumentText } from './fill-document-text.ts'
import { repaymentParagraphs, repaymentSummary } from './repayment-clause.ts'

type Words = TranslationsOf<typeof source>

export interface FacilityAgreementData extends AgreementParties {
  agreementNumber: string
  agreementVersion: string
  terms: ProductTerms
}

const currencyClause = ({ currencyRule: rule }: ProductTerms, { currencyClause: words }: Words): string =>
  rule.from === 'shops' ? words.shops : fillPlaceholders(words.product, { currency: rule.currency })

const minimumInterest = (
  { minimumInterestDays: days }: ProductTerms,
  { minimumInterest: words }: Words,
): string => (days === 0 ? words.none : fillPlaceholders(words.some, { days: String(days) }))

const overdueInterest = (
  { overdueInterest: isCharged, graceDays, overdueMultiplier }: ProductTerms,
  { overdueInterest: words }: Words,
): string =>
  isCharged
    ? fillPlaceholders(words.charged, { graceDays: String(graceDays), overdueMultiplier })
    : words.none

const passThroughFee = (
  { maxPassThroughFeeCents: cents }: ProductTerms,
  { passThroughFee: words }: Words,
): string => (cents === 0 ? words.none : fillPlaceholders(words.some, { maxPassThroughFee: figures(cents) }))

/** The values of the placeholders in the agreement's text. */
const valuesOf = ({ terms, ...data }: FacilityAgreementData, words: Words): Record<string, string> => ({
  lender: data.lenderName,
  licence: data.licenceNumber,
  borrower: data.companyName,
  version: data.agreementVersion,
  cap: effectiveRateCap,
  warningRate: effectiveRateWarning,
  benchmarkName: terms.benchmark,
  benchmark: fillPlaceholders(words.benchmark, { benchmarkName: terms.benchmark }),
  margin: terms.marginPercent,
  limitCap: figures(terms.limitCapCents),
  reviewMonths: String(terms.reviewMonths),
  minimumDrawdown: figures(terms.minimumDrawdownCents),
  dayCount: words.dayCounts[terms.dayCountBasis],
  currencyClause: currencyClause(terms, words),
  minimumInterest: minimumInterest(terms, words),
  allocationOrder: terms.allocationOrder.map((kind) => words.dues[kind]).join(words.duesSeparator),
  allocationPriority: words.allocationPriorities[terms.allocationPriority],
  overdueInterest: overdueInterest(terms, words),
  passThroughFee: passThroughFee(terms, words),
  structure: words.structures[terms.structure].clause,
  linkHours: String(linkHours),
  signingDays: String(signingDays),
})

/** Conditional paragraphs by the terms, by placeholder. */
const placesOf = (terms: ProductTerms, words: Words): Record<string, string[]> => ({
  '{repayment}': repaymentParagraphs(terms, words.repayment, effectiveRateCap),
  '{fees}': feeParagraphs(terms, words.fees),
  '{earlyFees}': earlyFeeParagraphs(terms, words.fees),
})

/** The agreement's text in one language. Throws unless this is the requested version of the text. */
export const facilityAgreementText = async (
  { terms, ...made }: FacilityAgreementData,
  locale: Locale,
): Promise<AgreementText> => {
  const data = { ...made, terms: completeTerms(terms) }
  if (data.agreementVersion !== agreementVersion)
    throw new Error(`no words for version ${data.agreementVersion} of the facility agreement`)
  const { words } = await facilityAgreementTranslations[locale]()
  const values = valuesOf(data, words)
  const say = (text: string): string => fillPlaceholders(text, values)
  const { labels } = words
  return {
    ...fillDocumentText(words, values, placesOf(data.terms, words)),
    facts: [
      { label: labels.agreementNumber, value: data.agreementNumber },
      { label: labels.date, value: dateText(data.agreementDate, locale) },
      ...partyFacts(data, words),
      { label: labels.structure, value: words.structures[data.terms.structure].name },
      { label: labels.rate, value: say(words.values.rate) },
      { label: labels.fees, value: feeSummary(data.terms, words.fees) },
      { label: labels.repayment, value: repaymentSummary(data.terms, words.repayment) },
      { label: labels.cap, value: say(words.values.cap) },
    ],
    warning: words.warning,
    signatures: signaturesOf(data, words, locale),
  }
}
