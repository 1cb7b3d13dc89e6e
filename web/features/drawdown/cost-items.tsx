import { centsFromDecimal } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { DataItem } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'

/** The costs of a drawdown other than interest, a part of every response about a drawdown. */
export interface DrawdownCosts {
  interest: string
  fee?: string | undefined
  upfront?: { fee: string; interest: string; payout: string } | undefined
  red_packet?: { worth: string; pays: string } | undefined
}

interface CostTranslations {
  feeTaken: string
  interestTaken: string
  payout: string
  interest: string
  fee: string
  redPacket: string
}

const isSome = (amount: string): boolean => centsFromDecimal(amount) > 0

/**
 * The lines between a drawdown's amount and the amount due: deductions at the payout and the amount paid out, then
 * interest and fee if any, and the red packet's share of the interest. `interestNote` explains the interest.
 */
export const costItems = (
  { interest, fee, upfront, red_packet }: DrawdownCosts,
  currency: Currency,
  words: CostTranslations,
  { interestNote, feeNote }: { interestNote?: string | undefined; feeNote?: string | undefined } = {},
): DataItem[] => {
  const money = (amount: string) => <Money amount={amount} currency={currency} />
  const packet: DataItem[] = red_packet
    ? [{ term: words.redPacket, value: <Money tone="reward" amount={red_packet.pays} currency={currency} /> }]
    : []
  const isTaken = upfront !== undefined && isSome(upfront.interest)
  return [
    ...(isTaken
      ? [{ term: words.interestTaken, note: interestNote, value: money(upfront.interest) }, ...packet]
      : []),
    ...(upfront && isSome(upfront.fee)
      ? [{ term: words.feeTaken, note: feeNote, value: money(upfront.fee) }]
      : []),
    ...(upfront ? [{ term: words.payout, value: money(upfront.payout), strong: true }] : []),
    ...(isTaken ? [] : [{ term: words.interest, note: interestNote, value: money(interest) }, ...packet]),
    ...(fee === undefined ? [] : [{ term: words.fee, note: feeNote, value: money(fee) }]),
  ]
}
