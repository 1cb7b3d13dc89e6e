/** How often an operation may be called: calls a second, and so many at once. */
export interface UsagePlan {
  rate: number
  burst: number
}

/** Takes a call of one caller off the plan of one operation; false where none is left (a token bucket). */
export const createUsageCount = (clock: () => Date) => {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (caller: string, { rate, burst }: UsagePlan): boolean => {
    const now = clock().getTime()
    const { tokens, at } = buckets.get(caller) ?? { tokens: burst, at: now }
    const filled = Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * rate)
    const isTaken = filled >= 1
    buckets.set(caller, { tokens: isTaken ? filled - 1 : filled, at: now })
    return isTaken
  }
}
