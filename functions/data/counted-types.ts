/** The item types that the portfolio's figures of a facility are computed from. Each references its facility. */
export const countedTypes = ['facility', 'drawdown', 'charge-order', 'credit-application'] as const
