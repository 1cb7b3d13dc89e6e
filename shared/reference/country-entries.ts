import { intlLocale } from '../i18n/intl-locale.ts'
import type { Locale } from '../i18n/locales.ts'
import type { DictionaryEntry } from './dictionary-entry.ts'

/** The codes of ISO 3166-1, in the order of our ids: 1 is Hong Kong, 2 the mainland. */
const codes =
  'HK CN MO TW US GB DE FR IT ES NL BE IE PT AT CH SE NO DK FI PL CZ HU RO GR LU TR RU CA MX BR AR CL CO PE AU NZ JP ' +
  'KR SG MY TH VN ID PH KH MM IN PK BD LK AE SA QA KW IL EG MA ZA NG KE GH KZ MN VG KY BM SC WS MU AD AF AG AI AL AM ' +
  'AO AQ AS AW AX AZ BA BB BF BG BH BI BJ BL BN BO BQ BS BT BV BW BY BZ CC CD CF CG CI CK CM CR CU CV CW CX CY DJ DM ' +
  'DO DZ EC EE EH ER ET FJ FK FM FO GA GD GE GF GG GI GL GM GN GP GQ GS GT GU GW GY HM HN HR HT IM IO IQ IR IS JE JM ' +
  'JO KG KI KM KN KP LA LB LC LI LR LS LT LV LY MC MD ME MF MG MH MK ML MP MQ MR MS MT MV MW MZ NA NC NE NF NI NP NR ' +
  'NU OM PA PF PG PM PN PR PS PW PY RE RS RW SB SD SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TJ TK TL ' +
  'TM TN TO TT TV TZ UA UG UM UY UZ VA VC VE VI VU WF YE YT ZM ZW'

const codeList = codes.split(' ')

/** Names that differ from those of the Unicode CLDR. */
const ownNames: Readonly<
  Record<string, readonly [simplified: string, traditional: string, english: string]>
> = {
  HK: ['中国香港', '中國香港', 'Hong Kong SAR, China'],
  CN: ['中国内地', '中國內地', 'Mainland China'],
  MO: ['中国澳门', '中國澳門', 'Macao SAR, China'],
  TW: ['中国台湾', '中國台灣', 'Taiwan, China'],
  MM: ['缅甸', '緬甸', 'Myanmar'],
  CD: ['刚果民主共和国', '剛果民主共和國', 'Democratic Republic of the Congo'],
  CG: ['刚果共和国', '剛果共和國', 'Republic of the Congo'],
}

const namesIn = (locale: Locale) => {
  const names = new Intl.DisplayNames(intlLocale[locale], { type: 'region' })
  return (code: string): string => names.of(code) ?? code
}

/**
 * The countries and regions of ISO 3166-1, Hong Kong usage in Traditional Chinese. Forms offer every one of them, since
 * screening and the risk rating assess the country. Names come from the runtime, as lists of them would fill the pages
 * with forms.
 */
export const countryEntries: DictionaryEntry[] = (() => {
  const [simplified, traditional, english] = [namesIn('zh-CN'), namesIn('zh-TW'), namesIn('en')]
  return codeList.map((code, index) => {
    const [name_chi, name_cht, name_eng] = ownNames[code] ?? [
      simplified(code),
      traditional(code),
      english(code),
    ]
    return { key_id: `${index + 1}`, name_chi, name_cht, name_eng }
  })
})()

/** The entry of a code of ISO 3166-1, in any case. */
export const countryOfCode = (code: string): DictionaryEntry | undefined =>
  countryEntries[codeList.indexOf(code.toUpperCase())]
