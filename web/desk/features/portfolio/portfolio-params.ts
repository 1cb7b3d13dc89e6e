/** The day of a stored portfolio, or today's without one; converted into one currency, or each currency separately. */
export interface PortfolioParams extends Record<string, unknown> {
  day?: string
  currency?: string
}

export const views = ['summary', 'trend', 'earned', 'margin', 'vintages', 'concentration', 'inflow'] as const
export type View = (typeof views)[number]

export const portfolioParamsIn = (address: URLSearchParams): PortfolioParams => {
  const day = address.get('day')
  const currency = address.get('currency')
  return { ...(day ? { day } : {}), ...(currency ? { currency } : {}) }
}

export const viewIn = (address: URLSearchParams): View =>
  views.find((view) => view === address.get('view')) ?? 'summary'

/** The exported table of a view. The views by month have one for each section instead. */
export const tableOf: Partial<Record<View, string>> = {
  summary: 'totals',
  vintages: 'vintages',
  concentration: 'platforms',
  inflow: 'inflow',
}
