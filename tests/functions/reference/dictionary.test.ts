import { describe, expect, it } from 'vitest'
import { isBic, isoCountries } from '#shared/identifiers/bic.ts'
import { mobileAreaCodes } from '#shared/identifiers/mobile.ts'
import { dictionary } from '#shared/reference/dictionary.ts'
import { dictionaryCategories, dictionaryKeys, isDictionaryKey } from '#shared/reference/dictionary-keys.ts'

describe('the dictionary', () => {
  it.each(dictionaryCategories)('has distinct entries with a name in each language: %s', (category) => {
    const entries = dictionary[category]
    expect(entries.length).toBeGreaterThan(1)
    expect(new Set(entries.map((entry) => entry.key_id)).size).toBe(entries.length)
    for (const entry of entries)
      for (const name of [entry.name_chi, entry.name_cht, entry.name_eng]) expect(name).toMatch(/\S/)
  })

  it.each(dictionaryCategories)('has the values of a form in its order: %s', (category) => {
    expect(dictionary[category].map((entry) => entry.key_id)).toEqual(dictionaryKeys[category])
  })

  it('keeps the ids known to clients: 1 Hong Kong, 2 China', () => {
    const names = new Map(dictionary.country_region.map((entry) => [entry.key_id, entry.name_eng]))
    expect(names.get('1')).toContain('Hong Kong')
    expect(names.get('2')).toContain('China')
  })

  it('has every country of ISO 3166-1 once, under a name of its own in each language', () => {
    const countries = dictionary.country_region
    expect(countries).toHaveLength(isoCountries.size)
    for (const language of ['name_chi', 'name_cht', 'name_eng'] as const)
      expect(new Set(countries.map((country) => country[language])).size).toBe(isoCountries.size)
    expect(countries.map(({ name_eng: name }) => name)).toEqual(
      expect.arrayContaining([
        'Iran',
        'North Korea',
        'Syria',
        'Cuba',
        'Ukraine',
        'Panama',
        'Marshall Islands',
      ]),
    )
  })

  it('has banks with valid SWIFT codes, shown next to the name', () => {
    const banks = dictionary.bank_account
    expect(banks.filter(({ key_id: bic }) => !isBic(bic))).toEqual([])
    for (const bank of banks) expect(bank.show_name).toContain(bank.key_id)
  })

  it('has exactly the area codes whose numbers can be validated', () => {
    expect(dictionary.mobile_area_code.map((entry) => entry.key_id)).toEqual([...mobileAreaCodes])
  })

  it('distinguishes its keys from other text', () => {
    expect(isDictionaryKey('entity_type', 'partnership')).toBe(true)
    expect(isDictionaryKey('entity_type', 'trust')).toBe(false)
  })
})
