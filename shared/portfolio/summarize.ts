import type { ProductCode } from '../lending/product-codes.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { convertCents, crossRate, type ReferenceRates } from '../money/exchange-rates.ts'
import { decimalFromFraction, fraction } from '../money/fraction.ts'
import { compareText, sortedEntries } from '../sorting/compare-text.ts'
import { addDays, type BusinessDate } from '../time/business-date.ts'
import { type BandName, bandNames } from './band-names.ts'
import { type Cells, type Figures, sumOfCells } from './cells.ts'
import { type CellKind, mondayOf } from './contribution.ts'
import type {
  AtRisk,
  AtRiskPercents,
  Bands,
  ConcentrationRow,
  CurrencyConcentrationRow,
  CurrencyInflow,
  CurrencyPortfolio,
  PortfolioFigures,
  Vintage,
} from './portfolio-figures.schema.ts'
import { atRiskOf, outstandingOf } from './risk-bands.ts'

/** A part of a whole in percent with two decimals; null where there is no whole. */
export const percentOf = (part: number, whole: number): string | null =>
  whole === 0 ? null : decimalFromFraction(fraction(BigInt(part) * 100n, BigInt(whole)), 2)

/** The parts of a cell's name. */
interface CellName {
  kind: CellKind
  currency: Currency
  productCode: ProductCode
  /** A vintage's month, or a platform. */
  further: string
}

const nameOf = (cell: string): CellName => {
  const [kind, currency, productCode, ...further] = cell.split('#')
  return { kind, currency, productCode, further: further.join('#') } as CellName
}

/** The cells of a kind, with their parsed names. */
export const cellsOfKind = (cells: Cells, kind: CellKind): (CellName & { figures: Figures })[] =>
  Object.entries(cells)
    .map(([cell, figures]) => ({ ...nameOf(cell), figures }))
    .filter((each) => each.kind === kind)

const isMoney = (kind: CellKind, name: string): boolean => kind === 'INFLOW' || name.endsWith('Cents')

const incomeParts = ['interestCents', 'overdueInterestCents', 'feesCents'] as const

const incomeByParts = (figures: Figures): Cents =>
  incomeParts.reduce((sum, part) => sum + (figures[part] ?? 0), 0 - (figures['waivedCents'] ?? 0))

/**
 * Charged income as the sum of its converted parts, if these are known: converting the total could differ by rounding.
 */
const withChargedIncome = (figures: Figures, converted: Figures): Figures => {
  return 'earnedCents' in converted && incomeByParts(figures) === figures['earnedCents']
    ? { ...converted, earnedCents: incomeByParts(converted) }
    : converted
}

/**
 * All amounts converted by the rates of one day, half-up to the cent. The parts of a product line in a currency (its
 * vintages, its platforms) are converted cumulatively, each as the increase of the converted sum: so they add up to the
 * converted total.
 */
export const convertCells = (cells: Cells, to: Currency, rates: ReferenceRates): Cells => {
  const sums = new Map<string, number>()
  return sumOfCells(
    sortedEntries(cells).map(([cell, figures]): Cells => {
      const { kind, currency, productCode, further } = nameOf(cell)
      const rate = crossRate(rates, currency, to)
      const convert = (name: string, figure: number): Cents => {
        const of = [kind, currency, productCode, name].join('#')
        const before = sums.get(of) ?? 0
        sums.set(of, before + figure)
        return convertCents(before + figure, rate) - convertCents(before, rate)
      }
      const converted = Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [
          name,
          isMoney(kind, name) ? convert(name, figure) : figure,
        ]),
      )
      const named = [kind, to, productCode, ...(further ? [further] : [])].join('#')
      return { [named]: withChargedIncome(figures, converted) }
    }),
  )
}

const sumFigures = (all: readonly Figures[]): Figures =>
  sumOfCells(all.map((figures) => ({ all: figures })))['all'] ?? {}

export const bandsIn = (figures: Figures): Bands =>
  Object.fromEntries(bandNames.map((band) => [band, figures[band] ?? 0])) as Record<BandName, Cents>

/** Principal at risk, in percent of all; null if nothing is outstanding. */
export const atRiskPercents = (
  { par1Cents, par30Cents, par60Cents, par90Cents }: AtRisk,
  wholeCents: Cents,
): AtRiskPercents => ({
  par1: percentOf(par1Cents, wholeCents),
  par30: percentOf(par30Cents, wholeCents),
  par60: percentOf(par60Cents, wholeCents),
  par90: percentOf(par90Cents, wholeCents),
})

