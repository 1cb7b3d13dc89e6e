import { expect, test } from 'vitest'
import {
  isMask,
  maskAddress,
  maskIdNumber,
  maskName,
  maskNumber,
  maskSections,
} from '#shared/kyc/mask-kyc.ts'

test.each([
  ['陈大文', '陈••'],
  ['Chan Tai Man', 'C••• T••• M•••'],
  ['Lin', 'L•••'],
  ['X', 'X'],
])('the name %s is masked as %s', (name, masked) => expect(maskName(name)).toBe(masked))

test.each([
  ['A123456(3)', 'A1•••••(3)'],
  ['34052419800101001X', '34••••••••••••••1X'],
  ['E12345678', 'E1•••••78'],
])('the number %s is masked as %s', (number, masked) => expect(maskNumber(number)).toBe(masked))

test.each([
  ['A123456(3)', 'A1•••••(•)'],
  ['34052419800101001X', '34••••••••••••••••'],
  ['E12345678', 'E1•••••••'],
  ['AB123', 'A••••'],
])('the end of the document number %s is masked: %s', (number, masked) => {
  expect(maskIdNumber(number)).toBe(masked)
  expect(maskIdNumber(masked)).toBe(masked)
  expect([isMask(number), isMask(masked)]).toEqual([false, true])
})

test.each([
  ['香港湾仔港湾道25号', '香港湾•••'],
  ['Unit 1203, 25 Harbour Road, Hong Kong', '•••, Hong Kong'],
  ['88 Queen’s Road Central', '•••'],
])('the address %s is masked as %s', (address, masked) => expect(maskAddress(address)).toBe(masked))

test('sections keep data that identifies nobody, without the pictures of documents', () => {
  const sections = {
    company_info: { register_name_en: 'Lantern Limited', brn: '12345678', country_region: '1' },
    business_info: { years_of_business: 3 },
    connected_persons: {
      persons: [
        {
          person_id: 'p',
          full_name_cn: '陈大文',
          capacity: 'director',
          birth_date: '1985-03-02',
          email: 'chan@example.com',
          mobile: '91234567',
          id_front_file_id: 'front',
          id_back_file_id: 'back',
        },
      ],
    },
    documents: { other: ['a', 'b'] },
  }
  expect(maskSections(sections)).toEqual({
    company_info: { register_name_en: 'Lantern Limited', brn: '12••••78', country_region: '1' },
    business_info: { years_of_business: 3 },
    connected_persons: {
      persons: [
        {
          person_id: 'p',
          full_name_cn: '陈••',
          capacity: 'director',
          birth_date: '1985-••-••',
          email: 'c•••@example.com',
          mobile: '•••4567',
        },
      ],
    },
    documents: { other: ['a', 'b'] },
  })
})
