import { type DrawdownPrice, payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { FactName } from '../mails/compose-mail.ts'
import { moneyText } from '../words/format.ts'

/** The figures of a mail about what was taken out of a drawdown, and what reached the seller; none where nothing was. */
export const takenFacts = (price: DrawdownPrice, currency: Currency): Partial<Record<FactName, string>> => {
  const { amountCents, deductionsCents, upfrontInterestCents = 0 } = price
  const payoutCents = payoutCentsOf(price)
  if (payoutCents === amountCents) return {}
  return {
    ...(deductionsCents > 0 ? { feeTaken: moneyText(deductionsCents, currency) } : {}),
    ...(upfrontInterestCents > 0 ? { interestTaken: moneyText(upfrontInterestCents, currency) } : {}),
    payout: moneyText(payoutCents, currency),
  }
}

/** The figures of a mail about what falls due besides principal: interest that was not taken before, and a fee. */
export const costFacts = (
  { interestCents, upfrontInterestCents = 0, feeCents = 0 }: DrawdownPrice,
  currency: Currency,
): Partial<Record<FactName, string>> => ({
  ...(upfrontInterestCents > 0 ? {} : { interest: moneyText(interestCents, currency) }),
  ...(feeCents > 0 ? { fee: moneyText(feeCents, currency) } : {}),
})
