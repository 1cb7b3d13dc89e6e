/** Which portfolio is looked at: of a day that is kept, or as it stands; in one currency, or each in its own. */
export interface Asked extends Record<string, unknown> {
  day?: string
  currency?: string
}

export const views = ['summary', 'vintages', 'concentration', 'inflow'] as const
export type View = (typeof views)[number]

export const askedIn = (address: URLSearchParams): Asked => {
  const day = address.get('day')
  const currency = address.get('currency')
  return { ...(day ? { day } : {}), ...(currency ? { currency } : {}) }
}

export const viewIn = (address: URLSearchParams): View =>
  views.find((view) => view === address.get('view')) ?? 'summary'

/** The tables that each view has as a file. */
export const tableOf: Record<View, string> = {
  summary: 'totals',
  vintages: 'vintages',
  concentration: 'platforms',
  inflow: 'inflow',
}
