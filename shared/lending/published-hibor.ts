import * as z from 'zod/mini'
import { type BusinessDate, isBusinessDate } from '../time/business-date.ts'
import { checkPublished, type PublishedFixing, percentOf } from './published-fixing.ts'

/** The parsed fields of the Hong Kong Monetary Authority's daily figures of interbank liquidity. */
const answer = z.object({
  header: z.object({ success: z.literal(true) }),
  result: z.object({
    records: z.array(
      z.object({
        end_of_date: z.string().check(z.refine(isBusinessDate)),
        /** The fixing for a month; null on a day without one. */
        hibor_fixing_1m: z.nullish(z.number()),
      }),
    ),
  }),
})

/**
 * Parses the Hong Kong Monetary Authority's response, newest day first. Throws on an invalid or implausible one; nothing
 * of such a response is used.
 */
export const readPublishedHibor = (body: unknown, today: BusinessDate): readonly PublishedFixing[] => {
  const { records } = answer.parse(body).result
  return checkPublished(
    records.flatMap(({ end_of_date: date, hibor_fixing_1m: rate }) =>
      typeof rate === 'number' ? [{ date, percent: percentOf(rate) }] : [],
    ),
    today,
  )
}
