import { describe, expect, it } from 'vitest'
import {
  brokenKycRules,
  draftsOf,
  type KycDrafts,
  savableData,
  sectionData,
} from '../../../web/features/kyc/kyc-drafts.ts'
import { valueAt, withValue } from '../../../web/ui/form/form-values.ts'

const today = '2026-11-21'
const nothing = { company_info: null, business_info: null, connected_persons: null, documents: null }

const complete: KycDrafts = {
  company_info: {
    entity_type: 'limited_company',
    register_name_en: 'Harbour Gift Trading Limited',
    register_name_cn: '海港礼品贸易有限公司',
    country_region: '1',
    incorporation_date: '2018-05-14',
    brn: '31130878',
    registered_address: '88 Queen’s Road Central',
  },
  business_info: { annual_sales_turnover_usd: '10400000', years_of_business: '8' },
  connected_persons: {
    persons: [
      {
        person_id: 'p1',
        full_name_en: 'Chan Tai Man',
        capacity: 'director',
        nationality: '1',
        certificate_type: 'hk_id',
        id_number: 'A123456(3)',
        id_front_file_id: 'front',
        id_back_file_id: 'back',
        birth_date: '1985-03-02',
        email: 'chan@example.com',
      },
    ],
    companies: [],
    holdings: [],
  },
  documents: { certificate_of_incorporation: 'certificate' },
}
const at = 'connected_persons.persons.0'

describe('a submission', () => {
  it('is complete if every field is valid', () => {
    expect(brokenKycRules(complete, today)).toEqual({})
  })

  it('reports everything that is missing at once', () => {
    const rules = brokenKycRules(withValue(draftsOf(nothing), `${at}.position`, 'Owner'), today)
    expect(rules).toMatchObject({
      'company_info.country_region': 'unknownOption',
      business_info: 'atLeastOne',
      [`${at}.email`]: 'required',
      [`${at}.certificate_type`]: 'unknownOption',
      'connected_persons.persons': 'atLeastOne',
      'documents.certificate_of_incorporation': 'required',
    })
  })

  it.each([
    ['2', 'uscc'],
    ['5', 'company_registration_number'],
  ])('for country %o requires its %s, and drops the number of another register', (country, number) => {
    const moved = withValue(complete, 'company_info.country_region', country)
    expect(brokenKycRules(moved, today)).toEqual({ [`company_info.${number}`]: 'required' })
    expect(sectionData(moved, 'company_info')).not.toHaveProperty('brn')
  })

  it('requires the back of a card but not of a passport', () => {
    const card = withValue(complete, `${at}.id_back_file_id`, '')
    expect(brokenKycRules(card, today)).toEqual({ [`${at}.id_back_file_id`]: 'required' })
    const passport = withValue(
      withValue(card, `${at}.certificate_type`, 'passport'),
      `${at}.id_number`,
      'K12345678',
    )
    expect(brokenKycRules(passport, today)).toEqual({})
  })

  it('sends numbers and amounts in the server’s format', () => {
    expect(sectionData(complete, 'business_info')).toEqual({
      annual_sales_turnover_usd: '10400000.00',
      years_of_business: 8,
    })
  })
})

describe('an intermediate save', () => {
  it('omits only the invalid field', () => {
    const typing = withValue(complete, `${at}.email`, 'chan@')
    expect(savableData(typing, 'connected_persons')).toEqual({
      persons: [expect.not.objectContaining({ email: expect.anything() })],
    })
    expect(savableData(typing, 'connected_persons')).toMatchObject({
      persons: [{ full_name_en: 'Chan Tai Man' }],
    })
  })

  it('accepts an empty draft', () => {
    expect(savableData(draftsOf(nothing), 'company_info')).toEqual({})
  })

  it('is restored as typed', () => {
    const saved = {
      company_info: savableData(complete, 'company_info'),
      business_info: savableData(complete, 'business_info'),
      connected_persons: savableData(complete, 'connected_persons'),
      documents: savableData(complete, 'documents'),
    } as Parameters<typeof draftsOf>[0]
    const restored = draftsOf(saved)
    expect(restored.company_info).toEqual(complete.company_info)
    expect(restored.connected_persons).toEqual(complete.connected_persons)
    expect(brokenKycRules(restored, today)).toEqual({})
  })
})

it('reads and changes one field by its path, without affecting others', () => {
  const changed = withValue(complete, `${at}.full_name_cn`, '陈大文')
  expect(valueAt(changed, `${at}.full_name_cn`)).toBe('陈大文')
  expect(valueAt(changed, `${at}.full_name_en`)).toBe('Chan Tai Man')
  expect(valueAt(complete, `${at}.full_name_cn`)).toBeUndefined()
})
