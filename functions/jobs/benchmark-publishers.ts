import type { BenchmarkName } from '#shared/lending/benchmark-names.ts'
import { estrSeries, readPublishedEstr } from '#shared/lending/published-estr.ts'
import type { PublishedFixing } from '#shared/lending/published-fixing.ts'
import { readPublishedHibor } from '#shared/lending/published-hibor.ts'
import { readPublishedHonia } from '#shared/lending/published-honia.ts'
import { readPublishedShibor } from '#shared/lending/published-shibor.ts'
import { readPublishedSofr } from '#shared/lending/published-sofr.ts'
import { bankDate, readPublishedSonia } from '#shared/lending/published-sonia.ts'
import { addDays, type BusinessDate, laterOf } from '#shared/time/business-date.ts'

/** The benchmarks whose publishers have an interface; a rate of another is entered by two people. */
export type FetchedBenchmark = Exclude<BenchmarkName, 'LPR'>

/** The requested fixings: the latest `count`, or those of as many business days up to `today`. */
interface Wanted {
  count: number
  today: BusinessDate
}

interface Publisher {
  /** Path and query of the latest fixings, below the publisher's address. */
  path: (wanted: Wanted) => string
  accept: 'application/json' | 'text/csv'
  /** Newest first. Throws on an invalid or implausible response. */
  read: (body: string, today: BusinessDate) => readonly PublishedFixing[]
}

/** A date since when there are at least `count` business days, also with holidays. */
const since = ({ count, today }: Wanted): BusinessDate => addDays(today, -Math.ceil((count * 7) / 5) - 5)

export const benchmarkPublishers: Record<FetchedBenchmark, Publisher> = {
  SOFR: {
    path: ({ count }) => `/api/rates/secured/sofr/last/${count}.json`,
    accept: 'application/json',
    read: (body, today) => readPublishedSofr(JSON.parse(body), today),
  },
  SONIA: {
    path: (wanted) =>
      `/boeapps/database/_iadb-fromshowcolumns.asp?csv.x=yes&Datefrom=${bankDate(since(wanted), '/')}` +
      `&Dateto=${bankDate(wanted.today, '/')}&SeriesCodes=IUDSOIA&CSVF=TN&UsingCodes=Y&VPD=Y&VFD=N`,
    accept: 'text/csv',
    read: readPublishedSonia,
  },
  ESTR: {
    path: (wanted) =>
      `/service/data/${estrSeries.replace('.', '/')}?startPeriod=${since(wanted)}&format=csvdata`,
    accept: 'text/csv',
    read: readPublishedEstr,
  },
  HIBOR: {
    path: ({ count }) =>
      '/public/market-data-and-statistics/daily-monetary-statistics/daily-figures-interbank-liquidity' +
      `?sortby=end_of_date&sortorder=desc&pagesize=${count}`,
    accept: 'application/json',
    read: (body, today) => readPublishedHibor(JSON.parse(body), today),
  },
  HONIA: {
    path: ({ count }) =>
      '/public/market-data-and-statistics/monthly-statistical-bulletin/er-ir/hk-interbank-ir-daily' +
      `?segment=honia&sortby=end_of_day&sortorder=desc&pagesize=${count}`,
    accept: 'application/json',
    read: (body, today) => readPublishedHonia(JSON.parse(body), today),
  },
  SHIBOR: {
    // A span of less than a year: for a longer one, the publisher returns a message and no record.
    path: (wanted) =>
      `/ags/ms/cm-u-bk-shibor/ShiborHis?lang=en&startDate=${laterOf(since(wanted), addDays(wanted.today, -364))}` +
      `&endDate=${wanted.today}`,
    accept: 'application/json',
    read: (body, today) => readPublishedShibor(JSON.parse(body), today),
  },
}
