import { matchFlowRules, type Payout, type Receipt } from '#shared/flows/flow-rules.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { findCompany } from '../data/companies.ts'
import { type BookedReceipt } from '../data/company-receipts.ts'
import { listDrawdowns } from '../data/drawdowns.ts'
import { emitRiskRatingDue } from '../data/emit-risk-rating-due.ts'
import { type FlowAlert, listFlowAlerts, replaceFlowAlert } from '../data/flow-alerts.ts'
import { listPayoutAccounts } from '../data/payout-accounts.ts'
import { sha256Of } from '../data/sha256.ts'
import { findStatementLines } from '../data/statement-lines.ts'
import type { Table, Write } from '../data/table.ts'

/** Payouts within the window are among the latest drawdowns. */
const latestDrawdowns = 30

const loadPayouts = async (table: Table, companyId: string): Promise<Payout[]> => {
  const [{ items }, accounts] = await Promise.all([
    listDrawdowns(table, companyId, { limit: latestDrawdowns }),
    listPayoutAccounts(table, companyId),
  ])
  return items.flatMap(({ drawdownId, currency, price, paidOutAt, payoutAccount }) =>
    paidOutAt
      ? {
          drawdownId,
          currency,
          cents: payoutCentsOf(price),
          paidOn: price.drawdownDate,
          holder: accounts.find(({ accountId }) => accountId === payoutAccount?.id)?.account_name,
          lastFour: payoutAccount?.lastFour,
          numberLength: payoutAccount?.numberLength,
        }
      : [],
  )
}

const loadReceipts = async (table: Table, receipts: readonly BookedReceipt[]): Promise<Receipt[]> => {
  const lineIds = [...new Set(receipts.map(({ lineId }) => lineId))]
  const lines = await findStatementLines(table, lineIds)
  const byId = new Map(lineIds.map((lineId, index) => [lineId, lines[index]]))
  return receipts.map(({ part: _part, ...receipt }) => {
    const line = byId.get(receipt.lineId)
    return { ...receipt, payerName: line?.payerName, payerAccount: line?.payerAccount }
  })
}

/** The writes of the alerts that the rules raise on a company's flows; none if all of them were raised before. */
export const evaluateFlows = async (
  deps: { table: Table; clock: () => Date },
  companyId: string,
  booked: readonly BookedReceipt[],
): Promise<Record<string, Write>> => {
  const { table, clock } = deps
  const [company, receipts, payouts, known] = await Promise.all([
    findCompany(table, companyId),
    loadReceipts(table, booked),
    loadPayouts(table, companyId),
    listFlowAlerts(table, companyId),
  ])
  const names = [company?.registerNameEn, company?.registerNameCn].filter((name) => name !== undefined)
  const knownIds = new Set(known.map(({ alertId }) => alertId))
  const raisedAt = clock().toISOString()
  const alerts = matchFlowRules({ receipts, payouts, names })
    .map(
      ({ key, ...found }): FlowAlert => ({
        ...found,
        alertId: sha256Of(JSON.stringify([companyId, found.rule, key])).slice(0, 32),
        companyId,
        raisedAt,
        status: 'open',
        version: 0,
      }),
    )
    .filter(({ alertId }) => !knownIds.has(alertId))
  const [first] = alerts
  if (!first) return {}
  return {
    ...Object.fromEntries(alerts.map((alert) => [`alert ${alert.alertId}`, replaceFlowAlert(table, alert)])),
    rating: emitRiskRatingDue(deps, companyId, `alert:${first.alertId}`),
  }
}
