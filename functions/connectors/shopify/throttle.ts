import * as z from 'zod/mini'

/** A query's cost in points of an app's budget at a shop, which refills at a constant rate. */
export const queryCost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().check(z.positive()) }),
})

/** Shopify's recommended delay without further information. */
const usualSeconds = 1

/** The seconds until a rejected query is affordable. */
export const secondsUntilAffordable = (cost: z.output<typeof queryCost> | undefined): number => {
  if (!cost) return usualSeconds
  const { currentlyAvailable, restoreRate } = cost.throttleStatus
  return Math.max(usualSeconds, Math.ceil((cost.requestedQueryCost - currentlyAvailable) / restoreRate))
}
