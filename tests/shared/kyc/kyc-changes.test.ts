import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kycChanges } from '#shared/kyc/kyc-changes.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'

const chan = { person_id: 'chan', full_name_en: 'Chan Siu Ming', email: 'chan@shop.test' }
const lin = { person_id: 'lin', full_name_en: 'Lin Meihua' }
const before: KycSections = {
  company_info: { brn: '12345678', registered_address: '1 Old Road' },
  business_info: { major_goods: ['toys'] },
  connected_persons: { persons: [chan, lin] },
}

const count = (changes: ReturnType<typeof kycChanges>, kind: string) =>
  changes.filter((change) => change.kind === kind).length

describe('the changes of a company', () => {
  it('are listed by field, with the old and the new value', () => {
    const after: KycSections = {
      ...before,
      company_info: { brn: '12345678', registered_address: '2 New Road' },
      business_info: { major_goods: ['toys', 'lamps'], years_of_business: 3 },
    }
    expect(kycChanges(before, after)).toEqual([
      {
        kind: 'changed',
        field: 'company_info.registered_address',
        before: '1 Old Road',
        after: '2 New Road',
      },
      { kind: 'changed', field: 'business_info.major_goods', before: ['toys'], after: ['toys', 'lamps'] },
      { kind: 'changed', field: 'business_info.years_of_business', before: undefined, after: 3 },
    ])
  })

  it('list added, removed and changed people, whatever their position', () => {
    const moved = { ...lin, full_name_en: 'Lin Mei Hua' }
    const ho = { person_id: 'ho', full_name_en: 'Ho Wing' }
    expect(kycChanges(before, { ...before, connected_persons: { persons: [moved, ho] } })).toEqual([
      {
        kind: 'changed',
        field: 'connected_persons.persons.0.full_name_en',
        before: 'Lin Meihua',
        after: 'Lin Mei Hua',
      },
      { kind: 'added', list: 'persons', entry: ho },
      { kind: 'removed', list: 'persons', entry: chan },
    ])
    expect(kycChanges(before, { ...before, connected_persons: { persons: [lin, chan] } })).toEqual([])
  })

  it('include removed values', () => {
    expect(kycChanges(before, {})).toHaveLength(5)
  })

  it('are empty for equal data, and inverted in the other direction', () => {
    const text = fc.option(fc.string({ maxLength: 3 }), { nil: undefined })
    const person = fc.record({ person_id: fc.constantFrom('a', 'b', 'c'), full_name_en: text, email: text })
    const state = fc.record({
      company_info: fc.record({ brn: text, registered_address: text }),
      connected_persons: fc.record({
        persons: fc.uniqueArray(person, { selector: ({ person_id }) => person_id }),
      }),
    })
    fc.assert(
      fc.property(state, state, (one, other) => {
        const [there, back] = [kycChanges(one, other), kycChanges(other, one)]
        expect(kycChanges(one, one)).toEqual([])
        expect([count(back, 'added'), count(back, 'removed'), count(back, 'changed')]).toEqual([
          count(there, 'removed'),
          count(there, 'added'),
          count(there, 'changed'),
        ])
      }),
    )
  })
})
