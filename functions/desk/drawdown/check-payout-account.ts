import type { PayoutObstacle } from '#shared/desk/payout-obstacles.ts'
import { changeDelayMs, isUsableAt } from '#shared/drawdown/payout-account.ts'
import type { Drawdown } from '../../data/drawdowns.ts'
import { expectUsable, findPayoutAccount, type NamedAccount } from '../../data/payout-accounts.ts'
import type { Write } from '../../data/table.ts'
import { maskedNumberOf } from '../../drawdown/describe-payout-account.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import type { Obstacle } from './payout-obstacle.ts'

/** Where a drawdown's money goes, as an act tells it. */
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

/** Why the money of a drawdown may not go to the account that it names now. */
export const accountObstacle = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { payoutAccount: named, companyId }: Drawdown,
): Promise<Obstacle | undefined> => {
  if (!named) return obstacle('no account', 'the drawdown names no payout account: reject it')
  const { id, version } = named
  const account = await findPayoutAccount(table, companyId, id)
  if (!account) return obstacle('account missing', `there is no payout account ${id}`)
  const { status, usableFrom } = account
  if (status === 'removed') return obstacle('account removed', `payout account ${id} was removed`)
  if (account.version !== version)
    return obstacle(
      'account changed',
      `payout account ${id} was changed after the drawdown named it: version ${version} then, ${account.version} now`,
    )
  if (isUsableAt(account, clock())) return undefined
  if (status !== 'verified') return obstacle('account unverified', `payout account ${id} is ${status}`)
  return obstacle(
    'account waits its day',
    `payout account ${id} was changed less than ${changeDelayMs / 3_600_000} hours ago: nothing is paid to it before ${usableFrom}`,
  )
}

/**
 * Holds a drawdown to the account that it names: the refusal where its money may not go there now, and otherwise the
 * write by which the act lands only while that is so.
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
