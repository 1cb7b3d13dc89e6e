import type { PayoutObstacle } from '#shared/desk/payout-obstacles.ts'
import { changeDelayMs, isPayoutAccountUsableAt } from '#shared/drawdown/payout-account.ts'
import type { Drawdown } from '../../data/drawdowns.ts'
import { expectUsable, findPayoutAccount, type NamedAccount } from '../../data/payout-accounts.ts'
import type { Write } from '../../data/table.ts'
import { maskedNumberOf } from '../../drawdown/describe-payout-account.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import type { Obstacle } from './payout-obstacle.ts'

/** The destination of a drawdown's money, as acts show it. */
export const describeNamedAccount = (named: NamedAccount) => ({
  accountId: named.id,
  version: named.version,
  bankName: named.bankName,
  accountNumber: maskedNumberOf(named),
})

const obstacle = (code: PayoutObstacle, message: string): Obstacle => ({
  code,
  refusal: refuseAct('ruleBroken', message),
})

/** Why the drawdown's account cannot be paid into at present. */
export const accountObstacle = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { payoutAccount: named, companyId }: Drawdown,
): Promise<Obstacle | undefined> => {
  if (!named) return obstacle('no account', 'the drawdown names no payout account: reject it')
  const { id, version } = named
  const account = await findPayoutAccount(table, companyId, id)
  if (!account) return obstacle('account missing', `there is no payout account ${id}`)
  const { status, usableFrom, rejectedTransfer } = account
  if (status === 'removed') return obstacle('account removed', `payout account ${id} was removed`)
  if (account.version !== version)
    return obstacle(
      'account changed',
      `payout account ${id} was changed after the drawdown named it: version ${version} then, ${account.version} now`,
    )
  if (rejectedTransfer && status === 'verified')
    return obstacle(
      'account rejected',
      `the bank refused a transfer to payout account ${id} (${rejectedTransfer.reason}): verify it again`,
    )
  if (isPayoutAccountUsableAt(account, clock())) return undefined
  if (status !== 'verified') return obstacle('account unverified', `payout account ${id} is ${status}`)
  return obstacle(
    'account waits its day',
    `payout account ${id} was changed less than ${changeDelayMs / 3_600_000} hours ago: nothing is paid to it before ${usableFrom}`,
  )
}

/**
 * Checks a drawdown's payout account: the refusal if it cannot be paid into at present, otherwise the condition check
 * for the act's transaction.
 */
export const checkPayoutAccount = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  drawdown: Drawdown,
): Promise<DeskRefusal | { ok: true; named: NamedAccount; usable: Write }> => {
  const { payoutAccount: named, companyId } = drawdown
  const against = await accountObstacle({ table, clock }, drawdown)
  if (against) return against.refusal
  if (!named) throw new Error(`drawdown ${drawdown.drawdownId} names no account`)
  return { ok: true, named, usable: expectUsable(table, companyId, named, clock()) }
}
