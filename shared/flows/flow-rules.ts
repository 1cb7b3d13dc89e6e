import { normalizeCompanyName } from '../companies/company-name.ts'
import { compactCode } from '../input-parsing/plain-characters.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'
import { flowParameters } from './flow-parameters.ts'

export const flowRules = ['otherPayer', 'repaidQuickly', 'roundTrip', 'splitReceipts'] as const
export type FlowRule = (typeof flowRules)[number]

/** The amount of a bank statement line that was booked to a company. */
export interface Receipt {
  lineId: string
  cents: Cents
  currency: Currency
  valueDate: BusinessDate
  /** The drawdown that it repays, if it is one. */
  drawdownId?: string | undefined
  payerName?: string | undefined
  payerAccount?: string | undefined
}

/** A drawdown's money that was sent to a payout account. */
export interface Payout {
  drawdownId: string
  cents: Cents
  currency: Currency
  paidOn: BusinessDate
  holder?: string | undefined
  lastFour?: string | undefined
  numberLength?: number | undefined
}

export interface Flows {
  receipts: readonly Receipt[]
  payouts: readonly Payout[]
  /** The company's registered names. */
  names: readonly string[]
}

/** What a rule found. The same facts have the same key. */
export interface FlowRuleMatch {
  rule: FlowRule
  key: string
  lineIds: readonly string[]
  drawdownId?: string
  payer?: string
  cents: Cents
  currency: Currency
}

const sumOf = (receipts: readonly Receipt[]): Cents => receipts.reduce((sum, { cents }) => sum + cents, 0)

const linesOf = (receipts: readonly Receipt[]): string[] => [...new Set(receipts.map(({ lineId }) => lineId))]

const isWithin = (days: number, from: BusinessDate, date: BusinessDate): boolean =>
  date >= from && daysBetween(from, date) <= days

/** A payer under another name than the company's, once for each name. */
const otherPayers = ({ receipts, names }: Flows): FlowRuleMatch[] => {
  const own = names.map(normalizeCompanyName)
  const strange = receipts.filter(({ payerName }) => {
    const payer = normalizeCompanyName(payerName ?? '')
    return payer !== '' && !own.includes(payer)
  })
  const byPayer = Map.groupBy(strange, ({ payerName }) => normalizeCompanyName(payerName ?? ''))
  return [...byPayer].flatMap(([key, of]) => {
    const [first] = of
    return first
      ? {
          rule: 'otherPayer',
          key,
          lineIds: linesOf(of),
          payer: first.payerName ?? '',
          cents: first.cents,
          currency: first.currency,
        }
      : []
  })
}

/** Most of a payout is repaid within days of it. */
const repaidQuickly = ({ receipts, payouts }: Flows): FlowRuleMatch[] =>
  payouts.flatMap(({ drawdownId, cents, currency, paidOn }) => {
    const back = receipts.filter(
      (receipt) =>
        receipt.drawdownId === drawdownId &&
        receipt.currency === currency &&
        isWithin(flowParameters.quickDays, paidOn, receipt.valueDate),
    )
    const sum = sumOf(back)
    return sum * 100 >= cents * flowParameters.quickPercent
      ? { rule: 'repaidQuickly', key: drawdownId, lineIds: linesOf(back), drawdownId, cents: sum, currency }
      : []
  })

/** Compares the account number by its visible end and its length, or else the holder's name. */
const isSameParty = ({ holder, lastFour, numberLength }: Payout, receipt: Receipt): boolean => {
  const number = compactCode(receipt.payerAccount ?? '')
  const isAccount =
    lastFour !== undefined && number.length === numberLength && lastFour !== '' && number.endsWith(lastFour)
  const name = normalizeCompanyName(holder ?? '')
  return isAccount || (name !== '' && name === normalizeCompanyName(receipt.payerName ?? ''))
}

/** A payout returns, in about the same amount, from the party that it was sent to. */
const roundTrips = ({ receipts, payouts }: Flows): FlowRuleMatch[] =>
  payouts.flatMap((payout) => {
    const { drawdownId, cents, currency, paidOn } = payout
    const back = receipts.find(
      (receipt) =>
        receipt.currency === currency &&
        isWithin(flowParameters.roundTripDays, paidOn, receipt.valueDate) &&
        Math.abs(receipt.cents - cents) * 100 <= cents * flowParameters.roundTripPercent &&
        isSameParty(payout, receipt),
    )
    return back
      ? {
          rule: 'roundTrip',
          key: drawdownId,
          lineIds: [back.lineId],
          drawdownId,
          ...(back.payerName ? { payer: back.payerName } : {}),
          cents: back.cents,
          currency,
        }
      : []
  })

const isJustBelow = ({ cents, currency }: Receipt): boolean => {
  const limit = flowParameters.splitBelowCents[currency]
  return cents < limit && cents * 100 >= limit * (100 - flowParameters.splitPercent)
}

/** The money of a line as a whole, which may have been booked in parts. */
const wholeLines = (receipts: readonly Receipt[]): Receipt[] =>
  [...Map.groupBy(receipts, ({ lineId }) => lineId).values()].flatMap((of) =>
    of[0] ? { ...of[0], cents: sumOf(of) } : [],
  )

/** Several receipts within days, each just below the threshold: one match per run, keyed by its first line. */
const splitReceipts = ({ receipts }: Flows): FlowRuleMatch[] => {
  const small = wholeLines(receipts)
    .filter(isJustBelow)
    .toSorted((a, b) => (a.valueDate + a.lineId < b.valueDate + b.lineId ? -1 : 1))
  const found: FlowRuleMatch[] = []
  for (const of of Map.groupBy(small, ({ currency }) => currency).values()) {
    let from = 0
    while (from < of.length) {
      const [first] = of.slice(from, from + 1)
      if (!first) break
      const last = addDays(first.valueDate, flowParameters.splitDays)
      const run = of.slice(from).filter(({ valueDate }) => valueDate <= last)
      if (run.length >= flowParameters.splitReceipts) {
        found.push({
          rule: 'splitReceipts',
          key: first.lineId,
          lineIds: linesOf(run),
          cents: sumOf(run),
          currency: first.currency,
        })
        from += run.length
      } else from += 1
    }
  }
  return found
}

/** Everything that the rules find in a company's flows. */
export const matchFlowRules = (flows: Flows): FlowRuleMatch[] => [
  ...otherPayers(flows),
  ...repaidQuickly(flows),
  ...roundTrips(flows),
  ...splitReceipts(flows),
]
