/** The exportable tables. */
export const portfolioTables = ['totals', 'vintages', 'platforms', 'products', 'inflow'] as const
export type PortfolioTable = (typeof portfolioTables)[number]