/** Paid out, less outstanding and lost; never below 0, which rounding in separate conversions could cause. */
const repaidOf = (paidOutCents: Cents, outstandingCents: Cents, writtenOffCents: Cents): Cents =>
  Math.max(0, paidOutCents - outstandingCents - writtenOffCents)

const figuresFrom = (sums: Figures): PortfolioFigures => {
  const of = (name: string) => sums[name] ?? 0
  const bands = bandsIn(sums)
  const outstandingCents = outstandingOf(bands)
  const atRisk = atRiskOf(bands)
  return {
    facilities: of('facilities'),
    activeFacilities: of('activeFacilities'),
    loans: of('loans'),
    limitCents: of('limitCents'),
    drawnCents: of('drawnCents'),
    utilisationPercent: percentOf(of('drawnCents'), of('limitCents')),
    pendingCents: of('pendingCents'),
    undrawnCents: of('undrawnCents'),
    outstandingCents,
    bands,
    atRisk,
    atRiskPercents: atRiskPercents(atRisk, outstandingCents),
    paidOutCents: of('paidOutCents'),
    repaidCents: repaidOf(of('paidOutCents'), outstandingCents, of('writtenOffCents')),
    writtenOffCents: of('writtenOffCents'),
    interestCents: of('interestCents'),
    overdueInterestCents: of('overdueInterestCents'),
    feesCents: of('feesCents'),
    waivedCents: of('waivedCents'),
    chargedIncomeCents: of('earnedCents'),
    rewardsCents: of('rewardsCents'),
    lossCents: of('lossCents'),
    owedBesidesCents: of('owedBesidesCents'),
    heldForPayersCents: of('heldForPayersCents'),
    overdueFacilities: of('overdueFacilities'),
    overdueCents: of('overdueCents'),
  }
}

export const portfolioByCurrency = (cells: Cells): CurrencyPortfolio[] => {
  const totals = cellsOfKind(cells, 'TOTAL')
  return [...new Set(totals.map(({ currency }) => currency))].toSorted(compareText).map((currency) => {
    const ofCurrency = totals.filter((total) => total.currency === currency)
    return {
      currency,
      figures: figuresFrom(sumFigures(ofCurrency.map(({ figures }) => figures))),
      products: ofCurrency
        .toSorted((a, b) => compareText(a.productCode, b.productCode))
        .map(({ productCode, figures }) => ({ productCode, figures: figuresFrom(figures) })),
    }
  })
}

/** Oldest first, a row for each currency and month; optionally of one product line. */
export const vintagesIn = (cells: Cells, productCode?: ProductCode): Vintage[] => {
  const months = new Map<string, Figures[]>()
  for (const each of cellsOfKind(cells, 'VINTAGE')) {
    if (productCode && each.productCode !== productCode) continue
    const name = `${each.currency}#${each.further}`
    months.set(name, [...(months.get(name) ?? []), each.figures])
  }
  return [...months]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([name, all]) => {
      const [currency, month = ''] = name.split('#')
      const sums = sumFigures(all)
      const bands = bandsIn(sums)
      const outstandingCents = outstandingOf(bands)
      const atRisk = atRiskOf(bands)
      const [paidOutCents, writtenOffCents] = [sums['paidOutCents'] ?? 0, sums['writtenOffCents'] ?? 0]
      const repaidCents = repaidOf(paidOutCents, outstandingCents, writtenOffCents)
      return {
        currency: currency as Currency,
        month,
        loans: sums['loans'] ?? 0,
        paidOutCents,
        outstandingCents,
        repaidCents,
        writtenOffCents,
        atRisk,
        repaidPercent: percentOf(repaidCents, paidOutCents),
        writtenOffPercent: percentOf(writtenOffCents, paidOutCents),
        atRiskPercents: atRiskPercents(atRisk, paidOutCents),
      }
    })
}

