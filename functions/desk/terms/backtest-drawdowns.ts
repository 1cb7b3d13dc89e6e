import { type DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import { optionOf, type ProductTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import {
  drawnByDraft,
  limitByDraft,
  lossByDraft,
  sumOfDrawdowns,
  type TestedDrawdown,
  type TestedDrawdowns,
} from '#shared/portfolio/backtest.ts'
import { addMonths, type BusinessDate } from '#shared/time/business-date.ts'
import { collect } from '../../data/collect.ts'
import { type Drawdown, listEveryDrawdown } from '../../data/drawdowns.ts'
import type { Facility } from '../../data/facilities.ts'
import type { Table } from '../../data/table.ts'
import { priceOption } from '../../drawdown/price-option.ts'
import { readWrittenOff } from '../../portfolio/load-facility-figures.ts'

const months = 12

/** What a drawdown costs its seller, without a red packet, which is paid for by the lender. */
const incomeOf = ({ interestCents, deductionsCents, feeCents = 0 }: DrawdownPrice): Cents =>
  interestCents + deductionsCents + feeCents

/** The price of a drawdown of `amountCents` on the same day, with the same fixing and method, or the usual method. */
const priceBy = (
  terms: ProductTerms,
  { currency, yearlyNetSalesCents }: Facility,
  { price }: Drawdown,
  amountCents: Cents,
): DrawdownPrice => {
  const { benchmark, drawdownDate, repayment } = price
  return priceOption(
    { terms, currency, yearlyNetSalesCents },
    optionOf(terms, repayment.method) ?? terms.repayment[0],
    {
      amountCents,
      benchmark,
      drawdownDate,
      salesShare: repayment.salesSharePercent ?? terms.salesShares.lowest,
    },
  )
}

const testedBy = (
  terms: ProductTerms,
  facility: Facility,
  drawdown: Drawdown,
  { amountCents, lossCents }: { amountCents: Cents; lossCents: Cents },
): TestedDrawdown => {
  if (amountCents === 0) return { amountCents, ratePercent: '0', incomeCents: 0, lossCents: 0 }
  const price = priceBy(terms, facility, drawdown, amountCents)
  return { amountCents, ratePercent: price.ratePercent, incomeCents: incomeOf(price), lossCents }
}

/** Whether the draft can price a drawdown's fixing: by the same benchmark, and by fixed rates in both or in neither. */
const hasSameBenchmark = ({ terms, currency }: Facility, draft: ProductTerms): boolean => {
  const [own, drafted] = [terms.benchmarks[currency], draft.benchmarks[currency]]
  return own.benchmark === drafted.benchmark && (own.method === 'fixed') === (drafted.method === 'fixed')
}

const testAll = (
  facility: Facility,
  draft: ProductTerms,
  drawdowns: readonly Drawdown[],
  { lost, limitCents }: { lost: ReadonlyMap<string, Cents>; limitCents: Cents | undefined },
): TestedDrawdowns | null => {
  if (drawdowns.length > 0 && !hasSameBenchmark(facility, draft)) return null
  try {
    return sumOfDrawdowns(
      drawdowns.map((drawdown) => {
        const { drawdownId, price } = drawdown
        const drawn = drawnByDraft(price.amountCents, limitCents, draft.minimumDrawdownCents)
        const lossCents = lossByDraft(lost.get(drawdownId) ?? 0, price.amountCents, drawn)
        return testedBy(draft, facility, drawdown, { amountCents: drawn, lossCents })
      }),
    )
  } catch (error) {
    // Deductions may leave nothing to pay out.
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The drawdowns that were paid out in the last twelve months: by the facility's own terms, and by a draft, which is null
 * where it has another benchmark or its limit cannot be computed.
 */
export const backtestDrawdowns = async (
  table: Table,
  facility: Facility,
  draft: ProductTerms,
  { asOf, own, drafted }: { asOf: BusinessDate; own: Cents | null; drafted: Cents | null },
): Promise<{ drawnByOwnTerms: TestedDrawdowns; drawnByDraft: TestedDrawdowns | null }> => {
  const since = addMonths(asOf, -months)
  const drawdowns = (await collect(listEveryDrawdown(table, facility.companyId))).filter(
    ({ facilityId, paidOutAt, price }) =>
      facilityId === facility.facilityId && paidOutAt !== undefined && price.drawdownDate > since,
  )
  const lost = await readWrittenOff(table, facility)
  return {
    drawnByOwnTerms: sumOfDrawdowns(
      drawdowns.map((drawdown) =>
        testedBy(facility.terms, facility, drawdown, {
          amountCents: drawdown.price.amountCents,
          lossCents: lost.get(drawdown.drawdownId) ?? 0,
        }),
      ),
    ),
    drawnByDraft:
      own === null || drafted === null
        ? null
        : testAll(facility, draft, drawdowns, {
            lost,
            limitCents: limitByDraft(facility.balances.limit, own, drafted),
          }),
  }
}
