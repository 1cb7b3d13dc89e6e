import * as z from 'zod/mini'
import { isWeekend } from '../time/business-calendar.ts'
import { type BusinessDate, isBusinessDate } from '../time/business-date.ts'
import { checkPublished, newestFirst, type PublishedFixing, percentOf } from './published-fixing.ts'

/**
 * The parsed fields of the history of SHIBOR of the National Interbank Funding Center (www.chinamoney.com.cn,
 * `/ags/ms/cm-u-bk-shibor/ShiborHis`), as public programs that read it describe it: one record a day with the eight terms
 * as text, and a message in place of records where more than a year was requested.
 */
const answer = z.object({
  head: z.object({ rep_code: z.literal('200') }),
  records: z.array(
    z.object({ showDateCN: z.string().check(z.refine(isBusinessDate)), '3M': z.optional(z.string()) }),
  ),
})

/**
 * Parses the center's response, in any order, into the newest fixing for three months first. It also fixes on weekends
 * that are worked in place of a holiday, when no other market is open: those are left out. Throws on an invalid or
 * implausible response; nothing of such a response is used.
 */
export const readPublishedShibor = (body: unknown, today: BusinessDate): readonly PublishedFixing[] => {
  const fixings = answer
    .parse(body)
    .records.flatMap(({ showDateCN: date, '3M': percent = '' }) =>
      percent === '' || isWeekend(date) ? [] : [{ date, percent: percentOf(percent) }],
    )
  return checkPublished(newestFirst(fixings), today)
}
