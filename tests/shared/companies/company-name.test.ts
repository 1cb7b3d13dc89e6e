import { expect, test } from 'vitest'
import { isSameCompanyName } from '#shared/companies/company-name.ts'

test.each([
  ['Lantern Street Trading Limited', 'LANTERN STREET TRADING LTD.'],
  ['Harbour Gift Co., Ltd.', 'Harbour Gift Company Limited'],
  ['Smith & Sons Inc', 'Smith and Sons, Incorporated'],
  ['Ｌａｎｔｅｒｎ　Ｌｉｍｉｔｅｄ', 'Lantern Limited'],
  ['灯街贸易（深圳）有限公司', '灯街贸易(深圳)有限公司'],
])('%s is %s', (a, b) => {
  expect(isSameCompanyName(a, b)).toBe(true)
  expect(isSameCompanyName(b, a)).toBe(true)
})

test.each([
  ['Lantern Street Trading Limited', 'Lantern Street Trading (HK) Limited'],
  ['Lantern Limited', 'Lantern'],
  ['灯街贸易有限公司', '灯街有限公司'],
  ['', ''],
  ['...', '、'],
])('%s is not %s', (a, b) => {
  expect(isSameCompanyName(a, b)).toBe(false)
})
