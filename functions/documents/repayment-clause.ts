import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentOption, Tenor } from '#shared/lending/repayment-options.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { figures } from '../translations/format.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { words as source } from '../translations/zh-CN/facility-agreement.ts'

type Words = TranslationsOf<typeof source>['repayment']
type Terms = Pick<ProductTerms, 'repayment' | 'salesShares' | 'minimumRepaymentCents' | 'businessDays'>

const tenorText = (tenor: Tenor, { tenors }: Words): string =>
  'months' in tenor
    ? fillPlaceholders(tenors.months, { count: String(tenor.months) })
    : fillPlaceholders(tenors.days, { count: String(tenor.days) })

const optionParagraphs = (
  { method, timing, tenor }: RepaymentOption,
  { salesShares, minimumRepaymentCents }: Terms,
  words: Words,
  cap: string,
): string[] => {
  const values = {
    method: words.methods[method],
    tenor: tenorText(tenor, words),
    interest: words.timings[timing],
    lowestShare: salesShares.lowest,
    highestShare: salesShares.highest,
    minimum: figures(minimumRepaymentCents),
    cap,
  }
  return Object.values<string>(words.options[method]).map((text) => fillPlaceholders(text, values))
}

/** A short summary of a facility's repayment methods: their names and tenors. */
export const repaymentSummary = ({ repayment }: Terms, words: Words): string =>
  repayment
    .map((option) =>
      fillPlaceholders(words.summary, {
        method: words.methods[option.method],
        tenor: tenorText(option.tenor, words),
      }),
    )
    .join(words.separator)

/** The due dates and collection, a paragraph or more for each repayment method. */
export const repaymentParagraphs = (terms: Terms, words: Words, cap: string): string[] => {
  const { repayment, businessDays } = terms
  const collections = [...new Set(repayment.map(({ collection }) => collection))]
  return [
    repayment.length > 1 ? words.choice : words.one,
    ...repayment.flatMap((option) => optionParagraphs(option, terms, words, cap)),
    words.businessDays[businessDays],
    ...collections.map((collection) => words.collections[collection]),
  ]
}
