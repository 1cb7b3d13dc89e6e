import type { PayoutView } from '#shared/desk/payments.ts'
import type { WorkQueueRow } from '#shared/desk/work-responses.ts'
import { payoutAccountStateAt } from '#shared/drawdown/payout-account.ts'
import { payBy } from '#shared/drawdown/payout-time.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { type Drawdown, listApprovedDrawdowns, payoutWaitsSince } from '../../data/drawdowns.ts'
import { findFacility } from '../../data/facilities.ts'
import { findPayoutAccount, type NamedAccount } from '../../data/payout-accounts.ts'
import { maskedNumberOf } from '../../drawdown/describe-payout-account.ts'
import type { Deps } from '../../runtime/deps.ts'
import { examinePayout, unaccepted } from '../drawdown/examine-payout.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { pageWorkQueue } from '../engine/work-queue-page.ts'

const describeAccount = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  companyId: string,
  named: NamedAccount,
): Promise<PayoutView['account']> => {
  const account = await findPayoutAccount(table, companyId, named.id)
  const state = !account
    ? 'missing'
    : account.version === named.version
      ? payoutAccountStateAt(account, clock())
      : 'changed'
  return {
    accountId: named.id,
    version: named.version,
    bankName: named.bankName,
    accountNumber: maskedNumberOf(named),
    state,
    verifiedSince: state === 'verified' ? (account?.decidedAt ?? null) : null,
    rejectedTransfer: account?.rejectedTransfer
      ? { at: account.rejectedTransfer.at, reason: account.rejectedTransfer.reason }
      : null,
  }
}

const describePayout = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  drawdown: Drawdown,
): Promise<Omit<PayoutView, keyof WorkQueueRow>> => {
  const { table, clock } = deps
  const { companyId, facilityId, drawdownId, payoutAccount: named } = drawdown
  const [company, facility, account] = await Promise.all([
    findCompany(table, companyId),
    findFacility(table, facilityId),
    named ? describeAccount(deps, companyId, named) : null,
  ])
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const examined = await examinePayout(deps, { facility, drawdown }, businessDate(clock()))
  // Acceptable obstacles are listed separately.
  const { arrears } = examined
  const [first] = unaccepted(examined, { warningAccepted: true, arrearsAccepted: true })
  const waitsSince = payoutWaitsSince(drawdown)
  return {
    facilityId,
    drawdownId,
    companyId,
    ...companyNamesOf(company),
    currency: drawdown.currency,
    amount: decimalFromCents(drawdown.price.amountCents),
    net: decimalFromCents(payoutCentsOf(examined.price)),
    approvedAt: drawdown.decidedAt ?? null,
    approvedBy: drawdown.decidedBy ?? null,
    secondedBy: drawdown.secondedBy ?? null,
    waitsSince,
    payBy: payBy(waitsSince),
    account,
    overdue: arrears ? { chargeId: arrears.chargeId, dueDate: arrears.dueDate } : null,
    heldUpBy: first?.code ?? null,
    batchId: drawdown.payoutBatchId ?? null,
  }
}

export const listPayoutsAct: RunAct<'payout-list'> = async (asked, { actor }, deps) => {
  const { waiting, cursor } = await pageWorkQueue(
    { kind: 'payout', list: (limit, after) => listApprovedDrawdowns(deps.table, limit, after) },
    asked,
    actor,
    deps,
  )
  return {
    ok: true,
    payouts: await Promise.all(
      waiting.map(async ({ row, work }) => ({ ...(await describePayout(deps, row)), ...work })),
    ),
    cursor: cursor ?? null,
  }
}
