import * as z from 'zod/mini'
import { findDeskPerson, recordLeaving } from '../../data/desk-people.ts'
import { describedField, shortText } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

export const noteLeavingAct = deskAct({
  name: 'colleague-leave',
  summary:
    'Notes that a colleague has left the lender or a role: nothing that they have proposed so far is done any more. Whether they may come in is the identity provider’s.',
  positional: ['leaver'],
  needsReason: true,
  schema: z.object({
    leaver: describedField(shortText(100), 'who has left, as the audit names them', 'ada@lender.example'),
  }),
  run: async ({ leaver }, act, { table, clock }) => {
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
  },
})
