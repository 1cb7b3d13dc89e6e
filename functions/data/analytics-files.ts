/** Objects with this prefix are the analysts' export: they expire after some weeks. */
export const analyticsPrefix = 'analytics/'

/** The prefix of results of analysts' queries: they expire with the export. */
export const analyticsResultsPrefix = 'analytics-results/'

/** The key of a part of an entity's rows as of a day (UTC): `analytics/drawdowns/day=2027-01-31/1.parquet`. */
export const analyticsFileKey = (entity: string, day: string, part: string): string =>
  `${analyticsPrefix}${entity}/day=${day}/${part}.parquet`
