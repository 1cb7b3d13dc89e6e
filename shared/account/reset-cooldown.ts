/**
 * How long identity numbers are hidden and signing is refused after a password was set through a mailed link, which
 * another reader of the mailbox may have used.
 */
export const resetCooldownMs = 24 * 3_600_000

/** The end of a user's waiting time after the reset at `resetAt`, in ISO form; undefined without one. */
export const resetCooldownEnd = (resetAt: string | undefined, now: Date): string | undefined => {
  if (resetAt === undefined) return undefined
  const end = Date.parse(resetAt) + resetCooldownMs
  return now.getTime() < end ? new Date(end).toISOString() : undefined
}
