import { expect, it } from 'vitest'
import {
  accountBody,
  accountFields,
  accountRules,
  regionOfSwift,
} from '../../../web/features/application/drawdown-account-input.ts'

const account = {
  bank: 'HSBCHKHH',
  swift_code: 'HSBCHKHHHKH',
  bank_name: 'HSBC',
  region: '1',
  branch: 'Central',
  address: '1 Queen’s Road Central',
  currency: 'GBP',
  relation_type: 'company',
  account_name: 'Harbour Gift Trading Limited',
  account_number: ' 808-123456-838 ',
}

it('sends the account without the bank selection, trimmed', () => {
  const { bank: _bank, ...fields } = account
  expect(accountBody(account)).toEqual({ ...fields, account_number: '808-123456-838' })
  expect(accountRules(account)).toEqual({})
})

it('reports every missing field', () => {
  expect(accountRules({})).toEqual(Object.fromEntries(accountFields.map((name) => [name, 'required'])))
})

it('validates the BIC’s format', () => {
  const wrong: [string, string][] = [
    ['', 'required'],
    ['HSBC', 'bicLength'],
    ['HSBCHKHHH', 'bicLength'],
    ['HSBC12HH', 'bicInvalid'],
    ['HSBCHKH汇', 'bicInvalid'],
    ['HSBCQQHH', 'bicCountry'],
  ]
  for (const [swift_code, rule] of wrong)
    expect(accountRules({ ...account, swift_code })).toEqual({ swift_code: rule })
})

it('derives a bank’s country from its BIC', () => {
  expect(regionOfSwift('HSBCHKHH')).toBe('1')
  expect(regionOfSwift('BKCHCNBJ')).toBe('2')
  expect(regionOfSwift('BARCGB22')).toBeUndefined()
})
