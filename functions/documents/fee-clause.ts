import { feeTypes } from '#shared/lending/fees.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/facility-agreement.ts'

type Translations = TranslationsOf<typeof source>['fees']
type Terms = Pick<ProductTerms, 'fees' | 'repayment'>

/** A short summary of a facility's fees. */
export const feeSummary = ({ fees }: Terms, translations: Translations): string =>
  fees.length === 0
    ? translations.none.summary
    : fees
        .map(({ type, percent }) => fillPlaceholders(translations[type].summary, { percent }))
        .join(translations.separator)

/** Each fee, when it is paid, and how it is earned. */
export const feeParagraphs = ({ fees }: Terms, translations: Translations): string[] =>
  fees.length === 0
    ? [translations.none.clause]
    : [
        ...fees.map(({ type, percent }) => fillPlaceholders(translations[type].clause, { percent })),
        translations.earned,
      ]

/** The treatment of fees, and of upfront interest, when principal is repaid early. */
export const earlyFeeParagraphs = ({ fees, repayment }: Terms, translations: Translations): string[] => {
  const present = feeTypes.filter((type) => fees.some((fee) => fee.type === type))
  const isTaken = present.includes('deduction') || repayment.some(({ timing }) => timing === 'upfront')
  return [
    ...(present.includes('interest_fee') ? [translations.early.interest_fee] : []),
    ...(isTaken ? [translations.early.deduction] : []),
  ]
}
