import type { SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { effectiveRateCap, effectiveRateWarning } from '#shared/lending/policy.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { AgreementText } from '../data/agreements.ts'
import { fillPlaceholders } from '../words/fill-placeholders.ts'
import { dateText, figures } from '../words/format.ts'
import { facilityAgreementWords } from '../words/load-words.ts'
import type { WordsOf } from '../words/words-of.ts'
import type { words as source } from '../words/zh-CN/facility-agreement.ts'
import { agreementVersion } from './agreement-version.ts'
import { repaymentParagraphs, repaymentSummary } from './repayment-clause.ts'

type Words = WordsOf<typeof source>

export interface FacilityAgreementData {
  agreementNumber: string
  agreementVersion: string
  agreementDate: BusinessDate
  /** ISO timestamp, UTC; the paper's own date, so that rendering twice gives the same bytes. */
  createdAt: string
  lenderName: string
  licenceNumber: string
  companyName: string
  /** The registered Chinese name, where there is one. */
  companyNameCn?: string
  terms: ProductTerms
  signers: readonly { name: string; nameCn?: string; capacity: SignerCapacity }[]
}

const currencyClause = ({ currencyRule: rule }: ProductTerms, { currencyClause: words }: Words): string =>
  rule.from === 'shops' ? words.shops : fillPlaceholders(words.product, { currency: rule.currency })

const minimumInterest = (
  { minimumInterestDays: days }: ProductTerms,
  { minimumInterest: words }: Words,
): string => (days === 0 ? words.none : fillPlaceholders(words.some, { days: String(days) }))

/** What the placeholders of the agreement's words stand for. */
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
  graceDays: String(terms.graceDays),
  overdueMultiplier: terms.overdueMultiplier,
})

/** Stands where the terms of repayment go, which are paragraphs of their own. */
const repaymentPlace = '{repayment}'

/** The agreement's words in one language. Throws where these are not the words of the version asked for. */
export const facilityAgreementText = async (
  data: FacilityAgreementData,
  locale: Locale,
): Promise<AgreementText> => {
  if (data.agreementVersion !== agreementVersion)
    throw new Error(`no words for version ${data.agreementVersion} of the facility agreement`)
  const { words } = await facilityAgreementWords[locale]()
  const values = valuesOf(data, words)
  const say = (text: string): string => fillPlaceholders(text, values)
  const { labels, signatures } = words
  const date = dateText(data.agreementDate, locale)
  return {
    title: words.title,
    subtitle: words.subtitle,
    facts: [
      { label: labels.agreementNumber, value: data.agreementNumber },
      { label: labels.date, value: date },
      { label: labels.lender, value: data.lenderName },
      { label: labels.licence, value: data.licenceNumber },
      { label: labels.borrower, value: data.companyName },
      ...(data.companyNameCn ? [{ label: labels.borrowerCn, value: data.companyNameCn }] : []),
      { label: labels.rate, value: say(words.values.rate) },
      { label: labels.repayment, value: repaymentSummary(data.terms, words.repayment) },
      { label: labels.cap, value: say(words.values.cap) },
    ],
    opening: words.opening.map(say),
    clauses: words.clauses.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.flatMap((text: string) =>
        text === repaymentPlace
          ? repaymentParagraphs(data.terms, words.repayment, effectiveRateCap)
          : [say(text)],
      ),
    })),
    warning: words.warning,
    signatures: {
      heading: signatures.heading,
      note: signatures.note,
      blocks: [
        {
          party: say(signatures.lender),
          rows: [
            { label: signatures.labels.licence, value: data.licenceNumber },
            { label: signatures.labels.issuedOn, value: date },
          ],
        },
        ...data.signers.map(({ name, nameCn, capacity }) => ({
          party: say(signatures.borrower),
          rows: [
            {
              label: signatures.labels.signer,
              value: nameCn && nameCn !== name ? `${name}  ${nameCn}` : name,
            },
            { label: signatures.labels.capacity, value: words.capacities[capacity] },
            { label: signatures.labels.manner, value: signatures.manner },
          ],
        })),
      ],
    },
    footer: say(words.footer),
  }
}
