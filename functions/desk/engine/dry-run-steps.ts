import type { DryRunStep } from '#shared/desk/dry-run.ts'
import { type Company, findCompany } from '../../data/companies.ts'
import { currencyOfWrites } from '../../data/currency-of-writes.ts'
import { createDryRunTable, type DryRunWrites } from '../../data/dry-run-table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { companyNamesOf } from './company-names.ts'
import type { DeskOutcome } from './desk-act.ts'
import { type ActRun, type PendingAct, performAct } from './perform-act.ts'
import { describeChanges } from './preview-act.ts'

interface Entry {
  companyId?: string
  before: unknown
  after: unknown
}

/** The audit entry of one transaction. */
const entryOf = ({ writes }: DryRunWrites): Entry | undefined => {
  const entry = writes.find((write) => write.kind === 'put' && write.item.type === 'audit')
  return entry?.kind === 'put' ? (entry.item as unknown as Entry) : undefined
}

/** The simulated transactions of an act in sequence, with its response. */
interface DryRunOutcome {
  outcome: DeskOutcome
  simulated: readonly DryRunWrites[]
  pending: readonly PendingAct[]
}

/** Simulates an act with several transactions to its end: each sees the simulated results of the previous ones. */
export const dryRunAct = async (run: Omit<ActRun, 'commit'>, deps: Deps): Promise<DryRunOutcome> => {
  const simulated: DryRunWrites[] = []
  const pending: PendingAct[] = []
  const table = createDryRunTable(deps.table, (writes) => simulated.push(writes))
  const files: Deps['files'] = { ...deps.files, write: async () => {} }
  const commit: ActRun['commit'] = async (part) => {
    const landed = await table.transact(part.writes)
    if (landed.ok) pending.push(part)
    return landed
  }
  const outcome = await performAct({ ...run, commit }, { ...deps, table, files })
  return { outcome, simulated, pending }
}

/** The steps of a simulated act, for display. */
export const describeSteps = async (
  { outcome, simulated }: DryRunOutcome,
  { table }: Pick<Deps, 'table'>,
): Promise<DeskOutcome> => {
  if (!outcome.ok) return outcome
  const companies = new Map<string, Company | undefined>()
  const parts: DryRunStep[] = []
  for (const part of simulated) {
    const { companyId, before = null, after = null } = entryOf(part) ?? {}
    if (companyId && !companies.has(companyId)) companies.set(companyId, await findCompany(table, companyId))
    const company = companyId ? companies.get(companyId) : undefined
    parts.push({
      companyId: companyId ?? null,
      ...companyNamesOf(company),
      currency: currencyOfWrites(part.writes, part.before) ?? null,
      before,
      after,
    })
  }
  const [first] = parts
  const single =
    parts.length === 1 && first
      ? { ...(first.currency ? { currency: first.currency } : {}), before: first.before, after: first.after }
      : {}
  const changes = simulated.flatMap(({ writes, before }) => describeChanges(writes, before))
  return { ...outcome, dryRun: true, ...single, parts, changes }
}
