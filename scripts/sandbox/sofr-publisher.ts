import type { IncomingMessage, ServerResponse } from 'node:http'
import { businessDate } from '#shared/time/business-date.ts'
import { sendJson } from './http.ts'

const path = /^\/api\/rates\/secured\/sofr\/last\/(\d{1,4})\.json$/

/** In the publisher's order: newest first. */
const answerOf = (csv: string) =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [effectiveDate = '', percent = ''] = line.split(',')
      return { effectiveDate, type: 'SOFR', percentRate: Number(percent), revisionIndicator: '' }
    })
    .toReversed()

/**
 * A simulation of the Federal Reserve Bank of New York's SOFR API, with its real fixings from a CSV with the columns
 * `date,sofr_percent`, oldest first. It invents no rates for later days. A fixing is published on the day after its
 * own.
 */
export const createSofrPublisher = (csv: string, clock: () => Date) => {
  const published = answerOf(csv)
  return (request: IncomingMessage, response: ServerResponse): void => {
    const count = path.exec(request.url ?? '')?.[1]
    if (request.method !== 'GET' || count === undefined)
      return sendJson(response, 404, { error: 'not found' })
    const today = businessDate(clock())
    const out = published.filter(({ effectiveDate }) => effectiveDate < today)
    sendJson(response, 200, { refRates: out.slice(0, Number(count)) })
  }
}
