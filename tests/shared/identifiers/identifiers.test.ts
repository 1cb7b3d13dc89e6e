import { describe, expect, test } from 'vitest'
import { isBic, isoCountries } from '#shared/identifiers/bic.ts'
import { isBrn } from '#shared/identifiers/brn.ts'
import { isHkid } from '#shared/identifiers/hkid.ts'
import { isMobile, isSignupMobile } from '#shared/identifiers/mobile.ts'
import { isPrcId } from '#shared/identifiers/prc-id.ts'
import { isUscc } from '#shared/identifiers/uscc.ts'

const cases = [
  {
    name: 'USCC',
    check: isUscc,
    valid: ['91110000600037341L', '91420000737944946L', '91330106MA1K000070'],
    invalid: [
      '91110000600037342L',
      'A1110000600037341L',
      '9111000060003734IL',
      '91110000600037341l',
      '91110000600037341',
      '91110000600037341L\n',
      '',
    ],
  },
  {
    name: 'BRN',
    check: isBrn,
    valid: ['31130878', '17674094'],
    invalid: ['1234567', '1234567A', '123456789', ''],
  },
  {
    name: 'HKID',
    check: isHkid,
    valid: ['A123456(3)', 'AB123456(9)', 'G123456(A)', 'A1234563'],
    invalid: [
      'A123456(4)',
      'AB123456(8)',
      'A123456(3',
      'A1234563)',
      'a123456(3)',
      '1234567(3)',
      'ABC123456(9)',
      '',
    ],
  },
  {
    name: 'PRC identity number',
    check: isPrcId,
    valid: ['34052419800101001X', '370101190102039973'],
    invalid: ['340524198001010011', '110105194902300020', '34052419800101001x', '34052419800101001', ''],
  },
  {
    name: 'BIC',
    check: isBic,
    valid: ['HSBCHKHHHKH', 'CHASUS33', 'NLPRXKPR'],
    invalid: ['HSBCHKH', 'HSBCZZHH', 'HSBCHKHHHK', 'hsbchkhhhkh', 'HSBCHKHHHKHH', ''],
  },
]

describe.each(cases)('$name', ({ check, valid, invalid }) => {
  test.each(valid)('accepts %j', (text) => expect(check(text)).toBe(true))
  test.each(invalid)('refuses %j', (text) => expect(check(text)).toBe(false))
})

describe('mobile', () => {
  test.each([
    ['+86', '13800138000'],
    ['+852', '91234567'],
    ['+1', '2125550123'],
  ])('%s accepts %s', (areaCode, number) => expect(isMobile(areaCode, number)).toBe(true))

  test.each([
    ['+86', '12800138000'],
    ['+852', '31234567'],
    ['+1', '0125550123'],
    ['+86', '91234567'],
    ['+86', '1380013800'],
    ['+44', '7911123456'],
    ['+', '13800138000'],
    ['toString', '13800138000'],
  ])('%s refuses %s', (areaCode, number) => expect(isMobile(areaCode, number)).toBe(false))
})

describe('a number for a signup', () => {
  test.each([
    ['+86', '13800138000'],
    ['+44', '7911123456'],
    ['+65', '81234567'],
    ['+1', '2425550123'],
  ])('%s %s is accepted', (areaCode, number) => expect(isSignupMobile(areaCode, number)).toBe(true))

  test.each([
    ['+86', '12800138000'],
    ['+852', '31234567'],
    // The digits of +86 12800138000 and +852 31234567, split elsewhere.
    ['+861', '2800138000'],
    ['+8', '612800138000'],
    ['+85', '231234567'],
    ['+1242', '5550123'],
    ['+44', '791'],
    ['+44', '791112345678901'],
    ['+44', '7911-123456'],
    ['+0', '7911123456'],
    ['+', '7911123456'],
    ['44', '7911123456'],
    ['', '7911123456'],
  ])('%s %s is refused', (areaCode, number) => expect(isSignupMobile(areaCode, number)).toBe(false))
})

test('the country list has the 249 codes of ISO 3166-1', () => {
  expect(isoCountries.size).toBe(249)
})
