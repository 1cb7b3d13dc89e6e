/** Which portfolio is looked at: of a day that is kept, or as it stands; in one currency, or each in its own. */
export interface PortfolioParams extends Record<string, unknown> {
  day?: string
  currency?: string
}

export const views = ['summary', 'earned', 'vintages', 'concentration', 'inflow'] as const
export type View = (typeof views)[number]

export const portfolioParamsIn = (address: URLSearchParams): PortfolioParams => {
  const day = address.get('day')
  const currency = address.get('currency')
  return { ...(day ? { day } : {}), ...(currency ? { currency } : {}) }
}

export const viewIn = (address: URLSearchParams): View =>
  views.find((view) => view === address.get('view')) ?? 'summary'

/** The table that has all that the desk counts for a view; of what was earned each chart has its own alone. */
export const tableOf: Partial<Record<View, string>> = {
  summary: 'totals',
  vintages: 'vintages',
  concentration: 'platforms',
  inflow: 'inflow',
}
