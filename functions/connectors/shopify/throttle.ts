import * as z from 'zod/mini'

/** What a query costs of the points that an app has at a shop. They come back by themselves, so many a second. */
export const queryCost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().check(z.positive()) }),
})

/** Shopify's own advice to who is told nothing better. */
const usualSeconds = 1

/** The seconds until a query that was turned away can be paid for. */
export const secondsUntilAffordable = (cost: z.output<typeof queryCost> | undefined): number => {
  if (!cost) return usualSeconds
  const { currentlyAvailable, restoreRate } = cost.throttleStatus
  return Math.max(usualSeconds, Math.ceil((cost.requestedQueryCost - currentlyAvailable) / restoreRate))
}
