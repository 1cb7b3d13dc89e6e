/** Whose account it is, seen from the company. */
export const bankRelationTypes = ['company', 'director', 'shareholder', 'related_company'] as const
