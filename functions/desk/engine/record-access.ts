import { findFacility } from '../../data/facilities.ts'
import { writeAll } from '../../data/write-all.ts'
import type { Deps } from '../../runtime/deps.ts'
import { auditRecorder, type Person } from './audit-recorder.ts'
import type { DeskAct, DeskOutcome } from './desk-act.ts'

/** The ids in an entry about an access. Anything else would bring personal data into the audit. */
const ids = [
  'companyId',
  'kycId',
  'facilityId',
  'drawdownId',
  'chargeId',
  'paymentId',
  'requestId',
  'renewalId',
  'accountId',
  'userId',
  'batchId',
  'lineId',
  'statementId',
  'proposalId',
] as const

/** The companies in the results of a search or a list. */
const companiesTold = (outcome: Record<string, unknown>): string[] => {
  const { companyIds } = outcome
  if (Array.isArray(companyIds)) return companyIds as string[]
  const rows = Object.values(outcome).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
  return [
    ...new Set(
      rows.flatMap((row) => {
        const { companyId } = Object(row) as { companyId?: unknown }
        return typeof companyId === 'string' ? companyId : []
      }),
    ),
  ]
}

const named = (outcome: Record<string, unknown>, input: Record<string, unknown>): Record<string, unknown> => {
  const values = { ...outcome, ...input }
  const companyIds = companiesTold(outcome)
  return {
    ...Object.fromEntries(
      ids.flatMap((id) => (typeof values[id] === 'string' ? [[id, values[id]] as const] : [])),
    ),
    ...(companyIds.length > 0 ? { companyIds } : {}),
  }
}

/** The company of an access, also where only its facility is named. */
const companyOf = async (
  { companyId, facilityId }: Record<string, unknown>,
  { table }: Pick<Deps, 'table'>,
): Promise<string | undefined> => {
  if (typeof companyId === 'string') return companyId
  return typeof facilityId === 'string' ? (await findFacility(table, facilityId))?.companyId : undefined
}

/** Records who accessed what. Throws if it cannot be recorded, so that nothing is shown without a record. */
export const recordAccess = async (
  action: DeskAct,
  input: Record<string, unknown>,
  outcome: DeskOutcome,
  person: Person,
  deps: Deps,
  isDryRun = false,
): Promise<void> => {
  const shown = named(outcome.ok ? outcome : {}, input)
  const after = isDryRun ? { ...shown, dryRun: true } : shown
  const recorder = auditRecorder(action, person, deps)
  const record = (companyId: string | undefined, view: object) =>
    recorder.audit({
      ...(companyId ? { companyId } : {}),
      isLook: true,
      ...(isDryRun || action.reads !== 'personal data' ? { isRoutine: true } : {}),
      before: null,
      after: view,
    })
  await writeAll(
    deps.table,
    action.filedWithEach
      ? companiesTold(outcome.ok ? outcome : {}).map((companyId) => record(companyId, { companyId }))
      : [record(await companyOf(shown, deps), after)],
  )
}
