import { changeDelayMs, isUsableAt } from '#shared/drawdown/payout-account.ts'
import type { Drawdown } from '../../data/drawdowns.ts'
import { expectUsable, findPayoutAccount, type NamedAccount } from '../../data/payout-accounts.ts'
import type { Table, Write } from '../../data/table.ts'
import { maskedNumberOf } from '../../drawdown/describe-payout-account.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/** Where a drawdown's money goes, as an act tells it. */
export const describeNamedAccount = (named: NamedAccount) => ({
  accountId: named.id,
  version: named.version,
  bankName: named.bankName,
  accountNumber: maskedNumberOf(named),
})

const refusalOf = async (
  table: Table,
  { companyId }: Drawdown,
  { id, version }: NamedAccount,
  now: Date,
): Promise<DeskRefusal | undefined> => {
  const account = await findPayoutAccount(table, companyId, id)
  if (!account) return refuseAct('ruleBroken', `there is no payout account ${id}`)
  const { status, usableFrom } = account
  if (status === 'removed') return refuseAct('ruleBroken', `payout account ${id} was removed`)
  if (account.version !== version)
    return refuseAct(
      'ruleBroken',
      `payout account ${id} was changed after the drawdown named it: version ${version} then, ${account.version} now`,
    )
  if (isUsableAt(account, now)) return undefined
  if (status !== 'verified') return refuseAct('ruleBroken', `payout account ${id} is ${status}`)
  return refuseAct(
    'ruleBroken',
    `payout account ${id} was changed less than ${changeDelayMs / 3_600_000} hours ago: nothing is paid to it before ${usableFrom}`,
  )
}

/**
 * Holds a drawdown to the account that it names: the refusal where its money may not go there now, and otherwise the
 * write by which the act lands only while that is so.
 */
export const holdToAccount = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  drawdown: Drawdown,
): Promise<DeskRefusal | { ok: true; named: NamedAccount; usable: Write }> => {
  const { payoutAccount: named, companyId } = drawdown
  if (!named) return refuseAct('ruleBroken', 'the drawdown names no payout account: reject it')
  const now = clock()
  const refusal = await refusalOf(table, drawdown, named, now)
  return refusal ?? { ok: true, named, usable: expectUsable(table, companyId, named, now) }
}
