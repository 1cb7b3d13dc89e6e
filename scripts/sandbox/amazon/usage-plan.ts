/** The rate limit of an operation: calls a second, and the burst. */
export interface UsagePlan {
  rate: number
  burst: number
}

/** Takes a token from a caller's bucket for an operation; false if it is empty. */
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
