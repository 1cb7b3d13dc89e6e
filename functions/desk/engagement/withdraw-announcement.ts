import { findAnnouncement, removeAnnouncement } from '../../data/announcements.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const withdrawAnnouncementAct: RunAct<'announcement-withdraw'> = async ({ id }, act, { table }) => {
  const announcement = await findAnnouncement(table, id)
  const unknown = refuseAct('notFound', `there is no announcement ${id}`)
  if (!announcement) return unknown
  const { words, until = null } = announcement
  const written = await table.transact({
    announcement: removeAnnouncement(table, id),
    audit: act.audit({ before: { announcement: id, words, until }, after: null }),
  })
  return written.ok ? { ok: true, id } : unknown
}
