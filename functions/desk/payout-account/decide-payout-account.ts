import * as z from 'zod/mini'
import { payoutAccountMayBecome } from '#shared/drawdown/payout-account.ts'
import { recordEvent } from '../../data/events.ts'
import { findPayoutAccount, type PayoutAccount, replacePayoutAccount } from '../../data/payout-accounts.ts'
import type { Deps } from '../../runtime/deps.ts'
import { describedField } from '../engine/act-fields.ts'
import { type Act, type DeskOutcome, deskAct, refuseAct } from '../engine/desk-act.ts'
import { accountFields } from './account-fields.ts'

const schema = z.object({
  ...accountFields,
  version: describedField(
    z.coerce.number().check(z.int(), z.minimum(1)),
    'the version that you have checked; one that was changed since is not decided on',
    '1',
  ),
})

const described = ({ companyId, accountId, status, usableFrom }: PayoutAccount) => ({
  ok: true as const,
  companyId,
  accountId,
  status,
  usableFrom,
})

const changed = refuseAct('changedMeanwhile', 'the payout account was changed since; look again')

const decide = async (
  { companyId, accountId, version }: z.output<typeof schema>,
  decision: 'verified' | 'refused',
  act: Act,
  { table, clock }: Deps,
): Promise<DeskOutcome> => {
  const account = await findPayoutAccount(table, companyId, accountId)
  if (!account) return refuseAct('notFound', `company ${companyId} has no payout account ${accountId}`)
  // The same decision twice is one decision, which incremented the version.
  if (account.status === decision && account.version === version + 1) return described(account)
  if (account.version !== version) return changed
  if (!payoutAccountMayBecome(account.status, decision))
    return refuseAct('wrongState', `the payout account is ${account.status}`)
  const { refuseReason: _former, ...rest } = account
  const decided: PayoutAccount = {
    ...rest,
    status: decision,
    decidedAt: clock().toISOString(),
    ...(decision === 'refused' && act.reason ? { refuseReason: act.reason } : {}),
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
      after: { accountId, version: version + 1, status: decision },
    }),
  })
  if (written.ok) return described(decided)
  const present = await findPayoutAccount(table, companyId, accountId)
  return present?.status === decision && present.version === version + 1 ? described(present) : changed
}

export const verifyPayoutAccountAct = deskAct({
  name: 'payout-account-verify',
  summary: 'Notes that a payout account was verified: money may go there once it has waited its day.',
  fourEyes: true,
  positional: ['companyId', 'accountId', 'version'],
  sensitive: { kinds: ['movesMoney'] },
  schema,
  run: (input, act, deps) => decide(input, 'verified', act, deps),
})

export const refusePayoutAccountAct = deskAct({
  name: 'payout-account-refuse',
  summary: 'Refuses a payout account, a verified one included: no money goes there.',
  positional: ['companyId', 'accountId', 'version'],
  needsReason: true,
  sensitive: {
    kinds: ['movesMoney', 'speaksForLender'],
    whyOnePerson: 'It holds back: no money goes to the account. The seller reads the reason.',
  },
  schema,
  run: (input, act, deps) => decide(input, 'refused', act, deps),
})
