import { payoutAccountStateAt } from '#shared/drawdown/payout-account.ts'
import { findCompany } from '../../data/companies.ts'
import {
  accountNumberContext,
  findPayoutAccount,
  listPayoutAccounts,
  listUnverifiedAccounts,
  type PayoutAccount,
} from '../../data/payout-accounts.ts'
import { maskedNumberOf } from '../../drawdown/describe-payout-account.ts'
import { withCompanyNames } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'

const listed = (account: PayoutAccount, now: Date) => ({
  companyId: account.companyId,
  accountId: account.accountId,
  version: account.version,
  state: payoutAccountStateAt(account, now),
  status: account.status,
  usableFrom: account.usableFrom,
  currency: account.currency,
  bankName: account.bank_name,
  swiftCode: account.swift_code,
  accountName: account.account_name,
  relationType: account.relation_type,
  accountNumber: maskedNumberOf(account),
  changedAt: account.changedAt,
})

export const listPayoutAccountsAct: RunAct<'payout-account-list'> = async (
  { companyId, ...asked },
  { actor },
  { table, clock },
) => {
  const describe = (account: PayoutAccount) => listed(account, clock())
  if (companyId) {
    if (!(await findCompany(table, companyId)))
      return refuseAct('notFound', `there is no company ${companyId}`)
    const accounts = await listPayoutAccounts(table, companyId)
    return { ok: true, accounts: await withCompanyNames(accounts, describe, table) }
  }
  const { waiting, ...page } = await workQueuePage(
    {
      kind: 'payout-account',
      list: (limit, after) => listUnverifiedAccounts(table, limit, after),
      describe,
    },
    asked,
    actor,
    { table, clock },
  )
  return { ok: true, accounts: waiting, ...page }
}

export const showPayoutAccountAct: RunAct<'payout-account-show'> = async (
  { companyId, accountId },
  _act,
  { table, seal, clock },
) => {
  const account = await findPayoutAccount(table, companyId, accountId)
  if (!account) return refuseAct('notFound', `company ${companyId} has no payout account ${accountId}`)
  const { region, branch, address, changedBy, refuseReason, sealedAccountNumber } = account
  return {
    ok: true,
    ...listed(account, clock()),
    accountNumber: await seal.open(sealedAccountNumber, accountNumberContext(companyId)),
    region,
    branch,
    address,
    changedBy,
    refuseReason,
  }
}
