import type { Group } from './groups.ts'

/**
 * How many Lambdas a group may run at once: set aside for it, and no more. Where one group could take what the
 * others need.
 */
export const reservedConcurrency: Partial<Record<Group, number>> = {
  /** Each try of a password costs 20 ms of a processor: a flood of them must not keep out who is logged in. */
  account: 50,
  /** A burst of imports and documents waits in the stream, instead of taking the Lambdas of people who wait. */
  events: 40,
  /** The daily close has its own; no run of another job takes the table from people. */
  jobs: 3,
  /** However busy the portal is, the lender's side can act. */
  desk: 5,
}
