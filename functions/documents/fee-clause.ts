import { feeTypes } from '#shared/lending/fees.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { words as source } from '../translations/zh-CN/facility-agreement.ts'

type Words = TranslationsOf<typeof source>['fees']
type Terms = Pick<ProductTerms, 'fees' | 'repayment'>

/** A short summary of a facility's fees. */
export const feeSummary = ({ fees }: Terms, words: Words): string =>
  fees.length === 0
    ? words.none.summary
    : fees
        .map(({ type, percent }) => fillPlaceholders(words[type].summary, { percent }))
        .join(words.separator)

/** Each fee, when it is paid, and how it is earned. */
export const feeParagraphs = ({ fees }: Terms, words: Words): string[] =>
  fees.length === 0
    ? [words.none.clause]
    : [...fees.map(({ type, percent }) => fillPlaceholders(words[type].clause, { percent })), words.earned]

/** The treatment of fees, and of upfront interest, when principal is repaid early. */
export const earlyFeeParagraphs = ({ fees, repayment }: Terms, words: Words): string[] => {
  const present = feeTypes.filter((type) => fees.some((fee) => fee.type === type))
  const isTaken = present.includes('deduction') || repayment.some(({ timing }) => timing === 'upfront')
  return [
    ...(present.includes('interest_fee') ? [words.early.interest_fee] : []),
    ...(isTaken ? [words.early.deduction] : []),
  ]
}
