/** The account holder's relation to the company. */
export const bankRelationTypes = ['company', 'director', 'shareholder', 'related_company'] as const
