/** An app's rate limit at a shop: a bucket of points that refills continuously. */
export interface BucketSize {
  maximumAvailable: number
  /** Points a second. */
  restoreRate: number
}

/** The bucket sizes of a shop on the standard plan, and of one on Plus. */
export const standardBucket: BucketSize = { maximumAvailable: 2000, restoreRate: 100 }
export const plusBucket: BucketSize = { maximumAvailable: 20_000, restoreRate: 1000 }

/** For a stack on one machine, where the usual size would only make imports wait for a minute. */
export const localBucket: BucketSize = { maximumAvailable: 1_000_000, restoreRate: 50_000 }

export const createBuckets = ({ maximumAvailable, restoreRate }: BucketSize, clock: () => Date) => {
  const levels = new Map<string, { available: number; at: number }>()

  const available = (shop: string): number => {
    const level = levels.get(shop)
    if (!level) return maximumAvailable
    const restored = (Math.max(0, clock().getTime() - level.at) / 1000) * restoreRate
    return Math.min(maximumAvailable, Math.floor(level.available + restored))
  }

  return {
    status: (shop: string) => ({ maximumAvailable, currentlyAvailable: available(shop), restoreRate }),
    spend(shop: string, points: number): void {
      levels.set(shop, { available: available(shop) - points, at: clock().getTime() })
    },
  }
}

export type Buckets = ReturnType<typeof createBuckets>