export const concentrationBy = (cells: Cells, nameOfCell: (cell: CellName) => string): ConcentrationRow[] => {
  const groups = new Map<string, { currency: Currency; name: string; all: Figures[] }>()
  for (const cell of cellsOfKind(cells, 'PLATFORM')) {
    const name = nameOfCell(cell)
    const key = `${cell.currency}#${name}`
    const group = groups.get(key) ?? { currency: cell.currency, name, all: [] }
    groups.set(key, { ...group, all: [...group.all, cell.figures] })
  }
  const rows = [...groups.values()].map(({ currency, name, all }) => {
    const sums = sumFigures(all)
    const bands = bandsIn(sums)
    return {
      currency,
      name,
      facilities: sums['facilities'] ?? 0,
      limitCents: sums['limitCents'] ?? 0,
      outstandingCents: outstandingOf(bands),
      par30Cents: atRiskOf(bands).par30Cents,
    }
  })
  const wholeOf = (currency: Currency) =>
    rows.reduce((sum, row) => sum + (row.currency === currency ? row.outstandingCents : 0), 0)
  return rows
    .map((row) => ({ ...row, sharePercent: percentOf(row.outstandingCents, wholeOf(row.currency)) }))
    .toSorted(
      (a, b) =>
        compareText(a.currency, b.currency) ||
        b.outstandingCents - a.outstandingCents ||
        compareText(a.name, b.name),
    )
}

/**
 * The cells by platform, converted into one currency by the rates of one day; `furtherOf` names each by its own
 * currency, alone or before the platform.
 */
const ownCurrencyCells = (
  cells: Cells,
  to: Currency,
  rates: ReferenceRates,
  furtherOf: (own: Currency, platform: string) => string,
): Cells =>
  sumOfCells(
    [...new Set(cellsOfKind(cells, 'PLATFORM').map(({ currency }) => currency))].map((own): Cells => {
      const ofOwn = Object.entries(cells).filter(([cell]) => cell.startsWith(`PLATFORM#${own}#`))
      const converted = convertCells(Object.fromEntries(ofOwn), to, rates)
      return sumOfCells(
        Object.entries(converted).map(([cell, figures]): Cells => {
          const { kind, currency, productCode, further } = nameOf(cell)
          return { [[kind, currency, productCode, furtherOf(own, further)].join('#')]: figures }
        }),
      )
    }),
  )

/** The outstanding amount in each facility's own currency, by the rates of one day, as parts of the whole. */
export const currencyConcentration = (
  cells: Cells,
  to: Currency,
  rates: ReferenceRates,
): ConcentrationRow[] =>
  concentrationBy(
    ownCurrencyCells(cells, to, rates, (own) => own),
    ({ further }) => further,
  )

/** By platform and currency, with amounts in each currency. */
export const platformsByCurrency = (cells: Cells): CurrencyConcentrationRow[] =>
  concentrationBy(cells, ({ further }) => further).map((row) => ({ ...row, ownCurrency: row.currency }))

/** By platform and currency, with all amounts converted by the rates of one day, as parts of the whole. */
export const platformsByOwnCurrency = (
  cells: Cells,
  to: Currency,
  rates: ReferenceRates,
): CurrencyConcentrationRow[] =>
  concentrationBy(
    ownCurrencyCells(cells, to, rates, (own, platform) => `${own}#${platform}`),
    ({ further }) => further,
  ).map((row) => {
    const [own, ...platform] = row.name.split('#')
    return { ...row, ownCurrency: own as Currency, name: platform.join('#') }
  })

/** The Mondays of the given number of weeks, from that of a date on. */
export const mondaysFrom = (date: BusinessDate, weeks: number): BusinessDate[] =>
  Array.from({ length: weeks }, (_, week) => addDays(mondayOf(date), 7 * week))

/** Expected receipts by week, against what may be paid out: everything that may still be drawn, at once. */
export const inflowIn = (cells: Cells, mondays: readonly BusinessDate[]): CurrencyInflow[] => {
  const inflows = cellsOfKind(cells, 'INFLOW')
  const [first = '', last = ''] = [mondays[0], mondays.at(-1)]
  return portfolioByCurrency(cells).flatMap(({ currency, figures: { pendingCents, undrawnCents } }) => {
    const weeks = sumFigures(
      inflows.filter((each) => each.currency === currency).map(({ figures }) => figures),
    )
    const sumWhere = (accepts: (monday: string) => boolean) =>
      Object.entries(weeks).reduce((sum, [monday, cents]) => sum + (accepts(monday) ? cents : 0), 0)
    let balanceCents = 0 - pendingCents - undrawnCents
    const rows = mondays.map((monday) => {
      const cents = weeks[monday] ?? 0
      balanceCents += cents
      return { monday, cents, balanceCents }
    })
    const inflow = {
      currency,
      overdueCents: sumWhere((monday) => monday < first),
      weeks: rows,
      laterCents: sumWhere((monday) => monday > last),
      pendingCents,
      undrawnCents,
      coveredFrom: rows.find((week) => week.balanceCents >= 0)?.monday ?? null,
    }
    return Object.keys(weeks).length > 0 || pendingCents + undrawnCents > 0 ? inflow : []
  })
}
