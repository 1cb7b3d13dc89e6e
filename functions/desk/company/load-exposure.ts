import { type Exposure, exposureStopsOf } from '#shared/desk/exposure.ts'
import { riskLevelOf, riskReasonsOf } from '#shared/kyc/risk-level.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { daysPastDue, isInArrears } from '#shared/repayment/charge-order-aging.ts'
import { openDispute } from '#shared/repayment/dispute.ts'
import { comparableNames } from '#shared/repayment/payer-names.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargesFrom } from '../../data/charge-orders.ts'
import { collect } from '../../data/collect.ts'
import { findCreditApplication } from '../../data/credit-applications.ts'
import { type Facility, listCompanyFacilities } from '../../data/facilities.ts'
import { findKyc } from '../../data/kyc.ts'
import { findRiskRating, kycReviewDueOn, ratingInForce } from '../../data/risk-ratings.ts'
import { listLinesByReference, listLinesOfPayer } from '../../data/statement-line-index.ts'
import { isBookable, isDebit, remainingCents, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { loadRisk } from '../kyc/load-risk.ts'
import { loadReportedTransfers, type ReportedTransfers } from '../payments/reported-transfers.ts'
import { shownReasons } from '../risk-rating/shown-reasons.ts'
import { troublesOf } from '../work/shop-troubles.ts'

/** The maximum number of lines examined for each name and reference: the latest ones. */
const maxLines = 20
const maxReferences = 10

const pastDueOf = (charges: readonly ChargeOrder[], today: string): Exposure['pastDue'] =>
  [
    ...Map.groupBy(
      charges.filter((charge) => isInArrears(charge, today)),
      ({ facilityId }) => facilityId,
    ),
  ].map(([facilityId, late]) => {
    // Ids, and so the charges, are in the order of due dates.
    const since = late[0]?.dueDate ?? today
    return {
      facilityId,
      currency: late[0]?.currency ?? '',
      since,
      daysPastDue: daysPastDue(since, today),
      owedCents: late.reduce((sum, { owedCents }) => sum + sumOfKinds(owedCents), 0),
      bills: late.length,
    }
  })

const reportedOf = (
  { payments, payoffs }: ReportedTransfers,
  facilities: readonly Facility[],
): Exposure['reportedTransfers'] => {
  const currencyOf = (id: string) => facilities.find(({ facilityId }) => facilityId === id)?.currency ?? ''
  return [
    ...payments
      .filter(({ deduction }) => !deduction)
      .map(({ paymentId, ...payment }) => ({ id: paymentId, ...payment })),
    ...payoffs.map(({ drawdownId, ...payoff }) => ({ id: drawdownId, ...payoff })),
  ].map(({ id, facilityId, reportedCents, reportedAt }) => ({
    id,
    facilityId,
    currency: currencyOf(facilityId),
    reported: decimalFromCents(reportedCents),
    reportedAt,
  }))
}

const disputesOf = (charges: readonly ChargeOrder[]): Exposure['openDisputes'] =>
  charges.flatMap((charge) => {
    const dispute = charge.status === 'suspend' ? openDispute(charge) : undefined
    const { chargeId, facilityId, currency, dueDate, owedCents } = charge
    return dispute
      ? [
          {
            chargeId,
            facilityId,
            currency,
            dueDate,
            owedCents: sumOfKinds(owedCents),
            raisedAt: dispute.raisedAt,
          },
        ]
      : []
  })

/** Undecided credits that may be the company's: by a payer of one of its names, or by a reference of its debts. */
export const findLinesOf = async (
  table: Table,
  names: readonly (string | undefined)[],
  drawdownIds: readonly string[],
): Promise<StatementLine[]> => {
  const found = await Promise.all([
    ...comparableNames(names).map((name) => listLinesOfPayer(table, name, maxLines)),
    ...[...new Set(drawdownIds)]
      .slice(-maxReferences)
      .map((id) => listLinesByReference(table, transferReference(id), maxLines)),
  ])
  return [...new Map(found.flat().map((line) => [line.lineId, line])).values()].toSorted((a, b) =>
    b.valueDate.localeCompare(a.valueDate),
  )
}

/** A company's standing at a decision; undefined without the company. */
export const loadExposure = async (
  table: Table,
  companyId: string,
  now: Date,
  { showsPayers, showsAlerts }: { showsPayers: boolean; showsAlerts: boolean },
): Promise<Exposure | undefined> => {
  const today = businessDate(now)
  const [risk, facilities, reported, charges, rating] = await Promise.all([
    loadRisk(table, companyId, now),
    listCompanyFacilities(table, companyId),
    loadReportedTransfers(table, companyId),
    collect(listChargesFrom(table, companyId, '')),
    findRiskRating(table, companyId),
  ])
  if (!risk) return undefined
  const { company, shops, accounts, signals } = risk
  const owing = charges.filter(({ owedCents }) => sumOfKinds(owedCents) > 0)
  const verified = accounts.filter(({ status }) => status === 'verified')
  const [lines, kyc, applications] = await Promise.all([
    findLinesOf(
      table,
      [company.registerNameEn, company.registerNameCn, ...verified.map((account) => account.account_name)],
      owing.map(({ drawdownId }) => drawdownId),
    ),
    company.kycId ? findKyc(table, companyId, company.kycId) : undefined,
    Promise.all(facilities.map(({ productCode }) => findCreditApplication(table, companyId, productCode))),
  ])
  const found: Omit<Exposure, 'stops'> = {
    companyId,
    asOf: today,
    pastDue: pastDueOf(charges, today),
    reportedTransfers: reportedOf(reported, facilities),
    bankLines: lines
      .filter((line) => isBookable(line) && !isDebit(line))
      .map((line) => ({
        lineId: line.lineId,
        valueDate: line.valueDate,
        remaining: decimalFromCents(remainingCents(line)),
        currency: line.currency,
        payerName: showsPayers ? (line.payerName ?? null) : null,
      })),
    openDisputes: disputesOf(charges),
    shopsInTrouble: shops
      .filter(({ unlinkedAt }) => unlinkedAt === undefined)
      .map((shop) => ({ shopId: shop.shopId, shop: shop.name, troubles: troublesOf(shop, now) }))
      .filter(({ troubles }) => troubles.length > 0),
    riskLevel: riskLevelOf(signals),
    riskReasons: riskReasonsOf(signals),
    riskRating: rating?.reviewed ? ratingInForce(rating) : null,
    ratingReasons: shownReasons(rating?.reasons ?? [], { showsAlerts }).map(({ reason }) => reason),
    kycReviewDueOn: (rating && kycReviewDueOn(rating)) ?? null,
    kycApprovedAt: kyc?.reviews?.findLast(({ decision }) => decision === 'approved')?.decidedAt ?? null,
    reviews: facilities.map(({ facilityId, nextReviewDate }, at) => ({
      facilityId,
      limitDecidedAt: applications[at]?.decidedAt ?? null,
      nextReviewDate,
    })),
  }
  return { ...found, stops: exposureStopsOf(found) }
}
