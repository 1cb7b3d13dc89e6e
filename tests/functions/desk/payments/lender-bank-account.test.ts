import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lenderBankAccount } from '../../../../functions/desk/payments/lender-bank-account.ts'
import { testLender } from '../../../support/test-lender.ts'

const iban = 'GB29 NWBK 6016 1331 9268 19'
const lender = {
  ...testLender,
  payoutAccount: {
    ...testLender.repaymentAccount,
    accountNumber: iban,
    otherNumbers: ['60-16-13 31926819'],
  },
}
const kept = { repayment: '123456789000', payout: 'GB29NWBK60161331926819' }
const accountOf = (named: string) => lenderBankAccount(lender, named)

const grouped = (number: string, marks: readonly string[]) =>
  [...number].map((character, index) => `${marks[index]}${character}`).join('')

describe('the lender’s account', () => {
  test.each([
    ['123-456789-000', kept.repayment],
    ['123 456789 000', kept.repayment],
    ['123\u2013456789\u2011000', kept.repayment],
    [`${testLender.repaymentAccount.swiftCode}/123456789000`, kept.repayment],
    [`${testLender.repaymentAccount.swiftCode}XXX/123-456789-000`, kept.repayment],
    ['gb29nwbk60161331926819', kept.payout],
    ['60161331926819', kept.payout],
  ])('is known by %s', (named, account) => {
    expect(accountOf(named)).toBe(account)
  })

  test.each([
    '',
    '456789-000',
    '0123-456789-000',
    '123-456789-0000',
    '123-456789-000 GBP',
    '123/456789/000',
    '31926819',
    'FR29 NWBK 6016 1331 9268 19',
    'OTHERHKH/123456789000',
    '１２３４５６７８９０００',
  ])('is not known by %j', (named) => {
    expect(accountOf(named)).toBeUndefined()
  })

  test('is known however its number is grouped, and by nothing that is shorter, longer or different', () => {
    const grouping = fc.array(fc.constantFrom('', ' ', '-', '\u00A0', '\u2013'), {
      minLength: 40,
      maxLength: 40,
    })
    fc.assert(
      fc.property(
        fc.constantFrom<keyof typeof kept>('repayment', 'payout'),
        grouping,
        fc.nat(40),
        fc.stringMatching(/^[0-9A-Z]{1,3}$/),
        (which, marks, at, extra) => {
          const number = kept[which]
          const place = at % number.length
          expect(accountOf(grouped(number, marks))).toBe(number)
          const changed = [
            number.slice(0, place) + extra + number.slice(place),
            number.slice(0, place) + number.slice(place + 1),
            extra + number,
            number + extra,
          ]
          for (const each of changed) expect(accountOf(grouped(each, marks))).toBeUndefined()
        },
      ),
    )
  })

  test('is none where its number is that of both', () => {
    const both = { ...lender, repaymentAccount: { ...lender.repaymentAccount, otherNumbers: [iban] } }
    expect(lenderBankAccount(both, iban)).toBeUndefined()
  })
})
