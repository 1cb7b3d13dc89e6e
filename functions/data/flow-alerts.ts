import type { FlowAlertStatus } from '#shared/flows/flow-alert-states.ts'
import type { FlowRule } from '#shared/flows/flow-rules.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { companyItemKey } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** A rule's finding in a company's receipts and payouts, and the decision on it. Version 0 before it is stored. */
export interface FlowAlert {
  /** Derived from the company, the rule and its facts: the same facts raise it once. */
  alertId: string
  companyId: string
  rule: FlowRule
  lineIds: readonly string[]
  drawdownId?: string
  payer?: string
  cents: Cents
  currency: Currency
  raisedAt: string
  status: FlowAlertStatus
  decidedAt?: string
  decidedBy?: string
  reason?: string
  version: number
}

const prefix = 'FLOWALERT#'

const key = ({ companyId, alertId }: Pick<FlowAlert, 'companyId' | 'alertId'>) =>
  companyItemKey(companyId, `${prefix}${alertId}`)

/** Access pattern: an alert of a company. */
export const findFlowAlert = (
  table: Table,
  alert: Pick<FlowAlert, 'companyId' | 'alertId'>,
): Promise<Item<FlowAlert> | undefined> => table.get<FlowAlert>(key(alert))

/** Access pattern: the alerts of a company, decided ones included. */
export const listFlowAlerts = (table: Table, companyId: string): Promise<Item<FlowAlert>[]> =>
  listCompanyItems<FlowAlert>(table, companyId, prefix)

/** Access pattern: the undecided alerts of all companies, oldest first. */
export const listOpenFlowAlerts = reviewQueueOf<FlowAlert>('flow-alert')

/** Fails if the alert was decided since it was read, or exists. */
export const replaceFlowAlert = (table: Table, alert: FlowAlert): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = alert as Item<FlowAlert>
  const { status, companyId, raisedAt, alertId } = alert
  return replace<FlowAlert>(table, {
    ...fields,
    ...key(alert),
    ...(status === 'open' ? awaitsReview('flow-alert', companyId, raisedAt, alertId) : {}),
    type: 'flow-alert',
  })
}
