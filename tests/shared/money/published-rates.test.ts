import { describe, expect, test } from 'vitest'
import { checkRateJumps, type PublishedRates, readPublishedRates } from '#shared/money/published-rates.ts'
import { referenceRatesXml } from '../../../scripts/sandbox/reference-rates-publisher.ts'
import { publishedRates } from '../../support/published-rates.ts'

const plain = (days: readonly PublishedRates[]) => days.map(({ date, perEuro }) => ({ date, perEuro }))
const lastThree = plain(publishedRates.slice(-3)).toReversed()

const today = '2026-03-06'
const xml = referenceRatesXml(publishedRates.slice(-3).toReversed())
const read = (text: string, since?: string) => readPublishedRates(text, today, since)

test('the publisher’s file is read as published, newest day first', () => {
  expect(read(xml)).toEqual(lastThree)
  expect(read(xml, '2026-03-05')).toEqual(lastThree.slice(0, 1))
})

test('the one-day file, with its single quotes and line breaks, and unused currencies', () => {
  const { date, perEuro } = lastThree[0] as PublishedRates
  const cubes = Object.entries({ ISK: '142.5', ...perEuro, XDR: '1.2' })
  const daily = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${date}'>
${cubes.map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`).join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`
  expect(read(daily)).toEqual([{ date, perEuro }])
})

test('the currencies that are counted since a later version are read where they are published', () => {
  const [day] = lastThree
  if (!day) throw new Error('no day')
  const withLira = { ...day, perEuro: { ...day.perEuro, TRY: '51.0822', ZAR: '19.8' } }
  expect(read(referenceRatesXml([{ ...withLira, source: 'any' }]))).toEqual([withLira])
  const twice = referenceRatesXml([{ ...withLira, source: 'any' }]).replace(
    '<Cube currency="TRY"',
    '<Cube currency="TRY" rate="1"/><Cube currency="TRY"',
  )
  expect(() => read(twice)).toThrow('no one rate of TRY')
})

test('days before the requested ones need not have every currency', () => {
  const old = xml.replace('</Cube></Cube></gesmes', '</Cube></Cube></gesmes')
  const withOld = old.replace(
    /\n<\/Cube><\/gesmes/,
    '\n<Cube time="1999-01-04"><Cube currency="USD" rate="1.1789"/></Cube>\n</Cube></gesmes',
  )
  expect(read(withOld, '2026-03-01')).toEqual(lastThree)
  expect(() => read(withOld)).toThrow(/1999-01-04 has no one rate/)
})

describe('refused', () => {
  const usd = 'currency="USD" rate="1.1618"'
  test.each<[string, string, RegExp]>([
    ['is nothing', '', /envelope/],
    ['is a page of another kind', '<html><body>maintenance</body></html>', /envelope/],
    ['is a file that was cut off', xml.slice(0, -30), /not the whole/],
    ['is one without a day', referenceRatesXml([]), /No rates/],
    ['is a day ahead', xml.replace('2026-03-05', '2026-03-09'), /lies ahead/],
    [
      'is a Sunday',
      xml
        .replace('2026-03-05', '2026-03-01')
        .replaceAll('2026-03-04', '2026-02-27')
        .replaceAll('2026-03-03', '2026-02-26'),
      /no business day/,
    ],
    ['is no date', xml.replace('2026-03-05', '2026-02-30'), /no date/],
    ['are days out of order', xml.replace('2026-03-03', '2026-03-05'), /order of dates/],
    ['is a day told twice', xml.replace('2026-03-04', '2026-03-05'), /order of dates/],
    ['is a day without a currency', xml.replace(`<Cube ${usd}/>`, ''), /no one rate of USD/],
    [
      'is a currency told twice',
      xml.replace(`<Cube ${usd}/>`, `<Cube ${usd}/><Cube ${usd}/>`),
      /no one rate of USD/,
    ],
    ['is a rate of nothing', xml.replace('rate="1.1618"', 'rate="0.0000"'), /no rate of USD/],
    ['is a rate below nothing', xml.replace('rate="1.1618"', 'rate="-1.1618"'), /no rate of USD/],
    ['is a rate that is no number', xml.replace('rate="1.1618"', 'rate="N/A"'), /no rate of USD/],
    ['is a rate with a comma', xml.replace('rate="1.1618"', 'rate="1,1618"'), /no rate of USD/],
    [
      'is a day of something else',
      xml.replace(`<Cube ${usd}/>`, `<Cube ${usd}/><Cube rate="1.2"/>`),
      /not made of rates/,
    ],
    [
      'is a day that is not closed',
      xml.replace('</Cube>\n<Cube time', '\n<Cube time'),
      /not day by day|not made of rates/,
    ],
  ])('%s', (_, text, complaint) => {
    expect(text).not.toBe(xml)
    expect(() => read(text)).toThrow(complaint)
  })
})

describe('jumping rates', () => {
  const days = plain(publishedRates.slice(-5))
  const changed = (index: number, currency: 'USD' | 'IDR', rate: string) =>
    days.map((day, at) => (at === index ? { ...day, perEuro: { ...day.perEuro, [currency]: rate } } : day))

  test('do not occur on any day on file', () => {
    expect(() => checkRateJumps(publishedRates)).not.toThrow()
    expect(() => checkRateJumps(publishedRates.toReversed())).not.toThrow()
  })

  test.each([
    ['by a factor of ten', changed(2, 'USD', '11.618')],
    ['by three tenths up', changed(4, 'USD', '1.5104')],
    ['by three tenths down', changed(0, 'USD', '0.8133')],
    ['by a redenomination of three zeros', changed(3, 'IDR', '19.6447')],
  ])('%s are refused', (_, jumping) => {
    expect(() => checkRateJumps(jumping)).toThrow(/USD|IDR/)
  })

  test('are accepted over months without rates', () => {
    const later = { ...(changed(4, 'USD', '1.5104')[4] as PublishedRates), date: '2026-06-05' }
    expect(() => checkRateJumps([...days.slice(0, 4), later])).not.toThrow()
  })
})
