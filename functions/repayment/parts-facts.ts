import type { DueKind } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'
import type { FactName } from '../mails/compose-mail.ts'
import { moneyText } from '../translations/format.ts'

/**
 * The figures of a mail that a sum is made of: they add up to it. A fee and overdue interest are told where there are any,
 * and what a red packet pays of the interest stands below the whole of it.
 */
export const partsFacts = (
  { fee, overdueInterest, interest, principal }: Record<DueKind, Cents>,
  currency: Currency,
  packetCents: Cents = 0,
): Partial<Record<FactName, string>> => ({
  ...(fee > 0 ? { fee: moneyText(fee, currency) } : {}),
  ...(overdueInterest > 0 ? { overdueInterest: moneyText(overdueInterest, currency) } : {}),
  interest: moneyText(interest + packetCents, currency),
  ...(packetCents > 0 ? { redPacket: moneyText(-packetCents, currency) } : {}),
  principal: moneyText(principal, currency),
})

/**
 * The same of what a charge order still asks for. Once interest is paid in part, what is left of it is told alone: of the
 * whole, nobody could tell what was paid by whom.
 */
export const owedFacts = ({
  chargedCents,
  owedCents,
  packetCents = 0,
  currency,
}: Pick<ChargeOrder, 'chargedCents' | 'owedCents' | 'packetCents' | 'currency'>): Partial<
  Record<FactName, string>
> => partsFacts(owedCents, currency, owedCents.interest < chargedCents.interest ? 0 : packetCents)
