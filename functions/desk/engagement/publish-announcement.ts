import type { ActInput } from '#shared/desk/all-acts.ts'
import { locales } from '#shared/i18n/locales.ts'
import { businessDate } from '#shared/time/business-date.ts'
import {
  type Announcement,
  createAnnouncement,
  findAnnouncement,
  isInForce,
  listAllAnnouncements,
} from '../../data/announcements.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { type AdjacentTexts, refusePublicTexts } from './refuse-public-text.ts'

/** The maximum number of announcements in force: every seller's list reads all of them. */
const maxInForce = 30

const wordsOf = (given: ActInput<'announcement-publish'>): Announcement['words'] => ({
  'zh-CN': { title: given.titleZhCn, content: given.contentZhCn },
  'zh-TW': { title: given.titleZhTw, content: given.contentZhTw },
  en: { title: given.titleEn, content: given.contentEn },
})

/** The texts of each language by their fields. */
const textsOf = ({
  titleZhCn,
  contentZhCn,
  titleZhTw,
  contentZhTw,
  titleEn,
  contentEn,
}: ActInput<'announcement-publish'>): AdjacentTexts[] => [
  { titleZhCn, contentZhCn },
  { titleZhTw, contentZhTw },
  { titleEn, contentEn },
]

const isSame = (a: Announcement, b: Announcement): boolean =>
  a.until === b.until &&
  locales.every(
    (locale) =>
      a.words[locale].title === b.words[locale].title && a.words[locale].content === b.words[locale].content,
  )

export const publishAnnouncementAct: RunAct<'announcement-publish'> = async (
  given,
  act,
  { table, clock, config },
) => {
  const { id, until } = given
  const refused = refusePublicTexts(textsOf(given), config)
  if (refused) return refused
  const now = clock()
  const today = businessDate(now)
  if (until !== undefined && until < today) return refuseAct('invalidInput', 'until: the day is over')
  const announcement: Announcement = {
    announcementId: id,
    words: wordsOf(given),
    publishedAt: now.toISOString(),
    ...(until ? { until } : {}),
  }
  const outcome = { ok: true as const, id, until: until ?? null }
  const inForce = (await listAllAnnouncements(table)).filter((each) => isInForce(each, today))
  if (inForce.length >= maxInForce && inForce.every(({ announcementId }) => announcementId !== id))
    return refuseAct('wrongState', `${maxInForce} announcements are in force: withdraw one first`)
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
    : refuseAct('alreadyExists', `the id ${id} is taken by another announcement`)
}
