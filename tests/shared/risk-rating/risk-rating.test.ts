import { describe, expect, test } from 'vitest'
import { countryEntries } from '#shared/reference/country-entries.ts'
import { factsOfKyc } from '#shared/risk-rating/facts-of-kyc.ts'
import {
  countriesOfCallForAction,
  countriesUnderMonitoring,
  ratingParameters,
} from '#shared/risk-rating/rating-parameters.ts'
import {
  type RatingFacts,
  ratingReasonsOf,
  reviewDueOn,
  riskRatingOf,
} from '#shared/risk-rating/risk-rating.ts'

const today = '2027-01-28'
const plain: RatingFacts = {
  countries: ['1', '2'],
  hits: { true: 0, open: 0, cleared: 0, exposed: 0 },
  layers: 1,
  incorporatedOn: '2019-05-01',
  product: 'small_shop_financing',
  otherPayers: 0,
  shopsWithSignals: 0,
  openFlowAlerts: 0,
}
const rated = (facts: Partial<RatingFacts>) => {
  const reasons = ratingReasonsOf({ ...plain, ...facts }, today)
  return [riskRatingOf(reasons), ...reasons.map(({ reason }) => reason)]
}

describe('a customer risk rating', () => {
  test('is low without a reason', () => {
    expect(rated({})).toEqual(['low'])
  })

  test.each<[string, Partial<RatingFacts>, string[]]>([
    ['a country under monitoring', { countries: ['1', '65', '65'] }, ['medium', 'countryUnderMonitoring']],
    ['a country of a call for action', { countries: ['47'] }, ['high', 'countryOfCallForAction']],
    ['a true match', { hits: { true: 1, open: 0, cleared: 0, exposed: 0 } }, ['high', 'trueMatch']],
    [
      'an exposed person',
      { hits: { true: 0, open: 1, cleared: 0, exposed: 1 } },
      ['high', 'exposedPerson', 'hitOpen'],
    ],
    ['a cleared hit', { hits: { true: 0, open: 0, cleared: 2, exposed: 0 } }, ['medium', 'hitCleared']],
    ['layers of ownership', { layers: 2 }, ['medium', 'ownershipLayers']],
    ['unclear ownership', { layers: undefined }, ['medium', 'ownershipUnclear']],
    ['a company younger than a year', { incorporatedOn: '2026-01-29' }, ['medium', 'young']],
    ['a company that is a year old', { incorporatedOn: '2026-01-28' }, ['low']],
    ['a product that a platform repays', { product: 'payoneer' }, ['medium', 'productThroughOthers']],
    ['another payer', { otherPayers: 1 }, ['medium', 'otherPayers']],
    ['signs of inflated sales', { shopsWithSignals: 1 }, ['medium', 'salesSignals']],
    ['an alert', { openFlowAlerts: 1 }, ['medium', 'flowAlerts']],
    ['two ordinary reasons', { otherPayers: 1, layers: 3 }, ['medium', 'ownershipLayers', 'otherPayers']],
    [
      'three ordinary reasons',
      { otherPayers: 1, layers: 3, openFlowAlerts: 1 },
      ['high', 'ownershipLayers', 'otherPayers', 'flowAlerts'],
    ],
  ])('names %s', (_, facts, expected) => {
    expect(rated(facts)).toEqual(expected)
  })

  test('counts what made it so, and names countries', () => {
    expect(ratingReasonsOf({ ...plain, countries: ['65', '43', '65'], otherPayers: 2 }, today)).toEqual([
      { reason: 'countryUnderMonitoring', count: 2, countries: ['43', '65'] },
      { reason: 'otherPayers', count: 2, countries: [] },
    ])
  })
})

test.each(['low', 'medium', 'high'] as const)('a KYC of %s risk is due by its own interval', (rating) => {
  const years = ratingParameters.reviewMonths[rating] / 12
  // After midnight in Hong Kong, before it in UTC.
  expect(reviewDueOn('2027-01-27T17:00:00.000Z', rating)).toBe(`${2027 + years}-01-28`)
})

const company = (company_id: string, country_region: string, ownership_percent?: string) => ({
  company_id,
  country_region,
  ...(ownership_percent ? { ownership_percent } : {}),
})

describe('the facts of a KYC', () => {
  const owner = {
    person_id: 'chan',
    nationality: '1',
    ubo_wealth_region: '65',
    residential_address: '12 Pyay Road, Yangon, Myanmar',
  }
  test('are every country and the companies on the longest chain', () => {
    const facts = factsOfKyc({
      company_info: { country_region: '1', incorporation_date: '2019-05-01' },
      business_info: { funds_region: '40' },
      connected_persons: {
        persons: [owner],
        companies: [company('top', '66'), company('middle', '1', '100.00')],
        holdings: [
          { holder_id: 'top', company_id: 'middle', percent: '100.00' },
          { holder_id: 'chan', company_id: 'top', percent: '100.00' },
        ],
      },
    })
    expect(facts).toMatchObject({ layers: 2, incorporatedOn: '2019-05-01' })
    expect([...facts.countries].toSorted()).toEqual(['1', '1', '1', '40', '47', '65', '66'])
  })

  test('have no layers where companies hold each other', () => {
    const connected_persons = {
      persons: [owner],
      companies: [company('a', '1', '50.00'), company('b', '1')],
      holdings: [
        { holder_id: 'a', company_id: 'b', percent: '60.00' },
        { holder_id: 'b', company_id: 'a', percent: '60.00' },
      ],
    }
    expect(factsOfKyc({ connected_persons }).layers).toBeUndefined()
  })
})

const namesOf = (ids: readonly string[]) =>
  countryEntries.filter(({ key_id }) => ids.includes(key_id)).map(({ name_eng }) => name_eng)

test('the lists of countries name those that they mean', () => {
  expect(namesOf(countriesOfCallForAction)).toEqual(['Myanmar', 'Iran', 'North Korea'])
  expect(namesOf(countriesUnderMonitoring)).toEqual([
    'Russia',
    'Vietnam',
    'Kuwait',
    'Kenya',
    'British Virgin Islands',
    'Angola',
    'Bosnia & Herzegovina',
    'Bulgaria',
    'Bolivia',
    'Democratic Republic of the Congo',
    'Côte d’Ivoire',
    'Cameroon',
    'Haiti',
    'Iraq',
    'Laos',
    'Lebanon',
    'Monaco',
    'Nepal',
    'Papua New Guinea',
    'South Sudan',
    'Syria',
    'Venezuela',
    'Yemen',
  ])
})
