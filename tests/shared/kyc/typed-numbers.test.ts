import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankAccountInput } from '#shared/application/bank-account.schema.ts'
import { isUscc } from '#shared/identifiers/uscc.ts'
import { companyInfoDraftSchema } from '#shared/kyc/company-info.schema.ts'
import {
  type CertificateType,
  connectedPersonsDraftSchema,
  personProblems,
} from '#shared/kyc/connected-persons.ts'

/** A person whose number is the only field that may be invalid. */
const numbered = (certificate_type: CertificateType, id_number: string) => ({
  certificate_type,
  id_number,
  id_back_file_id: 'file',
  full_name_en: 'Lin Meihua',
  full_name_cn: '林美华',
})

const person = (id_number: string) => ({ persons: [{ id_number }] })

describe('numbers of companies', () => {
  test.each([
    ['1234 5678', '12345678'],
    [' １２３４５６７８ ', '12345678'],
    ['1234-5678', '12345678'],
  ])('the BRN %j is normalised to %s', (brn, kept) =>
    expect(companyInfoDraftSchema.parse({ brn })).toEqual({ brn: kept }),
  )

  // With the branch code, or a letter instead of a digit, it is another number.
  test.each(['12345678-000', '1234567', '1234S678', '12345678.', ''])('the BRN %j is refused', (brn) =>
    expect(companyInfoDraftSchema.safeParse({ brn }).error?.issues.map(({ message }) => message)).toEqual([
      'brnInvalid',
    ]),
  )

  test.each(['91110000600037341l', '9111 0000 6000 3734 1L', '９１１１００００６０００３７３４１Ｌ'])(
    'the credit code %j is normalised to capitals',
    (uscc) => expect(companyInfoDraftSchema.parse({ uscc })).toEqual({ uscc: '91110000600037341L' }),
  )

  test('a credit code with a wrong character is refused, however it is written', () => {
    const alphabet = [...'0123456789abcdefghjklmnpqrtuwxy']
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), fc.constantFrom(...alphabet), (at, character) => {
        const code = [...'91110000600037341l'].with(at, character).join('')
        const result = companyInfoDraftSchema.safeParse({ uscc: code })
        expect(result.success).toBe(isUscc(code.toUpperCase()))
        expect(result.success).toBe(code === '91110000600037341l')
      }),
    )
  })

  test.each(['hsbc hk hh hkh', 'HSBCHKHHHKH '])(
    'the SWIFT code %j is normalised to HSBCHKHHHKH',
    (swift_code) => expect(bankAccountInput.shape.swift_code.parse(swift_code)).toBe('HSBCHKHHHKH'),
  )
})

const readAccount = (account_number: string) =>
  bankAccountInput.shape.account_number.safeParse(account_number)

describe('the number of an account', () => {
  test.each([
    ['012-345678-001', '012345678001'],
    ['０１２－３４５６７８－００１', '012345678001'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['de89370400440532013000', 'de89370400440532013000'],
    // Not IBANs: a bank's own prefix, and a country code that does not exist.
    ['HK12345678', 'HK12345678'],
    ['ZZ12345678901234567', 'ZZ12345678901234567'],
  ])('%j is kept as %s', (typed, kept) => {
    expect(readAccount(typed).data).toBe(kept)
  })

  test.each([
    ['GB29 NWBK 6016 1331 9268 91', 'ibanCheckDigit'],
    ['DE89370400440532013001', 'ibanCheckDigit'],
    ['123', 'accountNumberInvalid'],
    ['12.345.678', 'accountNumberInvalid'],
    ['账号12345', 'accountNumberInvalid'],
  ])('%j is refused with its error', (typed, rule) => {
    expect(readAccount(typed).error?.issues.map(({ message }) => message)).toEqual([rule])
  })
})

describe('numbers of persons', () => {
  test.each([
    ['china_id', '34052419800101001x', '34052419800101001X'],
    ['china_id', '340524 19800101 001X', '34052419800101001X'],
    ['hk_id', 'a123456(3)', 'A123456(3)'],
    ['hk_id', 'Ａ１２３４５６（３）', 'A123456(3)'],
    ['passport', ' e12345678 ', 'E12345678'],
  ] as const)('of the type %s, %j is normalised to %s', (certificate_type, typed, kept) => {
    expect(connectedPersonsDraftSchema.parse(person(typed))).toEqual(person(kept))
    expect(personProblems(numbered(certificate_type, typed), '2026-11-22')).toEqual([])
  })

  test.each([
    ['china_id', '34052419800101002x', 'prcIdCheckDigit'],
    ['china_id', '34052419800101', 'prcIdInvalid'],
    ['hk_id', 'a123456(4)', 'hkidCheckDigit'],
    ['hk_id', 'a12345(6)', 'hkidInvalid'],
    ['passport', 'e1234567８９０１２３４５６７８９０', 'passportInvalid'],
  ] as const)('of the type %s, %j is refused with its error', (certificate_type, typed, rule) =>
    expect(personProblems(numbered(certificate_type, typed), '2026-11-22')).toEqual([
      { path: 'id_number', rule },
    ]),
  )
})

describe('the age of a signatory', () => {
  test.each([
    ['2008-11-22', '2026-11-22', []],
    ['2008-11-23', '2026-11-22', ['signerUnderAge']],
    // By Hong Kong's law on 1 March, and not on the last day of February.
    ['2008-02-29', '2026-02-28', ['signerUnderAge']],
    ['2008-02-29', '2026-03-01', []],
    ['2026-11-23', '2026-11-22', ['dateInFuture']],
  ])('born on %s is checked on %s', (birth_date, today, rules) => {
    const problems = personProblems(
      { ...numbered('passport', 'E12345678'), capacity: 'director', birth_date },
      today,
    )
    expect(problems.map(({ rule }) => rule)).toEqual(rules)
  })
})
