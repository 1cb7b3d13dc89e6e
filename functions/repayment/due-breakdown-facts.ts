import type { DueKind } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'
import { money, nonZeroMoney } from '../data/notifications.ts'

/**
 * The facts that add up to a sum. A fee and overdue interest are included if there are any, and the red packet's part of
 * the interest follows the whole of it.
 */
export const dueBreakdownFacts = (
  { fee, overdueInterest, interest, principal }: Record<DueKind, Cents>,
  currency: Currency,
  packetCents: Cents = 0,
) => ({
  fee: nonZeroMoney(fee, currency),
  overdueInterest: nonZeroMoney(overdueInterest, currency),
  interest: money(interest + packetCents, currency),
  redPacket: packetCents > 0 ? money(-packetCents, currency) : undefined,
  principal: money(principal, currency),
})

/**
 * The same for the debt on a charge order. Once interest is paid in part, only the remainder is shown: the split of the
 * whole would be ambiguous.
 */
export const owedFacts = ({
  chargedCents,
  owedCents,
  packetCents = 0,
  currency,
}: Pick<ChargeOrder, 'chargedCents' | 'owedCents' | 'packetCents' | 'currency'>) =>
  dueBreakdownFacts(owedCents, currency, owedCents.interest < chargedCents.interest ? 0 : packetCents)
