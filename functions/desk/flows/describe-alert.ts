import { decimalFromCents } from '#shared/money/cents.ts'
import type { FlowAlert } from '../../data/flow-alerts.ts'

export const describeAlert = ({
  alertId,
  companyId,
  rule,
  payer,
  cents,
  currency,
  lineIds,
  drawdownId,
  raisedAt,
}: FlowAlert) => ({
  alertId,
  companyId,
  flowRule: rule,
  payerName: payer ?? null,
  amount: decimalFromCents(cents),
  currency,
  lines: lineIds.length,
  drawdownId: drawdownId ?? null,
  raisedAt,
})
