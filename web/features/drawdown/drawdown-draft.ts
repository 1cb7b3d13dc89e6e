import { drawdownRequestEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { dropDraft, readDraft, storeDraft } from '../../api/tab-drafts.ts'
import { type AmountRange, checkAmount } from './amount-rules.ts'
import { isQuoteFor, type PricedQuote, type RepaymentTerms } from './use-quote.ts'

/** The progress of a drawdown in this tab, restored after a reload. */
interface DrawdownDraft {
  /** The typed amount. */
  readonly typed: string
  /** The chosen repayment method. */
  readonly repayment: RepaymentTerms
  /** The quote whose promissory note was being read. */
  readonly reviewed?: PricedQuote
}

const { name } = drawdownRequestEndpoints.submitDrawdown

const isDraft = (value: unknown): value is DrawdownDraft =>
  typeof value === 'object' &&
  value !== null &&
  'typed' in value &&
  typeof value.typed === 'string' &&
  'repayment' in value &&
  typeof value.repayment === 'object' &&
  value.repayment !== null

/** The draft in this tab. Its quote is dropped if it is for another amount, or for one that is out of range now. */
export const readDrawdownDraft = (range: AmountRange): DrawdownDraft | undefined => {
  const draft = readDraft(name)
  if (!isDraft(draft)) return undefined
  const checked = checkAmount(draft.typed, range)
  const { typed, repayment, reviewed } = draft
  return checked.ok && reviewed && isQuoteFor(reviewed.quote, { amount: checked.amount, repayment })
    ? draft
    : { typed, repayment }
}

export const storeDrawdownDraft = (draft: DrawdownDraft): void => storeDraft(name, draft)

export const dropDrawdownDraft = (): void => dropDraft(name)
