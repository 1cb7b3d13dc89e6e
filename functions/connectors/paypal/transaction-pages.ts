import * as z from 'zod/mini'

/**
 * Event codes, requested one by one: all transactions of a busy account are more than PayPal lists for one span. Those of
 * withdrawals to the account's bank are general, automatic, and manual.
 */
export const withdrawalCodes = ['T0400', 'T0401', 'T0403'] as const

/** Mass payments, with which marketplaces pay their sellers. Buyers pay by other codes. */
export const massPaymentCodes = ['T0001'] as const

/** PayPal lists spans of at most 31 days. */
const windowMs = 31 * 24 * 3_600_000

/** The position in the lists of transactions: a page of one code in one window. */
const place = z.object({
  from: z.iso.datetime(),
  code: z.string(),
  page: z.int().check(z.positive()),
})
type Place = z.output<typeof place>

const windowEnd = (from: string, to: string): string => {
  const end = new Date(Date.parse(from) + windowMs).toISOString()
  return end < to ? end : to
}

/** The pages of the transactions with some codes. */
export const transactionPages = (codes: readonly [string, ...string[]]) => ({
  /** The page of a cursor, or the first of the span, with the end of its window. */
  readPlace(span: { from: string; to: string; cursor?: string }): Place & { to: string } {
    const at: Place = span.cursor
      ? place.parse(JSON.parse(span.cursor))
      : { from: new Date(span.from).toISOString(), code: codes[0], page: 1 }
    return { ...at, to: windowEnd(at.from, new Date(span.to).toISOString()) }
  },

  /** The cursor of the page after one of `pages`; undefined after the last of the span that ends at `to`. */
  nextCursor(
    { from, code, page, to: end }: Place & { to: string },
    pages: number,
    to: string,
  ): string | undefined {
    const write = (next: Place) => JSON.stringify(next)
    if (page < pages) return write({ from, code, page: page + 1 })
    const nextCode = codes[codes.indexOf(code) + 1]
    if (nextCode) return write({ from, code: nextCode, page: 1 })
    return end < new Date(to).toISOString() ? write({ from: end, code: codes[0], page: 1 }) : undefined
  },
})
