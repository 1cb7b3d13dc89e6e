import { businessDate } from '#shared/time/business-date.ts'
import { isInForce, listAllAnnouncements as listAll } from '../../data/announcements.ts'
import type { RunAct } from '../engine/desk-act.ts'

export const listAnnouncementsAct: RunAct<'announcement-list'> = async (_input, _act, { table, clock }) => {
  const today = businessDate(clock())
  return {
    ok: true,
    announcements: (await listAll(table)).map((announcement) => ({
      id: announcement.announcementId,
      words: announcement.words,
      publishedAt: announcement.publishedAt,
      until: announcement.until ?? null,
      isInForce: isInForce(announcement, today),
    })),
  }
}
