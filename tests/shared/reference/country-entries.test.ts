import { expect, test } from 'vitest'
import { countryEntries, countryOfCode } from '#shared/reference/country-entries.ts'

test('a country is found by its code in any case, as by its id', () => {
  expect(countryOfCode('hk')).toBe(countryEntries.find(({ key_id }) => key_id === '1'))
  expect(countryOfCode('IR')).toMatchObject({ name_chi: '伊朗', name_cht: '伊朗', name_eng: 'Iran' })
})

test('what is no code is no country', () => {
  for (const text of ['', 'Iran', 'xx', '1', 'HK CN']) expect(countryOfCode(text)).toBeUndefined()
})
