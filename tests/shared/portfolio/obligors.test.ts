import { expect, test } from 'vitest'
import type { FacilityOfObligor } from '#shared/desk/obligors.ts'
import { obligorsOf } from '#shared/portfolio/obligors.ts'

const facility = (
  companyId: string,
  people: readonly string[],
  {
    outstandingCents = 100_00,
    currency = 'GBP',
  }: Partial<Pick<FacilityOfObligor, 'outstandingCents' | 'currency'>> = {},
): FacilityOfObligor => ({
  companyId,
  companyNameEn: `Company ${companyId}`,
  companyNameCn: null,
  facilityId: `f-${companyId}-${currency}`,
  productCode: 'small_shop_financing',
  currency,
  limitCents: 1_000_00,
  outstandingCents,
  pastDueCents: 10_00,
  people: people.map((personKey) => ({ name: `Name ${personKey}`, personKey })),
})

const idsOf = ({ companies }: { companies: readonly { companyId: string }[] }) =>
  companies.map(({ companyId }) => companyId)

test('companies with a person in common are one obligor, over a company between', () => {
  const [joint, alone, ...others] = obligorsOf([
    facility('d', ['other'], { outstandingCents: 250_00 }),
    facility('a', ['ann']),
    facility('b', ['ann', 'bob']),
    facility('c', ['bob']),
  ])
  expect(others).toEqual([])
  expect(joint && idsOf(joint)).toEqual(['a', 'b', 'c'])
  expect(joint).toMatchObject({
    shared: ['Name ann', 'Name bob'],
    limitCents: 3_000_00,
    outstandingCents: 300_00,
    pastDueCents: 30_00,
    sharePercent: '54.55',
  })
  expect(alone && idsOf(alone)).toEqual(['d'])
  expect(alone).toMatchObject({ shared: [], sharePercent: '45.45' })
})

test('each currency is apart, with the companies of all currencies', () => {
  const obligors = obligorsOf([
    facility('a', ['ann'], { currency: 'USD' }),
    facility('b', ['ann'], { outstandingCents: 40_00 }),
    facility('b', ['ann'], { currency: 'USD', outstandingCents: 0 }),
  ])
  expect(obligors.map(({ currency }) => currency)).toEqual(['GBP', 'USD'])
  expect(obligors.map(idsOf)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect(obligors[1]).toMatchObject({
    outstandingCents: 100_00,
    limitCents: 2_000_00,
    sharePercent: '100.00',
  })
})

test('people without a company in common, and companies without people, are alone', () => {
  expect(obligorsOf([facility('a', []), facility('b', []), facility('c', ['cy'])]).map(idsOf)).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ])
  expect(obligorsOf([facility('a', [], { outstandingCents: 0 })])[0]?.sharePercent).toBeNull()
})
