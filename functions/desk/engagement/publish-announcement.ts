import * as z from 'zod/mini'
import { locales } from '#shared/i18n/locales.ts'
import { businessDate, businessDateSchema } from '#shared/time/business-date.ts'
import {
  type Announcement,
  createAnnouncement,
  findAnnouncement,
  isInForce,
  listAllAnnouncements,
} from '../../data/announcements.ts'
import { chosenId, describedField, shortText } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { type ReadTogether, refusePublicTexts } from './refuse-public-text.ts'

/** Every seller's list reads all of them. */
const maxInForce = 30

const title = shortText(100)
const content = shortText(2000)

const schema = z.object({
  id: describedField(chosenId, 'a name for the announcement', 'new-year-2027'),
  titleZhCn: describedField(title, 'the title in Simplified Chinese', '春节安排'),
  contentZhCn: describedField(content, 'the text in Simplified Chinese', '我们将于2月9日恢复服务。'),
  titleZhTw: describedField(title, 'the title in Traditional Chinese', '春節安排'),
  contentZhTw: describedField(content, 'the text in Traditional Chinese', '我們將於2月9日恢復服務。'),
  titleEn: describedField(title, 'the title in English', 'Lunar New Year'),
  contentEn: describedField(content, 'the text in English', 'We are back on 9 February.'),
  until: z.optional(
    describedField(
      businessDateSchema,
      'the last day on which it is shown, YYYY-MM-DD; until it is withdrawn where none is given',
      '2099-12-31',
    ),
  ),
})

const wordsOf = (given: z.output<typeof schema>): Announcement['words'] => ({
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
}: z.output<typeof schema>): ReadTogether[] => [
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

export const publishAnnouncementAct = deskAct({
  name: 'announcement-publish',
  summary:
    'Publishes an announcement to all sellers, in all three languages: without account numbers and links to elsewhere.',
  positional: ['id'],
  sensitive: { kinds: ['speaksForLender'] },
  needsReason: true,
  fourEyes: true,
  schema,
  run: async (given, act, { table, clock, config }) => {
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
  },
})
