import type * as z from 'zod/mini'
import type { drawdownCosts, givenBack } from '#shared/drawdown/drawdown-costs.schema.ts'
import { type DrawdownPrice, payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { type Rebate, rebateTotal } from '#shared/lending/rebate.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import { decimalFromCents } from '#shared/money/cents.ts'

type Costs = { [Name in keyof typeof drawdownCosts]?: NonNullable<z.input<(typeof drawdownCosts)[Name]>> }

/** A drawdown's costs other than interest, and its upfront deductions; empty without any. */
export const describeCosts = (
  price: Pick<
    DrawdownPrice,
    'amountCents' | 'deductionsCents' | 'upfrontInterestCents' | 'feeCents' | 'packet' | 'repayment'
  >,
): Costs => {
  const { deductionsCents, upfrontInterestCents = 0, feeCents = 0, packet } = price
  const interestCents = upfrontInterestCents + packetAtPayout(price)
  return {
    ...(feeCents > 0 ? { fee: decimalFromCents(feeCents) } : {}),
    ...(deductionsCents + interestCents > 0
      ? {
          upfront: {
            fee: decimalFromCents(deductionsCents),
            interest: decimalFromCents(interestCents),
            payout: decimalFromCents(payoutCentsOf(price)),
          },
        }
      : {}),
    ...(packet
      ? {
          red_packet: {
            id: packet.packetId,
            worth: decimalFromCents(packet.worthCents),
            pays: decimalFromCents(-packet.paysCents),
          },
        }
      : {}),
  }
}

/** All interest of a price: the seller's part and the red packet's. */
export const wholeInterest = ({
  interestCents,
  packet,
}: Pick<DrawdownPrice, 'interestCents' | 'packet'>): string =>
  decimalFromCents(interestCents + (packet?.paysCents ?? 0))

/** The rebate; empty without one. */
export const describeReturnedDeductions = (
  rebate: Rebate | undefined,
): { given_back?: z.input<typeof givenBack> } =>
  rebate && rebateTotal(rebate) > 0
    ? {
        given_back: {
          fee: decimalFromCents(rebate.feeCents),
          interest: decimalFromCents(rebate.interestCents),
          total: decimalFromCents(-rebateTotal(rebate)),
        },
      }
    : {}
