import * as z from 'zod/mini'

/**
 * Quartiles over at least twenty companies, as decimals. Each is the mean of five values, so that it is no company's
 * own.
 */
const compared = {
  lower: z.string(),
  median: z.string(),
  upper: z.string(),
  /** The company's own; null with fewer than twelve whole months of sales. */
  own: z.nullable(z.string()),
}

/** Aggregate figures of companies that sell in a category and share theirs. */
export const peersOnWire = z.object({
  /** Its id. */
  category: z.string(),
  /** Null if too few share theirs. */
  figures: z.nullable(
    z.object({
      refund_ratio: z.object(compared),
      /** The coefficient of variation of monthly net sales. */
      variation: z.object(compared),
      /** The largest platform's share. */
      top_share: z.object(compared),
      /** The net sales of each of the last twelve whole months, divided by those of the mean month. */
      months: z.array(z.object({ month: z.string(), ...compared })),
    }),
  ),
})
export type PeersOnWire = z.infer<typeof peersOnWire>
