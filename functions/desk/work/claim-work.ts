import { confidentialWorkKinds, mayHandleWork } from '#shared/desk/work.ts'
import type { WorkClaimed } from '#shared/desk/work-responses.ts'
import { findDeskPerson, listDeskPeople } from '../../data/desk-people.ts'
import { findWorkClaim, removeWorkClaim, replaceWorkClaim, type WorkClaim } from '../../data/work-claims.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { permittedActNames } from '../engine/permitted-acts.ts'
import { findWork, type Named, refuseClaimed, workConditionChecks, workView } from './find-work.ts'

const noLonger = ({ queue, workId }: Named) =>
  refuseAct('changedMeanwhile', `${queue} ${workId} was changed at the same moment; look again`)

/** Assigns a waiting item, and reports the assignee if another call was faster. */
const assign = async (
  named: Named,
  found: { item: Parameters<typeof workConditionChecks>[1]; held: WorkClaim | undefined },
  to: Pick<WorkClaim, 'holder' | 'handedOver'>,
  act: Act,
  { table, clock }: Deps,
) => {
  const { queue, workId } = named
  const { item, held } = found
  const since = clock().toISOString()
  const { holder } = to
  const next: WorkClaim = { kind: queue, workId, ...to, since, version: held?.version ?? 0 }
  const written = await table.transact<string>({
    held: replaceWorkClaim(table, next),
    ...(await workConditionChecks(queue, item, { reviewer: holder, takenAt: since }, table)),
    audit: act.audit({
      ...(confidentialWorkKinds.includes(queue) ? { isConfidential: true as const } : {}),
      ...(item.companyId ? { companyId: item.companyId } : {}),
      before: { queue, workId, takenBy: held?.holder ?? null },
      // A note is in the claim alone: it may have personal data.
      after: { queue, workId, takenBy: holder },
    }),
  })
  if (written.ok) return { ok: true as const, ...workView(named, item, next) }
  const present = await findWorkClaim(table, queue, workId)
  return present && present.holder !== held?.holder ? refuseClaimed(present) : noLonger(named)
}

const claim = async (named: Named, from: string | undefined, act: Act, deps: Deps) => {
  const found = await findWork(named, act, deps.table)
  if (!found.ok) return found
  const { item, held } = found
  if (held?.holder === act.actor) return { ok: true as const, ...workView(named, item, held) }
  if (held && held.holder !== from?.toLowerCase()) return refuseClaimed(held)
  return assign(named, found, { holder: act.actor }, act, deps)
}

export const claimWorkAct: RunAct<'work-claim'> = ({ from, ...named }, act, deps) =>
  claim(named, from, act, deps)

export const claimManyAct: RunAct<'work-claim-many'> = async ({ queue, workIds }, act, deps) => {
  const claimed: string[] = []
  const left: WorkClaimed['left'] = []
  // In sequence: each has a transaction with its own audit entry.
  for (const workId of new Set(workIds)) {
    const outcome = await claim({ queue, workId }, undefined, act, deps)
    if (outcome.ok) {
      claimed.push(workId)
      continue
    }
    const held = await findWorkClaim(deps.table, queue, workId)
    left.push({
      workId,
      takenBy: held?.holder ?? null,
      notClaimedBecause: outcome.reason === 'forbidden' ? 'forbidden' : held ? 'taken' : 'gone',
    })
  }
  return { ok: true, claimed, left }
}

export const handWorkOverAct: RunAct<'work-hand-over'> = async ({ colleague, note, ...named }, act, deps) => {
  const found = await findWork(named, act, deps.table)
  if (!found.ok) return found
  const { item, held } = found
  const to = colleague.toLowerCase()
  if (held?.holder === to) return { ok: true, ...workView(named, item, held) }
  if (held && held.holder !== act.actor) return refuseClaimed(held)
  const known = await findDeskPerson(deps.table, to)
  if (!known) return refuseAct('notFound', `nobody called ${to} was at the desk lately`)
  if (!mayHandleWork(named.queue, item, await permittedActNames(known.roles)))
    return refuseAct('ruleBroken', `the roles of ${to} see to no such ${named.queue}`)
  const handedOver = { by: act.actor, ...(note ? { note } : {}) }
  return assign(named, found, { holder: to, handedOver }, act, deps)
}

export const releaseWorkAct: RunAct<'work-release'> = async (named, act, { table }) => {
  const found = await findWork(named, act, table)
  if (!found.ok) return found
  const { item, held } = found
  if (!held) return { ok: true, ...workView(named, item, undefined) }
  if (held.holder !== act.actor) return refuseClaimed(held)
  const { queue, workId } = named
  const written = await table.transact<string>({
    held: removeWorkClaim(table, held),
    ...(await workConditionChecks(queue, item, undefined, table)),
    audit: act.audit({
      ...(confidentialWorkKinds.includes(queue) ? { isConfidential: true as const } : {}),
      ...(item.companyId ? { companyId: item.companyId } : {}),
      before: { queue, workId, takenBy: act.actor },
      after: { queue, workId, takenBy: null },
    }),
  })
  return written.ok ? { ok: true, ...workView(named, item, undefined) } : noLonger(named)
}

export const listColleaguesAct: RunAct<'work-colleagues'> = async (named, act, { table }) => {
  const found = await findWork(named, act, table)
  if (!found.ok) return found
  const others = (await listDeskPeople(table)).filter(({ actor }) => actor !== act.actor)
  const colleagues = await Promise.all(
    others.map(async ({ actor, roles, seenAt }) =>
      mayHandleWork(named.queue, found.item, await permittedActNames(roles))
        ? [{ actor, lastSeen: seenAt }]
        : [],
    ),
  )
  return { ok: true, colleagues: colleagues.flat() }
}
