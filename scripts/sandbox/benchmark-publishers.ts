import type { IncomingMessage, ServerResponse } from 'node:http'
import { estrSeries } from '#shared/lending/published-estr.ts'
import { bankDate } from '#shared/lending/published-sonia.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { sendJson } from './http.ts'

type Publish = (request: IncomingMessage, response: ServerResponse) => void

interface Fixing {
  date: BusinessDate
  percent: string
}

const fixingsOf = (csv: string): Fixing[] =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [date = '', percent = ''] = line.split(',')
      return { date, percent }
    })

const sendCsv = (response: ServerResponse, lines: readonly string[]) => {
  response.writeHead(200, { 'content-type': 'text/csv' }).end(`${lines.join('\r\n')}\r\n`)
}

/** A fixing is out on the day after its own; none are made up for later days. */
const outOn = (fixings: readonly Fixing[], clock: () => Date): Fixing[] => {
  const today = businessDate(clock())
  return fixings.filter(({ date }) => date < today)
}

const isoDate = (text: string): BusinessDate => {
  const [day = '', month = '', year = ''] = text.split('/')
  const at = new Date(`${day} ${month} ${year} 00:00:00 UTC`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10)
}

/** A simulation of the Bank of England's database of its series, with real fixings of SONIA, oldest first. */
export const createSoniaPublisher = (csv: string, clock: () => Date): Publish => {
  const fixings = fixingsOf(csv)
  return (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox')
    if (pathname !== '/boeapps/database/_iadb-fromshowcolumns.asp' || query.get('SeriesCodes') !== 'IUDSOIA')
      return sendJson(response, 404, { error: 'not found' })
    const [from, to] = [isoDate(query.get('Datefrom') ?? ''), isoDate(query.get('Dateto') ?? '')]
    const out = outOn(fixings, clock).filter(({ date }) => date >= from && date <= to)
    sendCsv(response, ['DATE,IUDSOIA', ...out.map(({ date, percent }) => `${bankDate(date)},${percent}`)])
  }
}

/** A simulation of the European Central Bank's data API, with real fixings of €STR, oldest first. */
export const createEstrPublisher = (csv: string, clock: () => Date): Publish => {
  const fixings = fixingsOf(csv)
  return (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox')
    if (pathname !== `/service/data/${estrSeries.replace('.', '/')}` || query.get('format') !== 'csvdata')
      return sendJson(response, 404, { error: 'not found' })
    const out = outOn(fixings, clock).filter(({ date }) => date >= (query.get('startPeriod') ?? ''))
    sendCsv(response, [
      'KEY,FREQ,BENCHMARK_ITEM,DATA_TYPE_EST,TIME_PERIOD,OBS_VALUE,OBS_STATUS',
      ...out.map(({ date, percent }) => `${estrSeries},B,EU000A2X2A25,WT,${date},${Number(percent)},A`),
    ])
  }
}

/** A simulation of the Hong Kong Monetary Authority's API, with real fixings of HIBOR for a month. */
export const createHiborPublisher = (csv: string, clock: () => Date): Publish => {
  const fixings = fixingsOf(csv).toReversed()
  return (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox')
    const path =
      '/public/market-data-and-statistics/daily-monetary-statistics/daily-figures-interbank-liquidity'
    if (pathname !== path) return sendJson(response, 404, { error: 'not found' })
    const out = outOn(fixings, clock).slice(0, Number(query.get('pagesize') ?? 100))
    sendJson(response, 200, {
      header: { success: true, err_code: '0000', err_msg: 'No error found' },
      result: {
        datasize: out.length,
        records: out.map(({ date, percent }) => ({
          end_of_date: date,
          hibor_overnight: null,
          hibor_fixing_1m: Number(percent),
        })),
      },
    })
  }
}

/** A simulation of the Hong Kong Monetary Authority's API, with fixings of HONIA. */
export const createHoniaPublisher = (csv: string, clock: () => Date): Publish => {
  const fixings = fixingsOf(csv).toReversed()
  return (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox')
    const path = '/public/market-data-and-statistics/monthly-statistical-bulletin/er-ir/hk-interbank-ir-daily'
    if (pathname !== path || query.get('segment') !== 'honia')
      return sendJson(response, 404, { error: 'not found' })
    const out = outOn(fixings, clock).slice(0, Number(query.get('pagesize') ?? 100))
    sendJson(response, 200, {
      header: { success: true, err_code: '0000', err_msg: 'No error found' },
      result: {
        datasize: out.length,
        records: out.map(({ date, percent }) => ({ end_of_day: date, ir_overnight: Number(percent) })),
      },
    })
  }
}

const dayMs = 86_400_000

/**
 * A simulation of the National Interbank Funding Center's history, with real fixings of SHIBOR for three months. As the
 * center does, it returns no record for a span of a year or more, and the latest one for a span without any.
 */
export const createShiborPublisher = (csv: string, clock: () => Date): Publish => {
  const fixings = fixingsOf(csv).toReversed()
  return (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox')
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? '']
    if (pathname !== '/ags/ms/cm-u-bk-shibor/ShiborHis')
      return sendJson(response, 404, { error: 'not found' })
    const isTooLong = (Date.parse(to) - Date.parse(from)) / dayMs >= 365
    const known = outOn(fixings, clock)
    const within = known.filter(({ date }) => date >= from && date <= to)
    const out = isTooLong ? [] : within.length > 0 ? within : known.slice(0, 1)
    sendJson(response, 200, {
      head: { version: '2.0', provider: 'CWAP', rep_code: '200' },
      data: {
        startDateCN: from,
        endDateCN: to,
        message: isTooLong ? '只提供一年历史数据查询及下载' : '',
      },
      records: out.map(({ date, percent }) => ({ '3M': Number(percent).toFixed(4), showDateCN: date })),
    })
  }
}
