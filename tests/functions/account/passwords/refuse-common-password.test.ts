import { expect, test } from 'vitest'
import {
  portalWords,
  refuseCommonPassword,
} from '../../../../functions/account/passwords/refuse-common-password.ts'
import { testBrandName } from '../../../support/test-lender.ts'

const email = 'li.mei@shop.test'

const refuse = (password: string, of: string) =>
  refuseCommonPassword(password, of, { brandName: testBrandName })

test.each([
  '12345678',
  'qwertyuiop',
  'Password1!',
  'P@ssw0rd2026!',
  'Pa$$w0rd!',
  '$Unshine12',
  '!Monkey!99',
  'Qwerty#123',
  '1Qaz2wsx!',
  'Aa123456!',
  'Abcd1234!',
  'Iloveyou#1',
])('%s is a common password', async (password) => {
  expect(await refuse(password, email)).toEqual({
    ok: false,
    reason: 'invalidInput',
    errors: [{ field: 'body.password', rule: 'passwordCommon' }],
  })
})

test.each(['li.mei@shop.test', 'Li.Mei2026!', 'Limei#88', 'L1.Mei!'])(
  '%s contains the user’s own address',
  async (password) => {
    expect(await refuse(password, email)).toBeDefined()
    expect(await refuse(password, 'somebody@else.test')).toBeUndefined()
  },
)

test.each(['Brightquay2026!', 'br1ghtqu@y', 'Brightquay#1', 'Financing88!', 'Drawdown!2', ...portalWords])(
  '%s contains the brand or a term of the portal',
  async (password) => {
    expect(await refuse(password, email)).toBeDefined()
  },
)

test.each(['Kestrel#58', 'Jade&Tower9', 'correct horse 7', 'harbour 22', 'Gh7#kQz!m2', '灯塔Quay#7'])(
  '%s is accepted',
  async (password) => {
    expect(await refuse(password, email)).toBeUndefined()
  },
)

test('an address without letters before the @ does not restrict passwords', async () => {
  expect(await refuse('58#58#58#Qx', '88@shop.test')).toBeUndefined()
  expect(await refuse('Kestrel#58', '@shop.test')).toBeUndefined()
})
