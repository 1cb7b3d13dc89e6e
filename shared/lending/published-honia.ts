import * as z from 'zod/mini'
import { type BusinessDate, isBusinessDate } from '../time/business-date.ts'
import { checkPublished, newestFirst, type PublishedFixing, percentOf } from './published-fixing.ts'

/**
 * The parsed fields of the Hong Kong Monetary Authority's daily interbank interest rates, segment `honia`
 * (https://apidocs.hkma.gov.hk, market-data-and-statistics/monthly-statistical-bulletin/er-ir/hk-interbank-ir-daily).
 */
const answer = z.object({
  header: z.object({ success: z.literal(true) }),
  result: z.object({
    records: z.array(
      z.object({
        end_of_day: z.string().check(z.refine(isBusinessDate)),
        /** Null on a day without one. */
        ir_overnight: z.nullish(z.number()),
      }),
    ),
  }),
})

/**
 * Parses the Hong Kong Monetary Authority's response, in any order, into the newest fixing first. Throws on an invalid or
 * implausible one; nothing of such a response is used.
 */
export const readPublishedHonia = (body: unknown, today: BusinessDate): readonly PublishedFixing[] => {
  const { records } = answer.parse(body).result
  const fixings = records.flatMap(({ end_of_day: date, ir_overnight: rate }) =>
    typeof rate === 'number' ? [{ date, percent: percentOf(rate) }] : [],
  )
  return checkPublished(newestFirst(fixings), today)
}
