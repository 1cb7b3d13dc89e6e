import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentOption, Tenor } from '#shared/lending/repayment-options.ts'
import { figures } from '#shared/money/money-text.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/facility-agreement.ts'

type Translations = TranslationsOf<typeof source>['repayment']
type Terms = Pick<
  ProductTerms,
  'repayment' | 'salesShares' | 'minimumRepaymentCents' | 'businessDays' | 'businessDayCentres'
>

const tenorText = (tenor: Tenor, { tenors }: Translations): string =>
  'months' in tenor
    ? fillPlaceholders(tenors.months, { count: String(tenor.months) })
    : fillPlaceholders(tenors.days, { count: String(tenor.days) })

const optionParagraphs = (
  { method, timing, tenor }: RepaymentOption,
  { salesShares, minimumRepaymentCents }: Terms,
  translations: Translations,
  cap: string,
): string[] => {
  const values = {
    method: translations.methods[method],
    tenor: tenorText(tenor, translations),
    interest: translations.timings[timing],
    lowestShare: salesShares.lowest,
    highestShare: salesShares.highest,
    minimum: figures(minimumRepaymentCents),
    cap,
  }
  return Object.values<string>(translations.options[method]).map((text) => fillPlaceholders(text, values))
}

/** A short summary of a facility's repayment methods: their names and tenors. */
export const repaymentSummary = ({ repayment }: Terms, translations: Translations): string =>
  repayment
    .map((option) =>
      fillPlaceholders(translations.summary, {
        method: translations.methods[option.method],
        tenor: tenorText(option.tenor, translations),
      }),
    )
    .join(translations.separator)

/** The due dates and collection, a paragraph or more for each repayment method. */
export const repaymentParagraphs = (terms: Terms, translations: Translations, cap: string): string[] => {
  const { repayment, businessDays, businessDayCentres } = terms
  const collections = [...new Set(repayment.map(({ collection }) => collection))]
  return [
    repayment.length > 1 ? translations.choice : translations.one,
    ...repayment.flatMap((option) => optionParagraphs(option, terms, translations, cap)),
    fillPlaceholders(translations.businessDays[businessDays], {
      centres: translations.centres[businessDayCentres],
    }),
    ...collections.map((collection) => translations.collections[collection]),
  ]
}
