import type { Cents } from '../money/cents.ts'
import type { DrawdownPrice } from './drawdown-price.ts'
import { elapsedBetween } from './elapsed.ts'
import { rateReadings } from './policy.ts'
import { type PacketOfDrawdown, paidByPacket } from './red-packet.ts'
import type { Instalment } from './schedule.ts'

/** The schedule with the packet's part of each instalment, the earliest first. */
const paySchedule = (schedule: readonly Instalment[], worthCents: Cents): Instalment[] => {
  let left = worthCents
  return schedule.map((instalment) => {
    const packetCents = paidByPacket(instalment.interestCents, left)
    left -= packetCents
    return packetCents === 0
      ? instalment
      : {
          ...instalment,
          interestCents: instalment.interestCents - packetCents,
          packetCents,
          totalCents: instalment.totalCents - packetCents,
        }
  })
}

/**
 * A price with a red packet: it pays interest as that is charged, upfront or when due. The amounts of the price are
 * then the seller's. The verdict is unchanged: the statutory ceiling is checked as if there were no packet.
 */
export const withPacket = (
  price: DrawdownPrice,
  { packetId, worthCents }: PacketOfDrawdown,
): DrawdownPrice => {
  const { upfrontInterestCents: taken = 0, ...rest } = price
  const fromPayout = paidByPacket(taken, worthCents)
  const schedule = paySchedule(price.schedule, worthCents - fromPayout)
  const fromSchedule = schedule.reduce((sum, { packetCents = 0 }) => sum + packetCents, 0)
  const upfrontInterestCents = taken - fromPayout
  const readings = rateReadings({
    borrowedCents: price.amountCents,
    deductionsCents: price.deductionsCents + upfrontInterestCents,
    payments: schedule.map(({ dueDate, totalCents }) => {
      const { days, monthDays } = elapsedBetween(price.drawdownDate, dueDate)
      return { amountCents: totalCents, dayOffset: days, monthDays }
    }),
  })
  return {
    ...rest,
    ...(upfrontInterestCents > 0 ? { upfrontInterestCents } : {}),
    packet: { packetId, worthCents, paysCents: fromPayout + fromSchedule },
    interestCents: price.interestCents - fromPayout - fromSchedule,
    totalCents: price.totalCents - fromSchedule,
    schedule,
    effectiveRatePercent: readings.byDays.percent,
    highestRatePercent: readings.highest.percent,
  }
}
