import { drawdownRequestEndpoints } from '#shared/drawdown/drawdown-request.endpoints.ts'
import { dropDraft, keepDraft, readDraft } from '../../api/tab-drafts.ts'
import { type AmountRange, checkAmount } from './amount-rules.ts'
import type { PricedQuote } from './use-quote.ts'

/** How far a drawdown has come in this tab, for a page that is loaded anew. */
interface DrawdownDraft {
  /** The amount as it was typed. */
  readonly typed: string
  /** The quote whose note was being read. */
  readonly reviewed?: PricedQuote
}

const { name } = drawdownRequestEndpoints.submitDrawdown

const isDraft = (value: unknown): value is DrawdownDraft =>
  typeof value === 'object' && value !== null && 'typed' in value && typeof value.typed === 'string'

/** The draft of this tab; without its quote where that is for another amount, or for one that is out of range by now. */
export const readDrawdownDraft = (range: AmountRange): DrawdownDraft | undefined => {
  const draft = readDraft(name)
  if (!isDraft(draft)) return undefined
  const checked = checkAmount(draft.typed, range)
  return checked.ok && draft.reviewed?.quote.amount === checked.amount ? draft : { typed: draft.typed }
}

export const keepDrawdownDraft = (draft: DrawdownDraft): void => keepDraft(name, draft)

export const dropDrawdownDraft = (): void => dropDraft(name)
