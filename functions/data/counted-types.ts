/** The types of the items that what the portfolio counts of a facility is made of. Each names its facility. */
export const countedTypes = ['facility', 'drawdown', 'charge-order', 'credit-application'] as const
