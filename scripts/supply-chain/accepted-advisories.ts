/** A known vulnerability of a package that is accepted, for a reason and for a time. */
export interface AcceptedAdvisory {
  /** GitHub's id: `GHSA-…`. */
  id: string
  /** Why it is harmless here, and what would allow its removal. */
  reason: string
  /** The last day of the acceptance, `2027-01-31`. */
  until: string
}

export const acceptedAdvisories: readonly AcceptedAdvisory[] = []
