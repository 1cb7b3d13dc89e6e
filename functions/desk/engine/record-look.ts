import type { Deps } from '../../runtime/deps.ts'
import { auditRecorder, type Person } from './audit-recorder.ts'
import type { DeskAct, DeskOutcome } from './desk-act.ts'

/** What an entry names of what was looked at. All else would bring personal data into the audit. */
const ids = ['companyId', 'kycId', 'facilityId', 'drawdownId', 'accountId', 'userId', 'batchId'] as const

const named = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    ids.flatMap((id) => (typeof values[id] === 'string' ? [[id, values[id]] as const] : [])),
  ),
  // Of a search, whom it told of.
  ...(Array.isArray(values['companyIds']) ? { companyIds: values['companyIds'] } : {}),
})

/** Writes down who looked at personal data. What cannot be written down is not shown: this throws. */
export const recordLook = async (
  action: DeskAct,
  input: Record<string, unknown>,
  outcome: DeskOutcome,
  person: Person,
  deps: Deps,
): Promise<void> => {
  const after = named({ ...(outcome.ok ? outcome : {}), ...input })
  const companyId = after['companyId']
  await deps.table.write(
    auditRecorder(action.name, person, deps).audit({
      ...(typeof companyId === 'string' ? { companyId } : {}),
      isLook: true,
      before: null,
      after,
    }),
  )
}
