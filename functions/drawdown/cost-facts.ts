import { type DrawdownPrice, payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { FactName } from '../mails/compose-mail.ts'
import { moneyText } from '../translations/format.ts'

const packetFact = (packetCents: Cents, currency: Currency): Partial<Record<FactName, string>> =>
  packetCents > 0 ? { redPacket: moneyText(-packetCents, currency) } : {}

/**
 * The figures of a mail about upfront deductions, amounts held for the seller, and the net payout; none without
 * deductions.
 */
export const upfrontFacts = (
  price: DrawdownPrice,
  currency: Currency,
  heldCents: Cents = 0,
): Partial<Record<FactName, string>> => {
  const { deductionsCents, upfrontInterestCents = 0 } = price
  const packetCents = packetAtPayout(price)
  const interestCents = upfrontInterestCents + packetCents
  if (deductionsCents + interestCents === 0) return {}
  return {
    ...(deductionsCents > 0 ? { feeTaken: moneyText(deductionsCents, currency) } : {}),
    ...(interestCents > 0 ? { interestTaken: moneyText(interestCents, currency) } : {}),
    ...packetFact(packetCents, currency),
    ...(heldCents > 0 ? { held: moneyText(heldCents, currency) } : {}),
    payout: moneyText(payoutCentsOf(price) - heldCents, currency),
  }
}

/** The figures of a mail about dues other than principal: interest not deducted upfront, and a fee. */
export const costFacts = (price: DrawdownPrice, currency: Currency): Partial<Record<FactName, string>> => {
  const { interestCents, upfrontInterestCents = 0, feeCents = 0, packet } = price
  const isTaken = upfrontInterestCents + packetAtPayout(price) > 0
  const packetCents = isTaken ? 0 : (packet?.paysCents ?? 0)
  return {
    ...(isTaken ? {} : { interest: moneyText(interestCents + packetCents, currency) }),
    ...packetFact(packetCents, currency),
    ...(feeCents > 0 ? { fee: moneyText(feeCents, currency) } : {}),
  }
}
