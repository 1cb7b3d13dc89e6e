import { type DrawdownPrice, payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { money, nonZeroMoney } from '../data/notifications.ts'

const packetIfAny = (packetCents: Cents, currency: Currency) =>
  packetCents > 0 ? money(-packetCents, currency) : undefined

/** The facts about upfront deductions, amounts held for the seller, and the net payout; none without deductions. */
export const upfrontFacts = (price: DrawdownPrice, currency: Currency, heldCents: Cents = 0) => {
  const { deductionsCents, upfrontInterestCents = 0 } = price
  const packetCents = packetAtPayout(price)
  const interestCents = upfrontInterestCents + packetCents
  if (deductionsCents + interestCents === 0) return {}
  return {
    feeTaken: nonZeroMoney(deductionsCents, currency),
    interestTaken: nonZeroMoney(interestCents, currency),
    redPacketTaken: packetIfAny(packetCents, currency),
    held: nonZeroMoney(heldCents, currency),
    payout: money(payoutCentsOf(price) - heldCents, currency),
  }
}

/** The facts about the total to be repaid: interest not deducted upfront, and a fee. */
export const costFacts = (price: DrawdownPrice, currency: Currency) => {
  const { interestCents, upfrontInterestCents = 0, feeCents = 0, packet, totalCents } = price
  const isTaken = upfrontInterestCents + packetAtPayout(price) > 0
  const packetCents = isTaken ? 0 : (packet?.paysCents ?? 0)
  return {
    interest: isTaken ? undefined : money(interestCents + packetCents, currency),
    redPacket: packetIfAny(packetCents, currency),
    fee: nonZeroMoney(feeCents, currency),
    total: money(totalCents, currency),
  }
}
