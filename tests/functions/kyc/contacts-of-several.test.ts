import { beforeEach, expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { findUser, replaceUser } from '../../../functions/data/users.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { sellerReadyToSign, type TestDirector, twoDirectors } from '../agreements/approved-company.ts'
import { approvedBoard, changeBoard, submitBoard } from './two-directors.ts'

const app = await useTestApp()
beforeEach(() => app.clock.advance('P1D'))

const at = (index: number, name: string) => `connected_persons.persons.${index}.${name}`

test('several signers need distinct addresses and numbers, and every wrong field is reported', async () => {
  const { submitted } = await submitBoard(app, {
    email: 'Lin.Meihua@shop.test',
    mobile_area_code: undefined,
    mobile: undefined,
  })
  expect(submitted).toMatchObject({
    status: 400,
    errors: [
      { field: at(0, 'email'), rule: 'contactOfAnother' },
      { field: at(1, 'email'), rule: 'contactOfAnother' },
      { field: at(1, 'mobile'), rule: 'mobileRequired' },
    ],
  })
  expect((await submitBoard(app)).submitted.code).toBe(200)
})

test('a second signer cannot have the number of another user of the company, even in a change', async () => {
  const { persons, ...board } = await approvedBoard(app)
  const [lin, chen] = persons
  const user = await findUser(app.deps.table, board.userId)
  if (!lin || !chen || !user) throw new Error('the board is not there')
  const own = { ...chen, mobile_area_code: '+852', mobile: '61230009' }
  await app.deps.table.write(
    replaceUser(app.deps.table, { ...user, phoneCountryCode: '+852', phoneNumber: '61230009' }),
  )
  const { submitted } = await changeBoard(app, board, [lin, own])
  expect(submitted).toMatchObject({
    status: 400,
    errors: [{ field: at(1, 'mobile'), rule: 'contactOfAnother' }],
  })
  const asUser = await changeBoard(app, board, [lin, { ...own, email: user.email }])
  expect(asUser.submitted.code).toBe(200)
})

const initiating = async (persons: TestDirector[], line: 'hook' | 'underwriting' = 'hook') => {
  const { token } = await sellerReadyToSign(app, { persons, line })
  return app.send(agreementsEndpoints.initiateSign, { body: {} }, { token })
}
const [chan, li] = twoDirectors as [TestDirector, TestDirector]
const { mobile: _mobile, mobile_area_code: _areaCode, ...unreached } = li

test.each([
  ['has no number', [chan, unreached], [{ field: at(1, 'mobile'), rule: 'mobileRequired' }]],
  [
    'has the number and the address of another',
    [chan, { ...li, mobile: '61234567', email: chan.email }],
    [0, 1].flatMap((index) => [
      { field: at(index, 'email'), rule: 'contactOfAnother' },
      { field: at(index, 'mobile'), rule: 'contactOfAnother' },
    ]),
  ],
])('signing cannot start if one of several signers %s in an older KYC', async (_how, persons, errors) => {
  expect(await initiating(persons)).toMatchObject({ status: 422, code: 90020001, errors })
})

test('signing can start with a single signer without a number, but a guarantor needs one', async () => {
  expect((await initiating([unreached])).code).toBe(0)
  const owner = {
    ...unreached,
    capacity: 'shareholder',
    ownership_percent: '100',
    certificate_type: 'hk_id' as const,
  }
  expect(await initiating([chan, owner])).toMatchObject({ code: 0 })
  expect(await initiating([chan, owner], 'underwriting')).toMatchObject({
    status: 422,
    errors: [{ field: at(1, 'mobile'), rule: 'mobileRequired' }],
  })
})
