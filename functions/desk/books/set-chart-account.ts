import { defaultChart } from '#shared/books/chart-of-accounts.ts'
import { findChartEntry, replaceChartEntry } from '../../data/chart-entries.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const setChartAccountAct: RunAct<'chart-account-set'> = async (
  { account, code, name },
  act,
  { table, clock },
) => {
  const former = await findChartEntry(table, account)
  const outcome = { ok: true as const, account, code, name }
  const before = former ?? defaultChart[account]
  // A repeated request changes nothing.
  if (former?.code === code && former.name === name) return outcome
  const entry = {
    account,
    code,
    name,
    setBy: act.actor,
    setAt: clock().toISOString(),
    version: former?.version ?? 0,
  }
  const written = await table.transact({
    entry: replaceChartEntry(table, entry),
    audit: act.audit({
      before: { account, code: before.code, name: before.name },
      after: { account, code, name },
    }),
  })
  return written.ok ? outcome : refuseAct('changedMeanwhile', 'the account was set at the same moment')
}
