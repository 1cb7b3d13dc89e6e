import { findDeskPerson, recordLeaving } from '../../data/desk-people.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const recordLeavingAct: RunAct<'colleague-leave'> = async ({ leaver }, act, { table, clock }) => {
  const actor = leaver.toLowerCase()
  const person = await findDeskPerson(table, actor)
  if (!person) return refuseAct('notFound', `nobody called ${actor} was at the desk lately`)
  // Repeated after a lost response: they were not in the back office since.
  if (person.leftAt !== undefined && person.seenAt <= person.leftAt)
    return { ok: true, leaver: actor, leftAt: person.leftAt }
  const leftAt = clock().toISOString()
  const written = await table.transact({
    person: recordLeaving(table, actor, leftAt),
    audit: act.audit({
      before: { leaver: actor, leftAt: person.leftAt ?? null },
      after: { leaver: actor, leftAt },
    }),
  })
  return written.ok
    ? { ok: true, leaver: actor, leftAt }
    : refuseAct('changedMeanwhile', 'they were noted otherwise at the same moment; look again')
}
