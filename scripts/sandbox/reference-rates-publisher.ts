import type { IncomingMessage, ServerResponse } from 'node:http'
import { quotedCurrencies, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { carryRatesForward } from '../seed/carry-rates-forward.ts'
import { sendJson } from './http.ts'

const dayMs = 86_400_000

/** The number of days that each of the publisher's files covers. */
const daysBack: Readonly<Record<string, number>> = {
  '/eurofxref-hist-90d.xml': 90,
  '/eurofxref-hist.xml': Number.POSITIVE_INFINITY,
}

/** The rates of a day are out in the afternoon, by the clock of Frankfurt. */
const publishedAt = ({ date }: ReferenceRates): number => Date.parse(`${date}T15:00:00Z`)

const dayXml = ({ date, perEuro }: ReferenceRates): string =>
  `<Cube time="${date}">${quotedCurrencies
    .filter((currency) => perEuro[currency] !== undefined)
    .map((currency) => `<Cube currency="${currency}" rate="${perEuro[currency]}"/>`)
    .join('')}</Cube>`

/** The publisher's XML, newest day first. */
export const referenceRatesXml = (newestFirst: readonly ReferenceRates[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"' +
  ' xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">' +
  '<gesmes:subject>Reference rates</gesmes:subject>' +
  '<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>' +
  `<Cube>\n${newestFirst.map(dayXml).join('\n')}\n</Cube></gesmes:Envelope>\n`

/**
 * Serves the euro's reference rates as the European Central Bank does: those that it published, oldest first in `days`,
 * and after their end the last figures again under each weekday.
 */
export const createReferenceRatesPublisher = (days: readonly ReferenceRates[], clock: () => Date) => {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const reach = daysBack[request.url ?? '']
    if (request.method !== 'GET' || reach === undefined)
      return sendJson(response, 404, { error: 'not found' })
    const now = clock().getTime()
    const newestFirst = carryRatesForward(days, businessDate(clock())).toReversed()
    const out = newestFirst.filter(
      (each) => publishedAt(each) <= now && publishedAt(each) > now - reach * dayMs,
    )
    response.writeHead(200, { 'content-type': 'text/xml' }).end(referenceRatesXml(out))
  }
}
