import * as z from 'zod/mini'

/** For at least twenty companies together, each figure the mean of five: nobody's own. Decimals of one. */
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
      /** How much a month's net sales differ from the mean month's. */
      variation: z.object(compared),
      /** The largest platform's share. */
      top_share: z.object(compared),
      /** The last twelve whole months, each against the mean month. */
      months: z.array(z.object({ month: z.string(), ...compared })),
    }),
  ),
})
export type PeersOnWire = z.infer<typeof peersOnWire>
