import * as z from 'zod/mini'
import { locales } from '#shared/i18n/locales.ts'
import { businessDate, businessDateSchema } from '#shared/time/business-date.ts'
import {
  type Announcement,
  createAnnouncement,
  findAnnouncement,
  isInForce,
  listAnnouncements,
} from '../../data/announcements.ts'
import { chosenId } from '../engine/chosen-id.ts'
import { deskAction, refuseAct } from '../engine/desk-action.ts'
import { shortText } from '../engine/short-text.ts'

/** Every seller's list reads all of them. */
const mostInForce = 30

const title = shortText(100)
const content = shortText(2000)

const schema = z.object({
  id: chosenId,
  titleZhCn: title,
  contentZhCn: content,
  titleZhTw: title,
  contentZhTw: content,
  titleEn: title,
  contentEn: content,
  /** The last day on which it is in force; until it is withdrawn where none is given. */
  until: z.optional(businessDateSchema),
})

const wordsOf = (given: z.output<typeof schema>): Announcement['words'] => ({
  'zh-CN': { title: given.titleZhCn, content: given.contentZhCn },
  'zh-TW': { title: given.titleZhTw, content: given.contentZhTw },
  en: { title: given.titleEn, content: given.contentEn },
})

const isSame = (a: Announcement, b: Announcement): boolean =>
  a.until === b.until &&
  locales.every(
    (locale) =>
      a.words[locale].title === b.words[locale].title && a.words[locale].content === b.words[locale].content,
  )

export const publishAnnouncement = deskAction({
  name: 'announcement-publish',
  summary: 'Publishes an announcement to all sellers, in all three languages.',
  positional: ['id'],
  schema,
  run: async (given, act, { table, clock }) => {
    const { id, until } = given
    const now = clock()
    const today = businessDate(now)
    if (until !== undefined && until < today) return refuseAct(20008, 'until: the day is over')
    const announcement: Announcement = {
      announcementId: id,
      words: wordsOf(given),
      publishedAt: now.toISOString(),
      ...(until ? { until } : {}),
    }
    const outcome = { ok: true as const, id, until: until ?? null }
    const inForce = (await listAnnouncements(table)).filter((each) => isInForce(each, today))
    if (inForce.length >= mostInForce && inForce.every(({ announcementId }) => announcementId !== id))
      return refuseAct(20016, `${mostInForce} announcements are in force: withdraw one first`)
    const written = await table.transact({
      announcement: createAnnouncement(table, announcement),
      audit: act.audit({
        before: null,
        after: { announcement: id, words: announcement.words, until: until ?? null },
      }),
    })
    if (written.ok) return outcome
    const present = await findAnnouncement(table, id)
    return present && isSame(present, announcement)
      ? outcome
      : refuseAct(20017, `the id ${id} is taken by another announcement`)
  },
})
