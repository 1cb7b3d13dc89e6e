import * as z from 'zod/mini'
import { businessDate } from '#shared/time/business-date.ts'
import { isInForce, listAllAnnouncements as listAll } from '../../data/announcements.ts'
import { deskAct } from '../engine/desk-act.ts'

export const listAnnouncementsAct = deskAct({
  name: 'announcement-list',
  summary: 'The announcements that were not withdrawn, and whether they are in force.',
  reads: true,
  schema: z.object({}),
  run: async (_input, _act, { table, clock }) => {
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
  },
})
