import * as z from 'zod/mini'
import { type BusinessDate, isBusinessDate } from '../time/business-date.ts'
import { checkPublished, type PublishedFixing, percentOf } from './published-fixing.ts'

/** The parsed fields of the response of the Federal Reserve Bank of New York. */
const answer = z.object({
  refRates: z.array(
    z.object({
      effectiveDate: z.string().check(z.refine(isBusinessDate)),
      type: z.literal('SOFR'),
      percentRate: z.number(),
      revisionIndicator: z.nullish(z.string()),
    }),
  ),
})

/**
 * Parses the publisher's response, newest fixing first. Throws on an invalid or implausible one; nothing of such a
 * response is used.
 */
export const readPublishedSofr = (
  body: unknown,
  today: BusinessDate,
): readonly (PublishedFixing & { isRevised: boolean })[] => {
  const { refRates } = answer.parse(body)
  return checkPublished(
    refRates.map(({ effectiveDate, percentRate, revisionIndicator }) => ({
      date: effectiveDate,
      percent: percentOf(percentRate),
      // The publisher corrected it on the following day.
      isRevised: Boolean(revisionIndicator?.trim()),
    })),
    today,
  )
}
