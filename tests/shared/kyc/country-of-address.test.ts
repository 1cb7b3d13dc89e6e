import { expect, test } from 'vitest'
import { countryOfAddress } from '#shared/kyc/country-of-address.ts'

test.each([
  ['12 Pyay Road, Yangon 11181, Myanmar', '47'],
  ['No. 5, Yangon, BURMA.', '47'],
  ['缅甸仰光市卑谬路12号', '47'],
  ['緬甸仰光市卑謬路12號', '47'],
  ['Jl. Sudirman 1, Jakarta, Indonesia 10220', '44'],
  ['印度尼西亚雅加达', '44'],
  ['Nevsky 1, St Petersburg, Russian Federation', '28'],
  ['Flat 3, 2 Kenya Street, Kowloon, Hong Kong', '1'],
  ['朝鲜平壤市', '158'],
  ['Valiasr Street 3, Tehran, Islamic Republic of Iran', '149'],
  ['广东省深圳市南山区1号', undefined],
  ['黑山县解放街2号', undefined],
  ['巴林左旗林东镇', undefined],
  ['3 Russia Lane', undefined],
  ['Rm 8, New Zealand House', undefined],
  ['', undefined],
])('the country of %j is %s', (address, country) => {
  expect(countryOfAddress(address)).toBe(country)
})
