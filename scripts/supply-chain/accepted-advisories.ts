/** A known weakness of a package that is lived with, for a reason and for a time. */
export interface AcceptedAdvisory {
  /** As GitHub numbers it: `GHSA-…`. */
  id: string
  /** Why it does no harm here, and what is waited for. */
  reason: string
  /** The last day on which it is lived with, `2027-01-31`. */
  until: string
}

export const acceptedAdvisories: readonly AcceptedAdvisory[] = []
