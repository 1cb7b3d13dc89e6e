import { principalOf } from '#shared/drawdown/unbilled.ts'
import type { PostingLine } from '#shared/ledger/posting.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { FacilityFigures, LoanFigures, PastDue } from '#shared/portfolio/contribution.ts'
import { expectedInflow } from '#shared/portfolio/expected-inflow.ts'
import { longerPastDue } from '#shared/portfolio/risk-bands.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import type { ArrearsBucket } from '#shared/repayment/charge-order-aging.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { type ChargeOrder, drawdownIdOfCharge, listChargesFrom } from '../data/charge-orders.ts'
import { collect } from '../data/collect.ts'
import { findCreditApplication } from '../data/credit-applications.ts'
import { type Drawdown, listEveryDrawdown, unbilledOf } from '../data/drawdowns.ts'
import { type Facility, findFacility } from '../data/facilities.ts'
import { listPostingsOfKind } from '../data/ledger.ts'
import type { Table } from '../data/table.ts'

/** The items that a facility's figures are computed from. */
export interface FacilityRecords {
  facility: Facility
  /** All drawdowns, paid out or not. */
  drawdowns: Drawdown[]
  paidOut: Drawdown[]
  /** All charge orders of unrepaid drawdowns, and some of others. */
  charges: ChargeOrder[]
  /** The platform with most of the sales. */
  platform: string
}

/** The drawdowns of a facility, selected from all of its company: a facility has no partition of them. */
export const listDrawdownsOfFacility = async (
  table: Table,
  { facilityId, companyId }: Pick<Facility, 'facilityId' | 'companyId'>,
): Promise<Drawdown[]> =>
  (await collect(listEveryDrawdown(table, companyId))).filter(
    (drawdown) => drawdown.facilityId === facilityId,
  )

const isRunning = ({ status }: Drawdown) => status !== 'repaid'

/** Undefined for an unknown facility. */
export const readFacilityRecords = async (
  table: Table,
  facilityId: string,
): Promise<FacilityRecords | undefined> => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return undefined
  const { companyId, productCode } = facility
  const drawdowns = await listDrawdownsOfFacility(table, facility)
  const paidOut = drawdowns.filter(({ paidOutAt }) => paidOutAt)
  // Charge orders fall due after the payout: none from before the oldest unrepaid drawdown have to be read.
  const [from] = paidOut
    .filter(isRunning)
    .map(({ price }) => price.drawdownDate)
    .toSorted()
  const charges: ChargeOrder[] = []
  if (from)
    for await (const charge of listChargesFrom(table, companyId, from))
      if (charge.facilityId === facilityId) charges.push(charge)
  const application = await findCreditApplication(table, companyId, productCode)
  const platforms = application?.calculation?.factors.diversification.platforms ?? []
  const [largest] = platforms.filter(({ netSalesCents }) => netSalesCents > 0)
  return { facility, drawdowns, paidOut, charges, platform: largest?.platform ?? 'none' }
}

const isOpen = ({ status, owedCents }: ChargeOrder): boolean =>
  isOpenCharge(status) && sumOfKinds(owedCents) > 0

const arrearsOf = ({ arrears = 'not due' }: ChargeOrder): ArrearsBucket => arrears

const pastDueOf = (charges: readonly ChargeOrder[]): PastDue | undefined => {
  const past = charges.filter((charge) => isOpen(charge) && arrearsOf(charge) !== 'not due')
  const [first] = past.map(({ dueDate }) => dueDate).toSorted()
  const reportedCents = past.reduce((sum, { pendingCents }) => sum + pendingCents, 0)
  return first === undefined
    ? undefined
    : {
        since: first,
        owedCents: past.reduce((sum, { owedCents }) => sum + sumOfKinds(owedCents), 0),
        charges: past.length,
        disputed: past.filter(({ status }) => status === 'suspend').length,
        ...(reportedCents > 0 ? { reportedCents } : {}),
      }
}

const inflowOf = ({ facility, paidOut, charges }: FacilityRecords): FacilityFigures['inflow'] => [
  ...charges
    .filter(isOpen)
    .map(({ dueDate, owedCents }) => ({ date: dueDate, cents: sumOfKinds(owedCents) })),
  ...paidOut
    .filter(({ status }) => status === 'paid out')
    .flatMap((drawdown) =>
      expectedInflow(
        drawdown.price,
        unbilledOf(drawdown),
        { yearlyNetSalesCents: facility.yearlyNetSalesCents, ...facility.terms },
        drawdown.passThroughFees,
      ),
    ),
]

const principalIn = (lines: readonly PostingLine[]): Cents =>
  lines.find(({ account }) => account === 'principalReceivable')?.amountCents ?? 0

/** Principal that was written off, by drawdown. */
export const readWrittenOff = async (
  table: Table,
  { facilityId, balances }: Facility,
): Promise<Map<string, Cents>> => {
  const written = new Map<string, Cents>()
  if (balances.creditLoss === 0) return written
  for (const kind of ['charge-written-off', 'reversal:charge-written-off'] as const)
    for await (const { chargeId = '', lines } of listPostingsOfKind(table, facilityId, kind)) {
      const drawdownId = drawdownIdOfCharge(chargeId)
      written.set(drawdownId, (written.get(drawdownId) ?? 0) - principalIn(lines))
    }
  return written
}

/** A drawdown's days past due: those of its oldest charge order. */
export const arrearsOfLoan = (drawdownId: string, charges: readonly ChargeOrder[]): ArrearsBucket =>
  charges
    .filter((charge) => charge.drawdownId === drawdownId && isOpen(charge))
    .map(arrearsOf)
    .reduce(longerPastDue, 'not due')

const loansOf = (
  { paidOut, charges }: FacilityRecords,
  writtenOff: ReadonlyMap<string, Cents>,
): LoanFigures[] =>
  paidOut.map((drawdown) => {
    const { drawdownId, price, status } = drawdown
    const uncharged = status === 'paid out' ? principalOf(unbilledOf(drawdown).lots) : 0
    const charged = charges
      .filter((charge) => charge.drawdownId === drawdownId)
      .reduce((sum, { owedCents }) => sum + owedCents.principal, 0)
    return {
      month: price.drawdownDate.slice(0, 7),
      paidOutCents: price.amountCents,
      outstandingCents: uncharged + charged,
      writtenOffCents: writtenOff.get(drawdownId) ?? 0,
      arrears: arrearsOfLoan(drawdownId, charges),
    }
  })

/** A facility's figures from its items, with loans from any source. */
export const facilityFiguresOf = (items: FacilityRecords, loans: readonly LoanFigures[]): FacilityFigures => {
  const { facility, charges, platform } = items
  const { facilityId, companyId, productCode, currency, status, balances } = facility
  const pastDue = pastDueOf(charges)
  return {
    facilityId,
    companyId,
    productCode,
    currency,
    isActive: status === 'active',
    balances,
    platform,
    loans,
    ...(pastDue ? { pastDue } : {}),
    inflow: inflowOf(items),
  }
}

/**
 * A facility's present contribution to the portfolio. Concurrent changes may be partly included: each change triggers
 * another update afterwards. Undefined for an unknown facility.
 */
export const loadFacilityFigures = async (
  table: Table,
  facilityId: string,
): Promise<FacilityFigures | undefined> => {
  const items = await readFacilityRecords(table, facilityId)
  if (!items) return undefined
  return facilityFiguresOf(items, loansOf(items, await readWrittenOff(table, items.facility)))
}
