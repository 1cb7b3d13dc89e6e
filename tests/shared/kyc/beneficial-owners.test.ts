import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beneficialOwners, type Holding, ultimateHolders } from '#shared/kyc/beneficial-owners.ts'
import { add, compare, decimalFromFraction, fraction } from '#shared/money/fraction.ts'

const holding = (holder: string, company: string, percent: string): Holding => ({ holder, company, percent })

const owners = (holdings: readonly Holding[]) =>
  beneficialOwners('X', holdings).map(({ holder, share }) => [holder, decimalFromFraction(share, 4)])

describe('the beneficial owners of a company', () => {
  test('are those of 25% or more, and nobody below, however little', () => {
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

  test('are found along a chain, by multiplication: 60% of 50% is 30%, of 40% is 24%', () => {
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

  test('are each counted once a chain where companies hold each other', () => {
    expect(
      owners([
        holding('A', 'X', '60'),
        holding('X', 'A', '20'),
        holding('P', 'A', '80'),
        holding('Q', 'X', '40'),
      ]),
    ).toEqual([
      ['P', '0.4800'],
      ['Q', '0.4000'],
    ])
    expect(owners([holding('X', 'X', '100')])).toEqual([])
  })

  test('never hold more together than was held of the company', () => {
    const layered = fc
      .array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((levels) =>
        levels.flatMap((shares, level) => {
          const sum = shares.reduce((total, share) => total + share, 0)
          const company = level === 0 ? 'X' : `${level - 1}-0`
          return shares.map((share, index) =>
            holding(
              `${level}-${index}`,
              company,
              String(sum > 100 ? Math.floor((share * 100) / sum) : share),
            ),
          )
        }),
      )
    fc.assert(
      fc.property(layered, (holdings) => {
        const all = ultimateHolders('X', holdings)
        const total = all.reduce((sum, { share }) => add(sum, share), fraction(0n))
        expect(compare(total, fraction(1n))).toBeLessThanOrEqual(0)
        const above = beneficialOwners('X', holdings)
        expect(above.length).toBeLessThanOrEqual(4)
        expect(all.filter(({ share }) => compare(share, fraction(1n, 4n)) >= 0)).toEqual(above)
      }),
      { numRuns: 10_000, seed: 4 },
    )
  })
})
