import { isDeepStrictEqual } from 'node:util'
import { nextSuspicionStatuses, type SuspicionStatus } from '#shared/suspicions/suspicion-states.ts'
import { findSuspicion, replaceSuspicion, type Suspicion } from '../../data/suspicions.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, refuseAct } from '../engine/desk-act.ts'

/** Changes a suspicion of the register, in one of the states that the change begins from. Repeated, it does nothing. */
export const changeSuspicion = async (
  suspicionId: string,
  {
    to,
    with: change,
    isSame,
  }: {
    /** The state from then on; undefined for a change within a reported one. */
    to?: SuspicionStatus
    with: Partial<Suspicion>
    /** Whether the stored suspicion has this change already. */
    isSame: (stored: Suspicion) => boolean
  },
  act: Act,
  { table }: Pick<Deps, 'table'>,
) => {
  const stored = await findSuspicion(table, suspicionId)
  if (!stored) return refuseAct('notFound', `the register has no suspicion ${suspicionId}`)
  const { status } = stored
  const outcome = (next: Suspicion) => ({
    ok: true as const,
    suspicionId,
    suspicionStatus: next.status,
  })
  if (isSame(stored)) return outcome(stored)
  if (to ? !nextSuspicionStatuses[status].includes(to) : status !== 'reported')
    return refuseAct('wrongState', `the suspicion is ${status}`)
  const next: Suspicion = { ...stored, ...change, ...(to ? { status: to } : {}) }
  const written = await table.transact({
    suspicion: replaceSuspicion(table, next),
    audit: act.audit({
      ...(stored.companyId ? { companyId: stored.companyId } : {}),
      before: { suspicionId, suspicionStatus: status },
      after: { suspicionId, suspicionStatus: next.status },
    }),
  })
  return written.ok
    ? outcome(next)
    : refuseAct('changedMeanwhile', 'the suspicion was changed at the same moment; look again')
}

/** Whether fields of a stored suspicion are those of a change. */
export const hasAll = (stored: Suspicion, change: Partial<Suspicion>): boolean =>
  Object.entries(change).every(([name, value]) => isDeepStrictEqual(stored[name as keyof Suspicion], value))
