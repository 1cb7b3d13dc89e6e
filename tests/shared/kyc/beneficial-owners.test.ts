import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beneficialOwners, type Holding, resolveOwnership } from '#shared/kyc/beneficial-owners.ts'
import { add, compare, decimalFromFraction, fraction } from '#shared/money/fraction.ts'

const holding = (holder: string, company: string, percent: string): Holding => ({ holder, company, percent })

const nobody = fraction(0n)
const all = fraction(1n)

/** The held companies, without duplicates. */
const companiesIn = (holdings: readonly Holding[]) => [...new Set(holdings.map(({ company }) => company))]

const owners = (holdings: readonly Holding[]) => {
  const companies = companiesIn(holdings)
  const ownership = resolveOwnership('X', companies, holdings)
  if (!ownership.ok) return ownership
  return beneficialOwners(ownership, companies).map(({ holder, share }) => [
    holder,
    decimalFromFraction(share, 4),
  ])
}

describe('the beneficial owners of a company', () => {
  test('hold 25% or more, and not a fraction less', () => {
    expect(
      owners([
        holding('at', 'X', '25'),
        holding('below', 'X', '24.99'),
        holding('far', 'X', '10.01'),
        holding('above', 'X', '40'),
      ]),
    ).toEqual([
      ['above', '0.4000'],
      ['at', '0.2500'],
    ])
    expect(owners([])).toEqual([])
    expect(owners([holding('tiny', 'X', '24.999999999999')])).toEqual([])
  })

  test('are found along a chain by multiplication: 60% of 50% is 30%, of 40% is 24%', () => {
    expect(owners([holding('H', 'X', '50'), holding('P', 'H', '60'), holding('Q', 'H', '40')])).toEqual([
      ['P', '0.3000'],
    ])
    expect(owners([holding('H', 'X', '40'), holding('P', 'H', '60')])).toEqual([])
  })

  test('are found by the sum over all chains: 15% directly and 10% through another company', () => {
    const chains = [
      holding('P', 'X', '15'),
      holding('H', 'X', '20'),
      holding('P', 'H', '50'),
      holding('Q', 'H', '50'),
    ]
    expect(owners(chains)).toEqual([['P', '0.2500']])
    expect(owners(chains.filter(({ company }) => company === 'X'))).toEqual([])
  })

  test('are found through several levels, to the exact share', () => {
    expect(
      owners([
        holding('A', 'X', '100'),
        holding('B', 'A', '100'),
        holding('C', 'B', '51'),
        holding('P', 'C', '49.02'),
        holding('Q', 'C', '50.98'),
        holding('R', 'B', '49'),
      ]),
    ).toEqual([
      ['R', '0.4900'],
      ['Q', '0.2600'],
      ['P', '0.2500'],
    ])
    // 51% of 49.02% is 25.0002%.
  })

  test('are people: the share of a company without known owners is unattributed', () => {
    const ownership = resolveOwnership('X', ['H'], [holding('H', 'X', '60'), holding('P', 'X', '40')])
    if (!ownership.ok) throw new Error(ownership.problem)
    expect(beneficialOwners(ownership, ['H']).map(({ holder }) => holder)).toEqual(['P'])
    expect(ownership.unnamed.get('H')).toEqual(fraction(60n, 100n))
  })

  test('are unknown for circular holdings', () => {
    const circle = [
      holding('A', 'X', '60'),
      holding('B', 'A', '20'),
      holding('A', 'B', '20'),
      holding('Q', 'X', '40'),
    ]
    expect(owners(circle)).toEqual({ ok: false, problem: 'circle', companies: ['A', 'B'] })
    expect(owners([holding('X', 'X', '100')])).toEqual({ ok: false, problem: 'circle', companies: ['X'] })
  })

  test('are unknown if holdings exceed 100%', () => {
    expect(owners([holding('H', 'X', '50'), holding('P', 'H', '60'), holding('Q', 'H', '40.01')])).toEqual({
      ok: false,
      problem: 'overheld',
      companies: ['H'],
    })
  })

  test('and all others hold exactly 100% of any company, or the reason is returned', () => {
    const companies = ['X', 'A', 'B', 'C', 'D', 'E']
    const holders = [...companies.slice(1), 'p', 'q', 'r', 's']
    const graph = fc.array(
      fc.record({
        holder: fc.constantFrom(...holders),
        company: fc.constantFrom(...companies),
        percent: fc.integer({ min: 1, max: 5000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
      }),
      { maxLength: 12 },
    )
    const told = { resolved: 0, circle: 0, overheld: 0 }
    fc.assert(
      fc.property(graph, (holdings) => {
        const ownership = resolveOwnership('X', companies, holdings)
        told[ownership.ok ? 'resolved' : ownership.problem] += 1
        if (!ownership.ok) return ownership.companies.length > 0
        const people = [...ownership.shares].filter(([holder]) => !companies.includes(holder))
        const sum = [...people.map(([, share]) => share), ...ownership.unnamed.values()].reduce(add, nobody)
        return compare(sum, all) === 0 && beneficialOwners(ownership, companies).length <= 4
      }),
      { numRuns: 10_000, seed: 4 },
    )
    for (const count of Object.values(told)) expect(count).toBeGreaterThan(500)
  })
})
