/** The capacities in which a person signs for the company. */
const signingCapacities: ReadonlySet<string> = new Set([
  'director',
  'director_and_shareholder',
  'legal_representative',
  'partner',
  'sole_proprietor',
])

/** True for a person who signs for the company: a director, or who stands in a director's place. */
export const signsForCompany = ({ capacity }: { capacity?: string | undefined }): boolean =>
  capacity !== undefined && signingCapacities.has(capacity)
