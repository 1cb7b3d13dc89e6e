/** The capacities of signatories. */
const signingCapacities: ReadonlySet<string> = new Set([
  'director',
  'director_and_shareholder',
  'legal_representative',
  'partner',
  'sole_proprietor',
])

/** True for a signatory: a director, or the equivalent of one. */
export const signsForCompany = ({ capacity }: { capacity?: string | undefined }): boolean =>
  capacity !== undefined && signingCapacities.has(capacity)
