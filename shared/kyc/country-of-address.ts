import { countryEntries } from '../reference/country-entries.ts'
import { chinaId, hongKongId } from '../reference/country-ids.ts'

/** Country names in addresses that the reference data does not have. */
const otherNames: readonly (readonly [name: string, countryId: string])[] = [
  ['Hong Kong', hongKongId],
  ['香港', hongKongId],
  ['China', chinaId],
  ['中国', chinaId],
  ['中國', chinaId],
  ['USA', '5'],
  ['UK', '6'],
  ['Russian Federation', '28'],
  ['Viet Nam', '43'],
  ['Burma', '47'],
  ['UAE', '52'],
  ['BVI', '65'],
  ['Virgin Islands, British', '65'],
  ['DPRK', '158'],
  ["Democratic People's Republic of Korea", '158'],
  ['韓國', '39'],
  ['新西蘭', '37'],
  ['阿联酋', '52'],
  ['阿聯酋', '52'],
  ['沙特阿拉伯', '53'],
  ['英屬處女群島', '65'],
  ['朝鮮', '158'],
  ['Islamic Republic of Iran', '149'],
]

const names = [
  ...countryEntries.flatMap(
    ({ key_id: id, name_chi: simplified, name_cht: traditional, name_eng: english }) =>
      [simplified, traditional, english].map((name) => [name, id] as const),
  ),
  ...otherNames,
]
  .map(([name, id]) => [name.toLowerCase(), id] as const)
  // The longest first, since some begin or end with another country's name: in Chinese, Indonesia begins with India.
  .toSorted(([a], [b]) => b.length - a.length)

const isChinese = (name: string): boolean => /^\p{Script=Han}/u.test(name)

/**
 * What follows a country's name in the name of a place within a country: 黑山县 is in Liaoning, and 巴林左旗 in Inner
 * Mongolia.
 */
const isWithin = /^[左右]?[县縣市区區镇鎮乡鄉旗街路]/u

/**
 * The country of an address, by its id in the reference data: at the beginning in Chinese, at the end in English. A
 * street or district with a country's name does not count. Undefined if the address has no country, like most domestic
 * ones.
 */
export const countryOfAddress = (address: string): string | undefined => {
  // A postal code may follow the country.
  const text = address
    .trim()
    .toLowerCase()
    .replace(/[\s\d.。,，-]+$/u, '')
  const isNamed = (name: string): boolean => {
    if (isChinese(name)) return text.startsWith(name) && !isWithin.test(text.slice(name.length))
    const before = text.slice(0, -name.length)
    return text.endsWith(name) && (before === '' || /[,，;；\n]\s*$/u.test(before))
  }
  return names.find(([name]) => isNamed(name))?.[1]
}
