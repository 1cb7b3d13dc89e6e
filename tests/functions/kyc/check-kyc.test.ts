import { describe, expect, it } from 'vitest'
import { checkKyc } from '#shared/kyc/check-kyc.ts'
import type { ConnectedPerson } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { chinaId } from '#shared/reference/country-ids.ts'
import { businessInfo, companyInfo, director } from './kyc-data.ts'

const files = { front: 'front', back: 'back' }
const today = '2026-11-02'

const kyc = (changes: KycSections = {}): KycSections => ({
  company_info: companyInfo(),
  business_info: businessInfo,
  connected_persons: { persons: [director(files)] },
  documents: { certificate_of_incorporation: 'certificate' },
  ...changes,
})

const withPerson = (changes: Partial<ConnectedPerson>) =>
  kyc({ connected_persons: { persons: [director(files, changes)] } })

const checkPersons = (...persons: ConnectedPerson[]) =>
  checkKyc(kyc({ connected_persons: { persons } }), today)

const owning = (...percents: string[]) =>
  checkPersons(...percents.map((ownership_percent) => director(files, { ownership_percent })))

describe('a KYC check', () => {
  it('accepts complete data', () => {
    expect(checkKyc(kyc(), today)).toEqual([])
  })

  it('requires the number of the company’s register: BRN, USCC or a registration number', () => {
    const { brn: _none, ...unnumbered } = companyInfo()
    const missing = (country_region: string) =>
      checkKyc(kyc({ company_info: { ...unnumbered, country_region } }), today)
    expect(missing('1')).toEqual([{ field: 'company_info.brn', rule: 'required' }])
    expect(missing(chinaId)).toEqual([{ field: 'company_info.uscc', rule: 'required' }])
    expect(missing('6')).toEqual([{ field: 'company_info.company_registration_number', rule: 'required' }])
  })

  it('refuses an incorporation date in the future', () => {
    const on = (incorporation_date: string) =>
      checkKyc(kyc({ company_info: companyInfo({ incorporation_date }) }), today)
    expect(on(today)).toEqual([])
    expect(on('2026-11-03')).toEqual([{ field: 'company_info.incorporation_date', rule: 'dateInFuture' }])
  })

  it('refuses two addresses that refer to each other', () => {
    const info = companyInfo({
      principal_address_same_as: 'correspondence_address',
      correspondence_address_same_as: 'principal_address',
    })
    expect(checkKyc(kyc({ company_info: info }), today)).toEqual([
      { field: 'company_info.correspondence_address_same_as', rule: 'sameAddressCircle' },
    ])
  })

  it.each([
    ['china_id', '11010519491231', 'prcIdInvalid'],
    ['china_id', '110105194912310021', 'prcIdCheckDigit'],
    ['hk_id', '1234567', 'hkidInvalid'],
    ['hk_id', 'A1234560', 'hkidCheckDigit'],
    ['passport', 'E1', 'passportInvalid'],
  ] as const)('validates the id number by its type: %s %s', (certificate_type, id_number, rule) => {
    expect(checkKyc(withPerson({ certificate_type, id_number }), today)).toEqual([
      { field: 'connected_persons.persons.0.id_number', rule },
    ])
  })

  it('requires both sides of a card, and one page of a passport', () => {
    const { id_back_file_id: _none, ...oneSided } = director(files)
    expect(checkPersons(oneSided)).toEqual([
      { field: 'connected_persons.persons.0.id_back_file_id', rule: 'required' },
    ])
    expect(checkPersons({ ...oneSided, certificate_type: 'passport', id_number: 'E12345678' })).toEqual([])
  })

  it('compares the birth date with the ID number', () => {
    expect(checkKyc(withPerson({ birth_date: '1949-12-30' }), today)).toEqual([
      { field: 'connected_persons.persons.0.birth_date', rule: 'birthDateMismatch' },
    ])
    const passport = { certificate_type: 'passport', id_number: 'E12345678' } as const
    expect(checkKyc(withPerson({ ...passport, birth_date: '1949-12-30' }), today)).toEqual([])
  })

  it('requires an adult signer, but allows a younger shareholder', () => {
    const passport = { certificate_type: 'passport', id_number: 'E12345678' } as const
    const born = (birth_date: string, capacity = 'director') =>
      checkPersons(
        director(files),
        director(files, {
          ...passport,
          birth_date,
          capacity,
          email: 'other@shop.test',
          mobile: '13900139002',
        }),
      )
    expect(born('2008-11-02')).toEqual([])
    expect(born('2008-11-03')).toEqual([
      { field: 'connected_persons.persons.1.birth_date', rule: 'signerUnderAge' },
    ])
    expect(born('2015-05-01', 'shareholder')).toEqual([])
  })

  it('requires the Chinese name for a mainland ID, and the English one for any other', () => {
    const { full_name_en: _en, ...chinese } = director(files)
    const { full_name_cn: _cn, ...english } = director(files)
    const passport = { certificate_type: 'passport', id_number: 'E12345678' } as const
    expect(checkPersons(chinese)).toEqual([])
    expect(checkPersons(english)).toEqual([
      { field: 'connected_persons.persons.0.full_name_cn', rule: 'required' },
    ])
    expect(checkPersons({ ...english, ...passport })).toEqual([])
    expect(checkPersons({ ...chinese, ...passport })).toEqual([
      { field: 'connected_persons.persons.0.full_name_en', rule: 'required' },
    ])
  })

  it('requires a registered name: either one in Hong Kong, the Chinese one on the mainland', () => {
    const { register_name_en: english, register_name_cn: chinese, ...unnamed } = companyInfo()
    const missing = (names: KycSections['company_info'], home: KycSections['company_info'] = {}) =>
      checkKyc(kyc({ company_info: { ...unnamed, ...home, ...names } }), today).map(({ field }) => field)
    const en = english ? { register_name_en: english } : {}
    const cn = chinese ? { register_name_cn: chinese } : {}
    expect([missing(en), missing(cn)]).toEqual([[], []])
    expect(missing({})).toEqual(['company_info.register_name_en'])
    const mainland = { country_region: chinaId, uscc: '91110000600037341L' }
    expect(missing(cn, mainland)).toEqual([])
    expect(missing(en, mainland)).toEqual(['company_info.register_name_cn'])
    const elsewhere = { country_region: '6', company_registration_number: '123' }
    expect(missing(cn, elsewhere)).toEqual(['company_info.register_name_en'])
  })

  it('validates a mobile number with its area code', () => {
    expect(checkKyc(withPerson({ mobile: '13800138000', mobile_area_code: undefined }), today)).toEqual([
      { field: 'connected_persons.persons.0.mobile_area_code', rule: 'areaCodeRequired' },
    ])
    expect(checkKyc(withPerson({ mobile: '13800138000', mobile_area_code: '+852' }), today)).toEqual([
      { field: 'connected_persons.persons.0.mobile', rule: 'mobileInvalid' },
    ])
  })

  it('requires a signer for the company', () => {
    expect(checkKyc(withPerson({ capacity: 'shareholder' }), today)).toEqual([
      { field: 'connected_persons.persons', rule: 'atLeastOne' },
    ])
  })

  it('refuses shareholdings above 100%', () => {
    expect(owning('33.33', '33.33', '33.34')).toEqual([])
    expect(owning('33.33', '33.33', '33.35')).toEqual([
      { field: 'connected_persons.persons', rule: 'percentInvalid' },
    ])
  })

  it('requires at least one business answer, not counting an empty list', () => {
    expect(checkKyc(kyc({ business_info: { top_buyer_countries: [] } }), today)).toEqual([
      { field: 'business_info', rule: 'atLeastOne' },
    ])
    expect(checkKyc(kyc({ business_info: { years_of_business: 0 } }), today)).toEqual([])
  })
})
