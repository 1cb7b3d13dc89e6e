import * as z from 'zod/mini'
import { findAnnouncement, removeAnnouncement } from '../../data/announcements.ts'
import { chosenId, describedField } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

export const withdrawAnnouncementAct = deskAct({
  name: 'announcement-withdraw',
  summary: 'Withdraws an announcement: no seller sees it any more. The audit keeps its words.',
  positional: ['id'],
  needsReason: true,
  sensitive: {
    kinds: ['speaksForLender'],
    whyOnePerson: 'It holds back: nobody reads it any more, and the audit keeps it.',
  },
  schema: z.object({ id: describedField(chosenId, 'the announcement', 'new-year-2027') }),
  run: async ({ id }, act, { table }) => {
    const announcement = await findAnnouncement(table, id)
    const unknown = refuseAct('notFound', `there is no announcement ${id}`)
    if (!announcement) return unknown
    const { words, until = null } = announcement
    const written = await table.transact({
      announcement: removeAnnouncement(table, id),
      audit: act.audit({ before: { announcement: id, words, until }, after: null }),
    })
    return written.ok ? { ok: true, id } : unknown
  },
})
