import { describe, expect, test } from 'vitest'
import { tradedCurrencies } from '#shared/money/currency.ts'
import { firstCurrencies } from '#shared/money/exchange-rates.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { seedExchangeRates } from '../../../scripts/seed/seed-exchange-rates.ts'
import { publishedRates } from '../../support/published-rates.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

/** The only currencies of the stored rates. */
const rated = ['EUR', 'CNH', ...firstCurrencies]

const app = await useTestApp({ startAt: '2026-03-04T20:00:00.000Z' })
const seller = await signUpSeller(app)
await seedExchangeRates(
  app.deps,
  publishedRates.filter(({ date }) => date >= '2026-02-25'),
)

const ask = (body: unknown) =>
  app.sendRaw(referenceEndpoints.listCrossRates, { body: JSON.stringify(body) }, seller)

const dateOf = async (date: string) =>
  (await app.send(referenceEndpoints.listCrossRates, { body: { date } }, seller)).data.date

describe('the rates between currencies', () => {
  test('are those of a day, with six significant digits', async () => {
    expect(await ask({ date: '2026-03-03', from: ['GBP', 'JPY'], to: ['USD', 'GBP'] })).toMatchObject({
      status: 200,
      code: 200,
      data: {
        date: '2026-03-03',
        source: 'European Central Bank',
        rates: { GBP: { USD: '1.33142', GBP: '1.00000' }, JPY: { USD: '0.00634277', GBP: '0.00476391' } },
      },
    })
  })

  test('are those of the last earlier day if none were published, however long ago', async () => {
    expect(await dateOf('2026-03-01')).toBe('2026-02-27')
    expect(await dateOf('2027-03-01')).toBe('2026-03-05')
  })

  test('are by default today’s in Hong Kong, for every pair of currencies', async () => {
    const { data } = await app.send(referenceEndpoints.listCrossRates, { body: {} }, seller)
    expect(data.date).toBe('2026-03-05')
    expect(Object.keys(data.rates).toSorted()).toEqual(rated.toSorted())
    for (const inEach of Object.values(data.rates))
      expect(Object.keys(inEach).toSorted()).toEqual(rated.toSorted())
    expect(data.rates.EUR).toMatchObject({ EUR: '1.00000', USD: '1.16180', IDR: '19644.7' })
  })

  test('are empty before the first known ones', async () => {
    expect(await ask({ date: '2026-02-24' })).toMatchObject({
      status: 404,
      code: 20018,
      errors: [{ field: 'body.date', rule: 'invalid' }],
    })
  })

  test.each<[unknown, { field: string; rule: string }[]]>([
    [
      { date: '2026-02-30', from: ['GBP', 'XXX'], to: [] },
      [
        { field: 'body.date', rule: 'dateInvalid' },
        { field: 'body.from.1', rule: 'unknownOption' },
        { field: 'body.to', rule: 'atLeastOne' },
      ],
    ],
    [{ date: '2026-3-1' }, [{ field: 'body.date', rule: 'dateInvalid' }]],
    [{ date: 20260301 }, [{ field: 'body.date', rule: 'required' }]],
    [{ from: 'GBP' }, [{ field: 'body.from', rule: 'invalid' }]],
    [{ to: [...tradedCurrencies, 'GBP'] }, [{ field: 'body.to', rule: 'tooMany' }]],
    [{ to: ['gbp'] }, [{ field: 'body.to.0', rule: 'unknownOption' }]],
  ])('are refused for %j, with every wrong field', async (body, errors) => {
    expect(await ask(body)).toMatchObject({ status: 400, code: 20008, errors })
  })
})
