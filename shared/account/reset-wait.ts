/**
 * For so long after a password was set by a mailed link, whoever has it may be somebody who reads the mail: it proves
 * nothing, and its user is shown no identity number and signs nothing.
 */
export const resetWaitMs = 24 * 3_600_000

/** Until when a user waits whose password was last set by a mailed link at `resetAt`, in ISO form; undefined where they do not. */
export const resetWaitEnd = (resetAt: string | undefined, now: Date): string | undefined => {
  if (resetAt === undefined) return undefined
  const end = Date.parse(resetAt) + resetWaitMs
  return now.getTime() < end ? new Date(end).toISOString() : undefined
}
