import { elapsedBetween } from '../lending/elapsed.ts'
import { daysTo, interestBetween } from '../lending/principal-lots.ts'
import { addRebates, noRebate, type Rebate, rebateOn, rebateTotal, solveRebate } from '../lending/rebate.ts'
import { weekDueDate } from '../lending/sales-weeks.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { fraction } from '../money/fraction.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import { addDays } from '../time/business-date.ts'
import type { DueAmounts } from './charge-lot.ts'
import { costTermsOf, feeChargedOn } from './cost-terms.ts'
import { costsAboveCap } from './costs-above-cap.ts'
import { interestBack, payByPacket } from './red-packet-use.ts'
import {
  addCharges,
  type ChargedPrice,
  type CumulativeCharges,
  noCumulativeCharges,
  principalOf,
  type Unbilled,
} from './unbilled.ts'

/**
 * The dues of a week of sales that repays `weekCents`: fee and interest since the last charge, then principal from the
 * rest and its rebate; never more than is owed. Fee and interest that the week does not cover fall due with the next
 * one and bear no interest. If `weekCents` is 0, all dues are 0, and `left` continues with the following week. Throws
 * RangeError when no week is left to charge.
 */
export const chargeWeek = (
  price: ChargedPrice,
  uncharged: Unbilled,
  weekCents: Cents,
  calendar: BusinessCalendar,
  /** Pass-through fees: they count towards the ceiling. */
  passThroughFees: CumulativeCharges = noCumulativeCharges,
): DueAmounts => {
  const { weekEnding, lots, chargedDays, interestLeftCents = 0, ...before } = uncharged
  const [lot] = lots
  if (!weekEnding || !lot || lots.length > 1) throw new RangeError('No week of sales is to be charged')
  const dueDate = weekDueDate(weekEnding, calendar)
  const followed = { ...uncharged, weekEnding: addDays(weekEnding, 7) }
  if (weekCents === 0)
    return {
      dueDate,
      principalCents: 0,
      interestCents: 0,
      packetCents: 0,
      feeCents: 0,
      rebate: noRebate,
      waivedCents: 0,
      left: followed,
    }

  const terms = costTermsOf(price, 0, uncharged)
  const days = daysTo(terms, dueDate)
  const runningCents = principalOf(lots)
  const interest =
    terms.timing === 'upfront' ? fraction(0n) : interestBetween(terms, runningCents, chargedDays, days)
  const accruedCents = centsFromFraction(interest) + interestLeftCents
  const earned = feeChargedOn(terms, uncharged, dueDate)
  const givenBackFor = (principalCents: Cents): Rebate =>
    rebateOn(terms, [{ ...lot, principalCents }], dueDate)
  const maxRebate = givenBackFor(runningCents)
  const { chargedSoFar: soFar, interestBackCents = 0 } = before
  const waived = costsAboveCap(
    price,
    { soFar, passThroughFees, interestBackCents },
    {
      principalCents: runningCents,
      feeCents: earned.feeCents,
      interestCents: accruedCents,
      rebate: maxRebate,
    },
    dueDate,
  )
  const allowedFeeCents = earned.feeCents - waived.feeCents
  const feeCents = Math.min(allowedFeeCents, weekCents)
  // The ceiling first: a packet pays owed interest up to its full value.
  const allowedCents = accruedCents - waived.interestCents
  const packet = payByPacket(price, uncharged, allowedCents)
  const owedCents = allowedCents - packet.packetCents
  const interestCents = Math.min(owedCents, weekCents - feeCents)
  const toPrincipalCents = weekCents - feeCents - interestCents
  const principalWith = (otherCents: Cents): Cents => Math.min(runningCents, toPrincipalCents + otherCents)
  const waivedUpfrontCents = rebateTotal(waived.upfront)
  const principalCents = principalWith(
    waivedUpfrontCents +
      solveRebate(rebateTotal(maxRebate), (cents) =>
        rebateTotal(givenBackFor(principalWith(waivedUpfrontCents + cents))),
      ),
  )
  const rebate = addRebates(givenBackFor(principalCents), waived.upfront)
  const isAll = principalCents === runningCents
  const interestLeft = owedCents - interestCents
  const { interestLeftCents: _charged, feeProgress: _before, ...kept } = followed
  const { feeProgress } = earned.left
  return {
    dueDate,
    principalCents,
    interestCents,
    packetCents: packet.packetCents,
    feeCents,
    rebate,
    waivedCents: waived.interestCents + waived.feeCents,
    left: {
      ...kept,
      ...packet.left,
      ...interestBack(price, uncharged, rebate),
      lots: isAll ? [] : [{ ...lot, principalCents: runningCents - principalCents }],
      chargedDays: days,
      timesCharged: before.timesCharged + 1,
      chargedSoFar: addCharges(
        soFar,
        principalCents - rebateTotal(rebate) + interestCents + feeCents,
        elapsedBetween(price.drawdownDate, dueDate),
      ),
      ...(interestLeft > 0 ? { interestLeftCents: interestLeft } : {}),
      ...(feeProgress
        ? {
            feeProgress: {
              ...feeProgress,
              chargedCents: feeProgress.chargedCents - allowedFeeCents + feeCents,
            },
          }
        : {}),
    },
  }
}
