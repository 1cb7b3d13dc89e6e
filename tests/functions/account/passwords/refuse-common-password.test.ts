import { expect, test } from 'vitest'
import { refuseCommonPassword } from '../../../../functions/account/passwords/refuse-common-password.ts'

const email = 'li.mei@shop.test'

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
])('%s is what guessers try first', async (password) => {
  expect(await refuseCommonPassword(password, email)).toEqual({
    ok: false,
    reason: 'invalidInput',
    errors: [{ field: 'body.password', rule: 'passwordCommon' }],
  })
})

test.each(['li.mei@shop.test', 'Li.Mei2026!', 'Limei#88', 'L1.Mei!'])(
  '%s is the user’s own address',
  async (password) => {
    expect(await refuseCommonPassword(password, email)).toBeDefined()
    expect(await refuseCommonPassword(password, 'somebody@else.test')).toBeUndefined()
  },
)

test.each(['Kestrel#58', 'Jade&Tower9', 'correct horse 7', 'harbour 22', 'Gh7#kQz!m2', '灯塔Quay#7'])(
  '%s is none of them',
  async (password) => {
    expect(await refuseCommonPassword(password, email)).toBeUndefined()
  },
)

test('an address without letters before the @ refuses nobody else’s password', async () => {
  expect(await refuseCommonPassword('58#58#58#Qx', '88@shop.test')).toBeUndefined()
  expect(await refuseCommonPassword('Kestrel#58', '@shop.test')).toBeUndefined()
})
