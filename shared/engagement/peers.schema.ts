import * as z from 'zod/mini'

/** Of at least twenty companies together, each figure the mean of five: nobody's own. Decimals of one. */
const compared = {
  lower: z.string(),
  median: z.string(),
  upper: z.string(),
  /** The company's own; null with less than twelve whole months of sales. */
  own: z.nullable(z.string()),
}

/** What others have who sell a category and agreed to be counted. */
export const peersOnWire = z.object({
  /** Its id. */
  category: z.string(),
  /** Null where too few agreed. */
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
