/** In which capacity a person signs for the company. */
export const signerCapacities = [
  'director',
  'director_and_shareholder',
  'legal_representative',
  'partner',
  'sole_proprietor',
] as const

export type SignerCapacity = (typeof signerCapacities)[number]

export const isSignerCapacity = (value: string | undefined): value is SignerCapacity =>
  (signerCapacities as readonly (string | undefined)[]).includes(value)
