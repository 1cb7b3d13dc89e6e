import type { ActInput } from '#shared/desk/all-acts.ts'
import { payoutAccountMayBecome } from '#shared/drawdown/payout-account.ts'
import { generalRejection } from '#shared/rejections/rejections.ts'
import { recordEvent } from '../../data/events.ts'
import {
  findPayoutAccount,
  type PayoutAccount,
  replacePayoutAccount,
  unblockAccount,
} from '../../data/payout-accounts.ts'
import { maskedNumberOf } from '../../drawdown/describe-payout-account.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'

const described = ({ companyId, accountId, status, usableFrom }: PayoutAccount) => ({
  ok: true as const,
  companyId,
  accountId,
  status,
  usableFrom,
})

/** Which account it is, in an audit entry. */
const numberOf = (account: PayoutAccount) => ({
  bankName: account.bank_name,
  accountNumber: maskedNumberOf(account),
})

const changed = refuseAct('changedMeanwhile', 'the payout account was changed since; look again')

/** Verifies an account again to which the bank refused a transfer. Its version stays: its details are the same. */
const verifyAgain = async (
  account: PayoutAccount,
  act: Act,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<Outcome<'payout-account-verify'>> => {
  const { companyId, accountId, version, status, rejectedTransfer } = account
  const written = await table.transact({
    account: unblockAccount(table, account, clock().toISOString()),
    audit: act.audit({
      companyId,
      before: { accountId, version, status, rejectedTransfer: rejectedTransfer?.reason },
      after: { accountId, version, status, ...numberOf(account) },
    }),
  })
  return written.ok ? described(account) : changed
}

const decide = async (
  { companyId, accountId, version, refusal = generalRejection }: ActInput<'payout-account-refuse'>,
  decision: 'verified' | 'refused',
  act: Act,
  { table, clock }: Deps,
): Promise<Outcome<'payout-account-verify'>> => {
  const account = await findPayoutAccount(table, companyId, accountId)
  if (!account) return refuseAct('notFound', `company ${companyId} has no payout account ${accountId}`)
  // A repeated decision is idempotent: the first one incremented the version.
  if (account.status === decision && account.version === version + 1) return described(account)
  if (account.version !== version) return changed
  if (account.status === 'verified' && decision === 'verified' && account.rejectedTransfer)
    return verifyAgain(account, act, { table, clock })
  if (!payoutAccountMayBecome(account.status, decision))
    return refuseAct('wrongState', `the payout account is ${account.status}`)
  const { refuseReason: _reason, refusal: _refusal, ...rest } = account
  const decided: PayoutAccount = {
    ...rest,
    status: decision,
    decidedAt: clock().toISOString(),
    ...(decision === 'refused' && act.reason ? { refuseReason: act.reason } : {}),
    ...(decision === 'refused' ? { refusal } : {}),
  }
  const written = await table.transact({
    account: replacePayoutAccount(table, decided),
    event: recordEvent(
      table,
      { name: 'payout-account-decided', companyId, accountId, version: version + 1, decision },
      `payout-account-decided:${companyId}:${accountId}:${version}`,
      clock(),
    ),
    audit: act.audit({
      companyId,
      before: { accountId, version, status: account.status },
      after: {
        accountId,
        version: version + 1,
        status: decision,
        ...numberOf(account),
        ...(decision === 'refused' ? { refusal } : {}),
      },
    }),
  })
  if (written.ok) return described(decided)
  const present = await findPayoutAccount(table, companyId, accountId)
  return present?.status === decision && present.version === version + 1 ? described(present) : changed
}

export const verifyPayoutAccountAct: RunAct<'payout-account-verify'> = (input, act, deps) =>
  decide(input, 'verified', act, deps)

export const refusePayoutAccountAct: RunAct<'payout-account-refuse'> = (input, act, deps) =>
  decide(input, 'refused', act, deps)
