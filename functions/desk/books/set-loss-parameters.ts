import { monthAfter } from '#shared/books/month-sums.ts'
import type { RiskTriggers } from '#shared/books/risk-triggers.ts'
import { laterOf } from '#shared/time/business-date.ts'
import { expectUnbooked, findLatestBookMonth } from '../../data/book-months.ts'
import { createLossParameters, listLossParameters } from '../../data/loss-parameters.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const setLossParametersAct: RunAct<'loss-parameters-set'> = async (
  {
    productCode,
    validFrom,
    defaultPercent,
    lifetimeDefaultPercent,
    lossGivenDefaultPercent,
    conversionPercent,
    salesDropPercent,
    salesDropMonths,
    lostShop,
  },
  act,
  { table, clock },
) => {
  const percents = { defaultPercent, lifetimeDefaultPercent, lossGivenDefaultPercent, conversionPercent }
  const triggers: RiskTriggers = {
    ...(salesDropPercent === undefined
      ? {}
      : { salesDrop: { percent: salesDropPercent, months: salesDropMonths } }),
    ...(lostShop ? { lostShop } : {}),
  }
  const [latest, stored] = await Promise.all([findLatestBookMonth(table), listLossParameters(table)])
  const outcome = { ok: true as const, productCode, validFrom }
  const former = stored.find((each) => each.productCode === productCode && each.validFrom === validFrom)
  if (former) {
    const isSame =
      Object.entries(percents).every(
        ([name, percent]) => former[name as keyof typeof percents] === percent,
      ) &&
      former.salesDrop?.percent === triggers.salesDrop?.percent &&
      former.salesDrop?.months === triggers.salesDrop?.months &&
      former.lostShop === triggers.lostShop
    // A repeated request changes nothing.
    return isSame ? outcome : refuseAct('wrongState', `there are other parameters from ${validFrom} on`)
  }
  if (latest && validFrom <= latest.month)
    return refuseAct('invalidInput', `validFrom: ${latest.month} is booked; name a later month`, [
      { field: 'validFrom', rule: 'invalid' },
    ])
  const parameters = {
    productCode,
    validFrom,
    ...percents,
    ...triggers,
    setBy: act.actor,
    ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
    reason: act.reason ?? '',
    setAt: clock().toISOString(),
  }
  const written = await table.transact({
    parameters: createLossParameters(table, parameters),
    // Months are booked in their order: the first one with the parameters, or the next, is begun before any later one.
    month: expectUnbooked(table, latest ? laterOf(validFrom, monthAfter(latest.month)) : validFrom),
    audit: act.audit({
      before: {},
      after: {
        productCode,
        validFrom,
        ...percents,
        ...(salesDropPercent === undefined ? {} : { salesDropPercent, salesDropMonths }),
        lostShop,
      },
    }),
  })
  return written.ok ? outcome : refuseAct('changedMeanwhile', 'parameters were set at the same moment')
}
