import { expect, it } from 'vitest'
import { lenderBankAccount } from '../../../functions/desk/payments/lender-bank-account.ts'
import { lenderAccountOf } from '../../../functions/repayment/lender-account.ts'
import { type Config, lenderSchema } from '../../../functions/runtime/config.ts'
import { testLender } from '../../support/test-lender.ts'

const lender = lenderSchema.parse({
  ...testLender,
  fps: { kind: 'fpsId', value: '1234567' },
  localAccounts: {
    GBP: {
      bankName: 'London Bank',
      swiftCode: 'LONDGB2L',
      accountName: 'Brightquay Finance Limited',
      accountNumber: '31926819',
      clearingCode: { kind: 'sortCode', code: '20-00-00' },
    },
  },
})
const accountIn = (currency: 'GBP' | 'HKD' | 'CNY' | 'USD', of = lender) =>
  lenderAccountOf({ lender: of } as Config, currency)

it('is the local account of the currency, with the code that its country’s transfers need', () => {
  expect(accountIn('GBP')).toEqual({
    bank_name: 'London Bank',
    swift_code: 'LONDGB2L',
    account_name: 'Brightquay Finance Limited',
    account_number: '31926819',
    clearing_code: { kind: 'sortCode', code: '20-00-00' },
  })
  expect(accountIn('USD').bank_name).toBe('Test Bank')
})

it('has the FPS proxy for Hong Kong dollars and renminbi alone, and none where none is set', () => {
  expect(accountIn('HKD').fps).toEqual({ kind: 'fpsId', value: '1234567' })
  expect(accountIn('CNY').fps).toEqual({ kind: 'fpsId', value: '1234567' })
  expect('fps' in accountIn('USD')).toBe(false)
  expect('fps' in accountIn('HKD', testLender)).toBe(false)
})

it('is known by its number in the bank’s statements', () => {
  expect(lenderBankAccount(lender, '31926819')).toBe('31926819')
  expect(lenderBankAccount(testLender, '31926819')).toBeUndefined()
})
